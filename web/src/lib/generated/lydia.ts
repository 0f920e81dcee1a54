// Made by `make types` from tafelrunde.games.lydia.shown; do not edit.

export type Colour = 'blue' | 'green' | 'red' | 'yellow'

export type Good = 'blue' | 'coin' | 'green' | 'red' | 'yellow'

export type Merchant = 'artisan' | 'blue' | 'green' | 'lydian' | 'red' | 'yellow'

export type DeckName = 'fountain' | 'gold' | 'purple' | 'silver'

export type Side = 'e' | 'n' | 's' | 'w'

export type Corner = 'ne' | 'nw' | 'se' | 'sw'

export type Stage = 'action' | 'colours' | 'draw' | 'over' | 'place' | 'refill'

export type Some = Partial<Record<Good, number>>

/** So many of each good. */
export interface Goods {
  blue: number
  yellow: number
  green: number
  red: number
  coin: number
}

/** What is printed on a card; of pairs the first is the basic face, the second the upgraded. */
export interface CardFacts {
  name: string
  deck: DeckName
  pattern: string
  start: boolean
  cost: Some
  points: [number, number]
  reconstructed: boolean
  sources: Record<string, string>
  counts?: string
  each?: number
  merchants?: Merchant[]
  gates?: Colour[]
  reward?: [Some, Some]
}

/** The cards in play. */
export interface Deck {
  name: string
  reconstructed: boolean
}

/** How much a seat can have; at `upgraded` cards the match comes to its end. */
export interface Limits {
  resource: number
  coin: number
  bag: number
  upgraded: number
}

/** A level of the influence track; `frees` is the merchant that stands there at first. */
export interface Level {
  level: number
  limit: number | null
  points: number
  coins: number
  frees: 'artisan' | 'lydian' | null
  wild: boolean
}

/** A gate of the city and who stands there. */
export interface Gate {
  id: string
  colour: Colour
  corner: Corner
  merchants: Merchant[]
  king: boolean
}

/** A builder's place between two sides. */
export interface Builder {
  id: string
  corner: Corner
  sides: Side[]
  merchant: Merchant | null
}

/** A place of the market; `buyer` is who owns its card now. */
export interface Slot {
  id: string
  deck: DeckName
  card: number
  lies: boolean
  buyer: number | null
  lydian: boolean
}

/** The four sides of the city. */
export interface Market {
  n: Slot[]
  e: Slot[]
  s: Slot[]
  w: Slot[]
}

/** A tomb or an estate beside the market. */
export interface Tile {
  id: string
  side: Side
  kind: 'estate' | 'tomb'
  colour: Colour | null
  price: number
  open: boolean
  owner: number | null
  covers: number | null
}

/** What a rank of the chariot race brings. */
export interface Rank {
  coins?: number
  influence?: number
}

/** Who waits for the chariot race, and what it is for. */
export interface Chariots {
  merchants: (Merchant | null)[]
  ranks: Rank[]
}

export interface Drawn {
  merchant: Merchant
  at: string | null
  as: Merchant | null
  swapped: boolean
}

/** A card that a seat owns; `points` are hidden while they tell of a hidden bag. */
export interface Property {
  id: string
  card: number
  upgraded: boolean
  covered: boolean
  points: number | null
}

/** What lies before a seat. */
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

export interface IncomeRow {
  from: number
  to: number
  gain: number
  lost: number
  bonus?: boolean
  sources: Partial<Record<'gate' | 'king' | 'merchants' | 'property', number>>
}

/** What each piece brings by itself. */
export interface Each {
  gate: Some
  king: Some
  merchants: Partial<Record<Merchant, Some>>
  cards: Record<string, Some>
}

