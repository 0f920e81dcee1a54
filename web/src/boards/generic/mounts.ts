import type { Given, Mounted } from '../types.ts'

export type Mount = (element: HTMLElement, given: Given) => Mounted

/** What draws the boards that packages of games bring along, by game. */
const mounts = new Map<string, Mount>()

export function mountOf(game: string): Mount | undefined {
  return mounts.get(game)
}

/** Fetch the script of a board from this server. */
export async function fetchMount(game: string, address: string): Promise<void> {
  const found = (await import(/* @vite-ignore */ address)) as { mount?: Mount }
  if (typeof found.mount !== 'function') throw new Error(`${address} exports no mount`)
  mounts.set(game, found.mount)
}
