// Made by `make types` from tafelrunde.games.agricola.shown.shown; do not edit.

export type Good =
  | 'boar'
  | 'cattle'
  | 'clay'
  | 'food'
  | 'grain'
  | 'reed'
  | 'sheep'
  | 'stone'
  | 'vegetable'
  | 'wood'

export type Animal = 'boar' | 'cattle' | 'sheep'

export type House = 'clay' | 'stone' | 'wood'

export type Cost = Partial<Record<Good, number>>

/** So many of each good. */
export interface Goods {
  food: number
  wood: number
  clay: number
  reed: number
  stone: number
  grain: number
  vegetable: number
  sheep: number
  boar: number
  cattle: number
}

/** Goods that wait on a round space for somebody. */
export interface Waiting {
  seat: number
  good: Good
  amount: number
  source: string
}

/** A round space; before its card is turned up, `maybe` lists what it can be. */
export interface Round {
  id: string
  round: number
  stage: number
  harvest: boolean
  card: string | null
  maybe: string[]
  waiting: Waiting[]
}

export interface Spot {
  column: number
  from: number
  to: number
}

/** So many people of a seat on a space. */
export interface People {
  seat: number
  count: number
}

/** An action space. */
export interface Space {
  id: string
  name: string
  round: number | null
  place: Spot | null
  extension: boolean
  tile: boolean
  good: Good | null
  pile: number
  fresh: number
  growth: number
  gives: Cost
  adds: Cost
  charges: Cost
  takes_first: boolean
  people: People[]
  why_not: string | null
}

/** A major improvement. */
export interface Major {
  id: string
  name: string
  owner: number | null
  points: number
  cost: Cost
  lacking: Cost
  returns: string[]
  payable: boolean
}

/** What grows on a field. */
export interface Crop {
  good: 'food' | 'grain' | 'vegetable'
  amount: number
}

/** A space of a farm. */
export interface Cell {
  id: string
  kind: 'field' | 'meadow' | 'pasture' | 'room'
  stable: boolean
  crop: Crop | null
  used: boolean
}

/** Animals that live together. */
export interface Herd {
  id: string
  at: number | 'house'
  pasture: boolean
  capacity: number
  sheep: number
  boar: number
  cattle: number
}

/** The people of a seat. */
export interface Family {
  all: number
  newborn: number
  home: number
  supply: number
  places: number
}

/** What a seat can still build or get. */
export interface Left {
  fences: number
  stables: number
  people: number
}

/** A fence on an edge of the farm. */
export interface Fence {
  id: string
  edge: number
}

/** Fenced spaces of a farm. */
export interface Pasture {
  cells: number[]
  capacity: number
  stables: number
}

/** Animals that have no place yet. */
export interface Homeless {
  sheep: number
  boar: number
  cattle: number
}

/** What a workshop makes of a good in the harvest. */
export interface Craft {
  good: Good
  food: number
}

/** The next meal, in the harvest of a round; no round after the last one. */
export interface Meal {
  round: number | null
  need: number
  food: number
  short: number
  rates: Cost
  crafts: Craft[]
}

/** What is to be read on an open card: uses left, a round, a count, that it is done. */
export interface CardState {
  word: 'counted' | 'done' | 'left' | 'round'
  count: number
}

/** A card that lies before a seat; what grows on it where it is a field. */
export interface Played {
  card: string
  note: number
  crop: Crop | null
  state: CardState | null
}

/** How many cards a hand has. */
export interface HandSize {
  occupations: number
  minors: number
}

/** How far a seat has come: cards before it, picked, still to pick, and swaps left. */
export interface Drafter {
  seat: number
  packet: HandSize
  picked: HandSize
  due: HandSize
  swaps: number
}

export type Side = 'left' | 'right' | null

export type Sides = Partial<Record<'minors' | 'occupations', Side>>

export interface Draft {
  mode: string
  stage: 'deal' | 'mulligan' | 'pick' | 'ready' | 'swap'
  kinds: ('minor' | 'occupation')[]
  pass: number
  passes: number
  discard: boolean
  pick: HandSize
  direction: Sides
  packet: string[] | null
  picked: string[] | null
  players: Drafter[]
}

/** A line of the score so far. */
export interface ScoreLine {
  id: string
  count: number | null
  points: number
}

/** What a seat has. */
export interface Player {
  seat: number
  first: boolean
  goods: Goods
  house: House
  rooms: number
  people: Family
  left: Left
  cells: Cell[]
  fences: Fence[]
  pastures: Pasture[]
  animals: Herd[]
  homeless: Homeless
  renovation: Cost | null
  begging: number
  meal: Meal
  majors: string[]
  played: Played[]
  occupations: number
  start: string[]
  hand: string[] | null
  hand_size: HandSize
  known: Record<string, number[]>
  discarded: string[] | null
  discarded_size: HandSize
  requested: ((string | number)[])[]
  score: ScoreLine[]
  points: number
}

/** What is printed on a hand card; in the own hand, what it costs and lacks now. */
export interface CardFacts {
  kind: 'minor' | 'occupation'
  seats: number
  category: string
  prerequisite: string
  costs: Cost[]
  points: number
  travels: boolean
  acts: 'always' | 'any' | 'each' | 'harvest' | 'once' | 'round'
  signs: string
  why_not: string | null
  lacking: Cost
}

