/** What the Lydian view holds; docs/lydia.md describes every key. */

export type Colour = 'blue' | 'yellow' | 'green' | 'red'
export type Merchant = Colour | 'lydian' | 'artisan'
export type Good = Colour | 'coin'
export type Goods = Record<Good, number>
export type Deck = 'silver' | 'gold' | 'purple' | 'fountain'
export type Side = 'n' | 'e' | 's' | 'w'
export type Corner = 'nw' | 'ne' | 'se' | 'sw'

/** What is printed on a card; of pairs the first is the basic face, the second the upgraded one. */
export interface CardFacts {
  name: string
  deck: Deck
  pattern: string
  start: boolean
  cost: Partial<Goods>
  points: [number, number]
  reconstructed: boolean
  counts?: string
  each?: number
  merchants?: Merchant[]
  gates?: Colour[]
  reward?: [Partial<Goods>, Partial<Goods>]
}

export interface Gate {
  id: string
  colour: Colour
  corner: Corner
  merchants: Merchant[]
  king: boolean
}

export interface Builder {
  id: string
  corner: Corner
  sides: Side[]
  merchant: Merchant | null
}

export interface Slot {
  id: string
  deck: Deck
  card: number
  lies: boolean
  buyer: number | null
  lydian: boolean
}

export interface Tile {
  id: string
  side: Side
  kind: 'tomb' | 'estate'
  colour: Colour | null
  price: number
  open: boolean
  owner: number | null
  covers: number | null
}

export interface Property {
  id: string
  card: number
  upgraded: boolean
  covered: boolean
  points: number | null
}

export interface Player {
  seat: number
  colour: Colour | null
  goods: Goods
  influence: number
  lydian: boolean
  artisan: boolean
  wild: Colour | null
  entombed: Colour[]
  limit: number | null
  property_count: number
  properties: Property[]
  upgraded: number
  bag: Merchant[] | null
  bag_size: number
  courtyard: Merchant | null
  token: boolean
  points: number
  points_open: boolean
}

export interface Level {
  level: number
  limit: number | null
  points: number
  coins: number
  /** The merchant that stands there until the marker comes. */
  frees: 'lydian' | 'artisan' | null
  wild: boolean
}

export interface IncomeRow {
  from: number
  to: number
  gain: number
  lost: number
  bonus?: boolean
  sources: Partial<Record<'property' | 'gate' | 'merchants' | 'king', number>>
}

/** What a merchant would bring at a gate. */
export interface Income {
  gate: Colour
  merchant: Merchant
  as: Merchant | null
  goods: Partial<Record<Good, IncomeRow>>
  cards: number[]
  /** What each piece brings by itself. */
  each: {
    gate: Partial<Goods>
    king: Partial<Goods>
    merchants: Partial<Record<Merchant, Partial<Goods>>>
    cards: Record<string, Partial<Goods>>
  }
  bonuses: number
  points: [number, number]
  sell: number
  trade: boolean
  king: boolean
  pair: Merchant | null
  chariot: boolean
  race: boolean
}

/** What a seat has too little of; `short` are coins missing after all that can stand in. */
export type Lacking = Partial<Goods> & { short: number }

export interface LydiaView {
  seat: number | null
  seats: number
  turn: number
  round: number
  first: number
  active: number
  stage: 'colours' | 'draw' | 'place' | 'action' | 'refill' | 'over'
  over: boolean
  last_turns: boolean
  turns_left: number
  modules: string[]
  house_rules: string[]
  deck: { name: string; reconstructed: boolean }
  limits: { resource: number; coin: number; bag: number; upgraded: number }
  track: Level[]
  token: number | null
  gates: Gate[]
  fountain: Merchant[]
  builders: Builder[]
  market: Record<Side, Slot[]>
  tiles: Tile[]
  chariots: { merchants: (Merchant | null)[]; ranks: { coins?: number; influence?: number }[] } | null
  drawn: { merchant: Merchant; at: string | null; as: Merchant | null; swapped: boolean } | null
  bonuses: number
  buying_from: Side[]
  racing: number | null
  players: Player[]
  income: Income[]
  lacking: Record<string, Lacking>
  worth: Record<string, number>
  cards: Record<string, CardFacts>
}

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
