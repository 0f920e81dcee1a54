/** What is dragged to a stall is what will be given there. */

import type { Pointing } from '../../../lib/pointing.svelte.ts'
import type { Ask } from '../../../lib/wire.ts'

/** The place on the cart of what was dragged. */
let promised: string | null = null

export function promise(place: string, to: string): void {
  if (to.startsWith('stall:')) promised = place
}

/** Give what was dragged to the stall, when the stall asks for it. */
export function keepPromise(pointing: Pointing, ask: Ask | null): void {
  const place = promised
  if (place === null || !ask) return
  promised = null
  const row = ask.kind === 'give' ? ask.options?.find((other) => other.targets.includes(place)) : undefined
  if (row) pointing.take(row)
}