export interface Income {
  gate: Colour
  merchant: Merchant
  as: Merchant | null
  goods: Partial<Record<Good, IncomeRow>>
  cards: number[]
  each: Each
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
export interface Lacking {
  short: number
  blue?: number
  yellow?: number
  green?: number
  red?: number
  coin?: number
}

/** What a seat may see of a match; `seat` is None for a spectator. */
export interface LydiaView {
  seat: number | null
  seats: number
  turn: number
  round: number
  first: number
  active: number
  stage: Stage
  over: boolean
  last_turns: boolean
  turns_left: number
  modules: string[]
  house_rules: string[]
  deck: Deck
  limits: Limits
  track: Level[]
  token: number | null
  gates: Gate[]
  fountain: Merchant[]
  builders: Builder[]
  market: Market
  tiles: Tile[]
  chariots: Chariots | null
  drawn: Drawn | null
  bonuses: number
  buying_from: Side[]
  opened: Side[]
  racing: number | null
  players: Player[]
  income: Income[]
  lacking: Record<string, Lacking>
  worth: Record<string, number>
  cards: Record<string, CardFacts>
}

/** What a merchant brings at a gate. */
export interface IncomePreview {
  gate: Colour
  merchant: Merchant
  as: Merchant | null
  goods: Partial<Record<Good, IncomeRow>>
  cards: number[]
  each: Each
  bonuses: number
  points: [number, number]
  sell: number
  trade: boolean
  king: boolean
  pair: Merchant | null
  chariot: boolean
  race: boolean
  what: 'income'
}

/** What could be bought or upgraded after the fountain cards have paid. */
export interface ShopPreview {
  what: 'shop'
  coins: number
  sides: Side[]
  cards: number[]
  tiles: Side[]
  upgrades: number[]
}

/** The merchant that is played, and the one that is parked for it. */
export interface SwapPreview {
  what: 'swap'
  play: Merchant
  park: Merchant
}

/** What is gained, as limits and tombs leave it. */
export interface GainPreview {
  what: 'gain'
  goods: Some
}

/** What is paid, and what is held afterwards. */
export interface PayPreview {
  what: 'pay'
  goods: Some
  after: Goods
}

export interface KingPreview {
  what: 'king'
  from: Colour
  to: Colour
}

export interface InfluencePreview {
  what: 'influence'
  from: number
  to: number
  coins: number
  limit: number | null
  points: [number, number]
  merchant: Merchant | null
}

/** A card bought or upgraded; of pairs the first is now, the second then. */
export interface CardPreview {
  what: 'card'
  card: number
  upgraded: boolean
  points: [number, number]
  count: [number, number]
  trigger: boolean
}

/** A tomb, and the resources lost with it. */
export interface TombPreview {
  what: 'tomb'
  colour: Colour
  lost: number
}

/** An estate, and the cards it could cover. */
export interface EstatePreview {
  what: 'estate'
  cards: number[]
}

/** The bag afterwards. */
export interface BagPreview {
  what: 'bag'
  merchants: Merchant[]
}

export type PreviewRow =
  | IncomePreview
  | ShopPreview
  | SwapPreview
  | GainPreview
  | PayPreview
  | KingPreview
  | InfluencePreview
  | CardPreview
  | TombPreview
  | EstatePreview
  | BagPreview

/** What happens in a match. */
export type LydiaEvent =
  | ['gain', seat: number, good: Good, amount: number, lost: number, source: 'gate' | 'influence' | 'king' | 'merchants' | 'property' | 'race']
  | ['pay', seat: number, good: Good, amount: number]
  | ['trade', seat: number, good: Colour, amount: number]
  | ['draw', seat: number, merchant: Merchant]
  | ['swap', seat: number, merchant: Merchant, other: Merchant]
  | ['place', seat: number, merchant: Merchant, place: 'blue' | 'fountain' | 'green' | 'ne' | 'nw' | 'red' | 'se' | 'sw' | 'yellow', copied: '' | 'artisan' | 'blue' | 'green' | 'lydian' | 'red' | 'yellow']
  | ['to-fountain', merchant: Merchant, origin: 'blue' | 'builder' | 'chariots' | 'gold' | 'green' | 'influence' | 'red' | 'yellow']
  | ['to-chariot', merchant: Merchant, gate: Colour, count: number]
  | ['refill', seat: number, merchant: Merchant, place: 'blue' | 'fountain' | 'green' | 'ne' | 'nw' | 'red' | 'se' | 'sw' | 'yellow']
  | ['king', seat: number, before: Colour, gate: Colour]
  | ['colour', seat: number, colour: Colour]
  | ['influence', seat: number, level: number]
  | ['buy', seat: number, card: number, side: Side]
  | ['upgrade', seat: number, card: number]
  | ['token', seat: number]
  | ['tomb', seat: number, side: Side, colour: Colour, lost: number]
  | ['estate', seat: number, side: Side, card: number]
  | ['race', seat: number]
  | ['rank', seat: number, rank: number]
  | ['stopped', turns: number]

export const COLOURS: readonly Colour[] = [
  'blue',
  'yellow',
  'green',
  'red',
]

export const GOODS: readonly Good[] = [
  'blue',
  'yellow',
  'green',
  'red',
  'coin',
]
