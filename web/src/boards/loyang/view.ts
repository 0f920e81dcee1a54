/** What Loyang's view holds: see view.py and outlook.py of the game. */

import type { Text } from '../../lib/wire.ts'

export type Vegetable = 'wheat' | 'pumpkin' | 'turnip' | 'cabbage' | 'bean' | 'leek'
export type Wares = Record<Vegetable, number>
export type CardType =
  | 'common_field'
  | 'market_stall'
  | 'regular_customer'
  | 'casual_customer'
  | 'helper'

/** What is printed on a card. */
export interface CardFacts {
  id: string
  type: CardType
  name?: Text
  rule?: Text
  kind?: string
  lantern?: boolean | number
  plots?: number
  crops?: Vegetable[]
  offers?: Vegetable[]
  bowls?: number[]
  wants?: Vegetable[]
  pays?: number | number[]
  dotted?: boolean
}

export interface Field {
  id: string
  field: number
  kind: 'home' | 'private' | 'common'
  card: number | null
  plots: number
  crops: Vegetable[]
  crop: Vegetable | null
  left: number
  covers: number | null
}

export interface StallShown {
  id: string
  card: number
  places: { id: string; vegetable: Vegetable | null; bowls: number }[]
  covers: number | null
}

export interface RegularShown {
  id: string
  card: number
  rows: number
  pays: number | null
  red: boolean
  served: boolean
  covers: number | null
}

export interface CasualShown {
  id: string
  card: number
  pays: number
  covers: number | null
}

export interface HelperShown {
  id: string
  card: number
  why_not: string | null
  covers: number | null
}

export interface Display {
  stalls: StallShown[]
  regulars: RegularShown[]
  casuals: CasualShown[]
  helpers: HelperShown[]
}

export interface Outlook {
  casual: { now: number; after_one: number; regulars: number; casuals: number }
  pack: {
    price: number
    one_helper_less: number
    one_stall_less: number
    cards: number
    apart: boolean | number
    bought: boolean | number
    why_not: string | null
  }
  steps: { steps: number; to: number; cost: number }[]
  reach: number
  missing: Record<string, Partial<Record<Vegetable, number | null>>>
  if_ended: { turn_red: number[]; compensation: number; on_cart: number; room: number; too_many: number }
}

export interface Player extends Display {
  seat: number
  cash: number
  loans: number
  place: number
  points: number
  stage: 'waiting' | 'acting' | 'compensating' | 'storing' | 'scoring' | 'done'
  token: 'large' | 'small' | null
  cart: Wares
  store: Wares
  storehouse: { large: boolean | number; room: number }
  shop: Wares
  fields: Field[]
  stack: number
  next_set: number[]
  hand: number[] | null
  hand_size: number
  starter: number | null
  has_starter: boolean
  unpaid: { card: number; cost: number }[]
  owed: number
  drawn: number[]
  outlook: Outlook
}

export interface LoyangView {
  seat: number | null
  seats: number
  deck: { name: string; reconstructed: boolean }
  round: number
  rounds: number
  phase: 'prelude' | 'harvest' | 'deal' | 'cards' | 'tokens' | 'partner' | 'actions' | 'over'
  over: boolean
  active: number[]
  order: number[]
  pairs: [number, number][] | null
  partner: number | null
  large: number | null
  small: number | null
  finished: number[]
  pile: number
  discards: number[]
  yard: number[]
  grid: { id: string; card: number | null; cost: number | null }[] | null
  taking: number | null
  shop: { vegetable: Vegetable; buy: number; sell: number; spaces: number }[]
  path: { max: number }
  players: Player[]
  opponent: Display | null
  threats: { seat: number; card: number; targets: string[] }[]
  cards: Record<string, CardFacts>
  lesson: { id: string; text: Text; reasons: Text[] } | null
}

/** Rows of a preview that the board itself draws. */
export type Change =
  | { what: 'cash' | 'loans' | 'steps' | 'owed' | 'bills'; by: number }
  | { what: 'cart' | 'store' | 'shop'; vegetable: Vegetable; by: number }
  | { what: 'field'; field: string; crop: Vegetable | null }
  | { what: 'leaves' | 'comes' | 'offended'; card: number }
  | { what: 'casual' | 'pack'; from: number; to: number }
  | { what: 'asks' }
