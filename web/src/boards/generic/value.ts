import type { Value } from '../../lib/wire.ts'
import { dashed, sayOr } from '../../lib/words.svelte.ts'

/** A name of the game's data in words, where its catalogue has them. */
export function nameOf(game: string, key: string): string {
  return sayOr(`${game}-view-${dashed(key)}`, key.replaceAll('_', ' '))
}

export function isPlain(value: Value): value is string | number | boolean | null {
  return value === null || typeof value !== 'object'
}

/** Whether a list holds one thing for each seat. */
export function bySeat(value: Value, seats: number): value is Value[] {
  return Array.isArray(value) && value.length === seats && seats > 1
}
