// Made by `make types` from tafelrunde.games.loyang.shown.shown; do not edit.

import type { Text } from '../values.ts'

export type Vegetable = 'bean' | 'cabbage' | 'leek' | 'pumpkin' | 'turnip' | 'wheat'

export type CardType = 'casual_customer' | 'common_field' | 'helper' | 'market_stall' | 'regular_customer'

export type Stage = 'acting' | 'compensating' | 'done' | 'scoring' | 'storing' | 'waiting'

export type Phase = 'actions' | 'cards' | 'deal' | 'harvest' | 'over' | 'partner' | 'prelude' | 'tokens'

/** So many of each vegetable. */
export interface Wares {
  wheat: number
  pumpkin: number
  turnip: number
  cabbage: number
  bean: number
  leek: number
}

/** What is printed on a card. */
export interface CardFacts {
  id: string
  type: CardType
  name?: Text
  rule?: Text
  kind?: string
  lantern?: boolean
  plots?: number
  crops?: Vegetable[]
  offers?: Vegetable[]
  bowls?: number[]
  wants?: Vegetable[]
  pays?: number | number[]
  dotted?: boolean
  provenance: string
}

/** A field and what grows on it. */
export interface Field {
  id: string
  field: number
  kind: 'common' | 'home' | 'private'
  card: number | null
  plots: number
  crops: Vegetable[]
  crop: Vegetable | null
  left: number
  covers: number | null
}

/** A place of a stall; `bowls` are the vegetables it takes. */
export interface StallPlace {
  id: string
  vegetable: Vegetable | null
  bowls: number
}

/** A market stall. */
export interface StallShown {
  id: string
  card: number
  places: StallPlace[]
  covers: number | null
}

/** A regular customer. */
export interface RegularShown {
  id: string
  card: number
  rows: number
  pays: number | null
  red: boolean
  served: boolean
  covers: number | null
}

/** A casual customer. */
export interface CasualShown {
  id: string
  card: number
  pays: number
  covers: number | null
}

/** A helper. */
export interface HelperShown {
  id: string
  card: number
  why_not: string | null
  covers: number | null
}

/** What lies before a seat. */
export interface Display {
  stalls: StallShown[]
  regulars: RegularShown[]
  casuals: CasualShown[]
  helpers: HelperShown[]
}

/** What casual customers pay more or less; several where it hangs on who is served. */
export interface CasualOutlook {
  now: number
  after_one: number[]
  regulars: number
  casuals: number
}

/** What the two-pack costs; several where it hangs on which card leaves. */
export interface PackOutlook {
  price: number
  one_helper_less: number[]
  one_stall_less: number[]
  cards: number
  apart: boolean
  bought: boolean
  why_not: string | null
}

/** What so many steps cost. */
export interface StepOutlook {
  steps: number
  to: number
  cost: number
}

/** What the end of the turn would bring now. */
export interface IfEnded {
  turn_red: number[]
  compensation: number
  on_cart: number
  room: number
  too_many: number
}

/** What a seat can reckon with. */
export interface Outlook {
  casual: CasualOutlook
  pack: PackOutlook
  steps: StepOutlook[]
  reach: number
  missing: Record<string, Partial<Record<Vegetable, number | null>>>
  if_ended: IfEnded
}

/** Where vegetables keep over the night. */
export interface Storehouse {
  large: boolean
  room: number
}

/** A card that is still to be paid. */
export interface Bill {
  card: number
  cost: number
}

/** What helpers have done for this turn. */
export interface Effects {
  content: boolean
  sweet: boolean
  haggler: number
  carter: number
  storekeeper: number
  porter: number
  messenger: number | null
}

/** What a seat has. */
export interface Player {
  stalls: StallShown[]
  regulars: RegularShown[]
  casuals: CasualShown[]
  helpers: HelperShown[]
  seat: number
  cash: number
  loans: number
  place: number
  points: number
  stage: Stage
  token: 'large' | 'small' | null
  cart: Wares
  store: Wares
  storehouse: Storehouse
  shop: Wares
  fields: Field[]
  stack: number
  next_set: number[]
  hand: number[] | null
  hand_size: number
  starter: number | null
  has_starter: boolean
  unpaid: Bill[]
  owed: number
  drawn: number[]
  vegetables_kept: number
  spent: number
  effects: Effects
  outlook: Outlook
}

/** The cards in play. */
export interface Deck {
  name: string
  reconstructed: boolean
}

/** A place of the solo grid. */
export interface GridCell {
  id: string
  card: number | null
  cost: number | null
}

/** What the shop takes and pays for a vegetable. */
export interface Price {
  vegetable: Vegetable
  buy: number
  sell: number
  spaces: number
}

/** The path of prosperity. */
export interface Path {
  max: number
}

/** Points to aim at alone. */
export interface Marks {
  good: number
  exceptional: number
}

