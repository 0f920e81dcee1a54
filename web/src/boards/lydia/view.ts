/** What the Lydian view holds, as the game declares it, and the rows of its previews. */

import type { Colour, Goods, Income, Merchant, Side } from '../../lib/generated/lydia.ts'

export type * from '../../lib/generated/lydia.ts'

/** The rows of a preview. */
export type Item =
  | ({ what: 'income' } & Income)
  | {
      what: 'shop'
      coins: number
      sides: Side[]
      cards: number[]
      tiles: Side[]
      upgrades: number[]
    }
  | { what: 'swap'; play: Merchant; park: Merchant }
  | { what: 'gain'; goods: Partial<Goods> }
  | { what: 'pay'; goods: Partial<Goods>; after: Goods }
  | { what: 'king'; from: Colour; to: Colour }
  | {
      what: 'influence'
      from: number
      to: number
      coins: number
      limit: number | null
      points: [number, number]
      merchant: Merchant | null
    }
  | {
      what: 'card'
      card: number
      upgraded: boolean
      points: [number, number]
      count: [number, number]
      trigger: boolean
    }
  | { what: 'tomb'; colour: Colour; lost: number }
  | { what: 'estate'; cards: number[] }
  | { what: 'bag'; merchants: Merchant[] }
