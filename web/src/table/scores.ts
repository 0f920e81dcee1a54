/** What the lines of a score sheet show. */

import type { ScoreRow } from '../lib/wire.ts'
import { drawing } from '../ui/Icon.svelte'

/** A line's drawing has the line's own name, if it has one. */
export function lineIcon(id: string, game: string): string | null {
  const name = id.replace(`${game}-score-`, '')
  return drawing(name, game) ? name : null
}

/** Whether a seat has the most points of a line, and somebody fewer. */
export function isBest(line: ScoreRow, seat: number): boolean {
  const points = line.points[seat] ?? 0
  return points > 0 && points === Math.max(...line.points) && line.points.some((other) => other < points)
}