/** What somebody's helper could reach for. */
export interface Threat {
  seat: number
  card: number
  targets: string[]
}

/** The rule that the table is at, and the reasons behind it. */
export interface Lesson {
  id: string
  text: Text
  reasons: Text[]
}

/** What a seat may see of a match; `seat` is None for a spectator. */
export interface LoyangView {
  seat: number | null
  seats: number
  deck: Deck
  round: number
  rounds: number
  phase: Phase
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
  grid: GridCell[] | null
  taking: number | null
  box: number[]
  picks: number
  revealed: boolean
  supply: Wares
  loan_cap: number
  house_rules: string[]
  marks: Marks | null
  shop: Price[]
  path: Path
  players: Player[]
  opponent: Display | null
  threats: Threat[]
  cards: Record<string, CardFacts>
  lesson: Lesson | null
}

/** So much more or less. */
export interface SumChange {
  what: 'bills' | 'cash' | 'loans' | 'owed' | 'steps'
  by: number
}

/** So much more or less of a vegetable. */
export interface WareChange {
  what: 'cart' | 'shop' | 'store'
  vegetable: Vegetable
  by: number
}

/** What a field would grow. */
export interface FieldChange {
  what: 'field'
  field: string
  crop: Vegetable | null
}

/** A card that would leave, come, or be offended. */
export interface CardChange {
  what: 'comes' | 'leaves' | 'offended'
  card: number
}

export interface PriceChange {
  what: 'casual' | 'pack'
  from: number
  to: number
}

/** The option asks further first. */
export interface AsksFurther {
  what: 'asks'
}

export type PreviewRow = SumChange | WareChange | FieldChange | CardChange | PriceChange | AsksFurther

/** What happens in a match. */
export type LoyangEvent =
  | ['cash', seat: number, cash: number]
  | ['laid-out', seat: number, card: number]
  | ['reaped', seat: number, field: number, vegetable: number, reaper: number]
  | ['field', seat: number, field: number]
  | ['dealt', seat: number, card: number]
  | ['round', round: number]
  | ['reshuffled']
  | ['refilled', owner: number, card: number]
  | ['tokens', seat: number, small: number]
  | ['pairs', seat: number, seat1: number, seat2: number, seat3: number]
  | ['slid']
  | ['over']
  | ['loan', seat: number]
  | ['bought', seat: number, vegetable: number, cash: number, owner: number]
  | ['sold', seat: number, vegetable: number, cash: number, owner: number]
  | ['traded', seat: number, card: number, vegetable: number, owner: number, ...given: number[]]
  | ['emptied', owner: number, what: number]
  | ['enlarged', seat: number, cash: number]
  | ['lost', seat: number, vegetable: number, count: number]
  | ['stepped', seat: number, steps: number, cash: number, place: number]
  | ['delivered', seat: number, card: number, cash: number, pairs: number, owner: number]
  | ['departed', owner: number, what: number]
  | ['served', seat: number, card: number, cash: number]
  | ['offended', seat: number, card: number]
  | ['compensated', seat: number, cash: number]
  | ['field-up', seat: number, field: number]
  | ['sown', seat: number, field: number, vegetable: number]
  | ['harvested', seat: number, ...vegetables: number[]]
  | ['gathered', seat: number, field: number, vegetable: number, owner: number]
  | ['spent', owner: number, what: number]
  | ['laid', seat: number, card: number]
  | ['turned-up', seat: number, card: number]
  | ['drafted', seat: number, taken: number, kept: number]
  | ['picked', seat: number, card: number, price: number]
  | ['paid-for', seat: number, card: number, cash: number]
  | ['pack', seat: number, cash: number]
  | ['drawn', seat: number, card: number]
  | ['kept', seat: number, ...cards: number[]]
  | ['stacked', seat: number, card: number, other: number]
  | ['uncovered', seat: number, card: number]
  | ['used', seat: number, card: number]
  | ['dropped', seat: number, card: number]
  | ['carter', seat: number]
  | ['charmed', seat: number, card: number]
  | ['earned', seat: number, cash: number]
  | ['tucked', seat: number, field: number, cash: number]
  | ['haggle', seat: number]
  | ['messenger', seat: number, owner: number]
  | ['porter', seat: number]
  | ['recruited', seat: number, card: number, owner: number, cash: number]
  | ['content', seat: number]
  | ['sweet', seat: number]
  | ['seeded', seat: number, vegetable: number, cash: number]
  | ['more-room', seat: number]
  | ['lured', seat: number, card: number, owner: number, cash: number]
  | ['swapped', seat: number, card: number, vegetable: number, owner: number, given: number]
  | ['sold-off', seat: number, vegetable: number, cash: number]

export const VEGETABLES: readonly Vegetable[] = [
  'wheat',
  'pumpkin',
  'turnip',
  'cabbage',
  'bean',
  'leek',
]
