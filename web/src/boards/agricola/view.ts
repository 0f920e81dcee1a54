/** What Agricola's view holds, as the game declares it, and the rows of its previews. */

import type { Animal, Cell, Herd, House } from '../../lib/generated/agricola.ts'

export type * from '../../lib/generated/agricola.ts'

/** A row of a preview: docs/agricola.md, Previews. */
export type PreviewRow =
  | { icon: string; by: number; seat: number }
  | { row: 'begging'; by: number }
  | ({ row: 'cell' } & Cell)
  | ({ row: 'herd' } & Herd)
  | { row: 'house'; house: House }
  | { row: 'people'; by: number }
  | { row: 'pasture'; cells: number[]; capacity: number }
  | { row: 'breeds'; animal: Animal; fits: boolean }
  | { row: 'points'; by: number; categories: Record<string, number> }
