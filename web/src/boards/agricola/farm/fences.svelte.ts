/** What the question for fences offers on a farm. */

import type { Ask, OptionRow } from '../../../lib/wire.ts'

/** How somebody at this screen would like to draw. */
export const wish = $state({ edges: false })

/** The pastures that can be fenced on a seat's farm, by the mask of their spaces. */
export function pastureRows(ask: Ask | null, seat: number): Map<number, OptionRow> {
  const found = new Map<number, OptionRow>()
  for (const row of ask?.options ?? []) {
    if (ask?.seat === seat && typeof row.option === 'number') found.set(row.option, row)
    if (ask?.seat !== seat && Array.isArray(row.option) && row.option[0] === 'partner') found.set(Number(row.option[1]), row)
  }
  return found
}

/** The single edges that can be drawn or taken away on a seat's own farm. */
export function edgeRows(ask: Ask | null, seat: number): OptionRow[] {
  if (ask?.seat !== seat) return []
  return [...(ask.options ?? []), ...(ask.manual ?? [])].filter((row) => Array.isArray(row.option) && row.option[0] === 'edge')
}

/** Whether fences are being drawn: then they can only be drawn on. */
export function isDrawing(ask: Ask | null): boolean {
  return (ask?.options ?? []).some((row) => row.option === 'clear')
}

/** Whether single edges are pointed at: as wished, or because nothing else is open. */
export function isByEdge(ask: Ask | null, seat: number): boolean {
  return edgeRows(ask, seat).length > 0 && (wish.edges || isDrawing(ask) || !pastureRows(ask, seat).size)
}