/** What a seat may see of a match; `seat` is None for a spectator. */
export interface AgricolaView {
  seat: number | null
  seats: number
  round: number
  rounds: number
  phase: string
  over: boolean
  turn: number | null
  first: number | null
  opener: number
  acting: string | null
  again: string | null
  harvest: number | null
  variants: string[]
  track: Round[]
  spaces: Space[]
  majors: Major[]
  players: Player[]
  cards: Record<string, CardFacts>
  undealt: number
  box: string[]
  piles: HandSize
  display: string[]
  display_taken: boolean
  draft: Draft | null
}

/** Goods won or lost, by the name of their icon. */
export interface GoodsRow {
  icon: string
  by: number
  seat: number
}

/** So many more of something. */
export interface CountRow {
  row: 'begging' | 'people'
  by: number
}

/** A major improvement that would be built. */
export interface MajorRow {
  row: 'major'
  major: string
}

/** A space of the farm that would look different. */
export interface CellRow {
  id: string
  kind: 'field' | 'meadow' | 'pasture' | 'room'
  stable: boolean
  crop: Crop | null
  used: boolean
  row: 'cell'
}

/** A place for animals that would look different. */
export interface HerdRow {
  id: string
  at: number | 'house'
  pasture: boolean
  capacity: number
  sheep: number
  boar: number
  cattle: number
  row: 'herd'
}

/** What the house would be. */
export interface HouseRow {
  row: 'house'
  house: House
}

/** A new pasture. */
export interface PastureRow {
  row: 'pasture'
  cells: number[]
  capacity: number
}

/** A pair that would be there, and whether its young would find a place. */
export interface BreedsRow {
  row: 'breeds'
  animal: Animal
  fits: boolean
}

/** The change of the score, and that of each of its categories. */
export interface PointsRow {
  row: 'points'
  by: number
  categories: Record<string, number>
}

export type PreviewRow =
  | GoodsRow
  | CountRow
  | MajorRow
  | CellRow
  | HerdRow
  | HouseRow
  | PastureRow
  | BreedsRow
  | PointsRow

/** What happens in a match. */
export type AgricolaEvent =
  | ['round', round: number, card: number, first: number]
  | ['replenished', round: number]
  | ['placed', seat: number, space: number, pile: number]
  | ['idle', seat: number, count: number]
  | ['first', seat: number]
  | ['home', round: number]
  | ['harvest', round: number]
  | ['begged', seat: number, count: number]
  | ['gain', seat: number, good: number, amount: number, ...origin: string[]]
  | ['lose', seat: number, good: number, amount: number]
  | ['left', seat: number, good: number, amount: number, space: number]
  | ['waiting', seat: number, good: number, amount: number, first: number, last: number]
  | ['spend', seat: number, ...amounts: number[]]
  | ['pay', seat: number, ...amounts: number[]]
  | ['fed', seat: number, ...amounts: number[]]
  | ['exchange', seat: number, good: number, amount: number, food: number]
  | ['given', seat: number, partner: number, good: number, amount: number]
  | ['room', seat: number, cell: number, builder: number]
  | ['stable', seat: number, cell: number, builder: number]
  | ['plowed', seat: number, cell: number, builder: number]
  | ['fenced', seat: number, fences: number, pastures: number, builder: number]
  | ['sowed', seat: number, grain: number, vegetables: number]
  | ['renovated', seat: number, house: number]
  | ['born', seat: number, space: number]
  | ['person-left', seat: number]
  | ['bred', seat: number, animal: number]
  | ['crop-lost', seat: number, field: number]
  | ['crop-moved', seat: number, source: number, target: number]
  | ['moved', seat: number, good: number, source: number, target: number]
  | ['major', seat: number, card: number]
  | ['returned', seat: number, card: number]
  | ['bonus', seat: number, points: number, origin: string]
  | ['played', seat: number, card: number]
  | ['lost', seat: number, card: number]
  | ['dealt', kind: number, count: number]
  | ['passed', kind: number, direction: number]
  | ['discarded', seat: number, kind: number, count: number]
  | ['mulligan', seat: number, kind: number, count: number]
  | ['drew', seat: number, kind: number, count: number]
  | ['took', seat: number, card: number]

export const SPACES: readonly string[] = [
  'farm_expansion',
  'meeting_place',
  'grain_seeds',
  'farmland',
  'lessons',
  'day_laborer',
  'forest',
  'clay_pit',
  'reed_bank',
  'fishing',
  'major_improvement',
  'fencing',
  'grain_utilization',
  'sheep_market',
  'basic_wish_for_children',
  'house_redevelopment',
  'western_quarry',
  'vegetable_seeds',
  'pig_market',
  'cattle_market',
  'eastern_quarry',
  'urgent_wish_for_children',
  'cultivation',
  'farm_redevelopment',
  'grove',
  'resource_market_3',
  'hollow_3',
  'lessons_3',
  'copse',
  'resource_market_4',
  'hollow_4',
  'lessons_4',
  'traveling_players',
  'side_job',
  'x_copse',
  'x_resource_market',
  'x_animal_market',
  'x_modest_wish',
  'market_place',
]

export const GOODS: readonly Good[] = [
  'food',
  'wood',
  'clay',
  'reed',
  'stone',
  'grain',
  'vegetable',
  'sheep',
  'boar',
  'cattle',
]
