/** What Loyang's view holds, as the game declares it, and the rows of its previews. */

import type { Vegetable } from '../../lib/generated/loyang.ts'

export type * from '../../lib/generated/loyang.ts'

/** Rows of a preview that the board itself draws. */
export type Change =
  | { what: 'cash' | 'loans' | 'steps' | 'owed' | 'bills'; by: number }
  | { what: 'cart' | 'store' | 'shop'; vegetable: Vegetable; by: number }
  | { what: 'field'; field: string; crop: Vegetable | null }
  | { what: 'leaves' | 'comes' | 'offended'; card: number }
  | { what: 'casual' | 'pack'; from: number; to: number }
  | { what: 'asks' }
