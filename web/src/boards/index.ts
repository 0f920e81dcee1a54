import type { FirstGame } from '../lib/guide.svelte.ts'
import type { BoardLoader, BoardModule } from './types.ts'

/** Every folder here with an index.ts is the board of the game it is named after. */
const loaders = import.meta.glob('./*/index.ts') as Record<string, BoardLoader>
/** Those with a lessons.ts can be learnt by playing. */
const teachers = import.meta.glob('./*/lessons.ts') as Record<string, () => Promise<{ default: FirstGame }>>

export async function boardOf(game: string): Promise<BoardModule> {
  const load = loaders[`./${game}/index.ts`] ?? loaders['./generic/index.ts']
  if (!load) throw new Error('the generic board is missing')
  return (await load()).default
}

/** Whether a game has a guided first game. */
export function teaches(game: string): boolean {
  return `./${game}/lessons.ts` in teachers
}

export async function firstGame(game: string): Promise<FirstGame> {
  const load = teachers[`./${game}/lessons.ts`]
  if (!load) throw new Error(`there are no lessons for ${game}`)
  return (await load()).default
}
