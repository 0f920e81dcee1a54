/** Agricola's view as docs/agricola.md describes it. */

export type Good =
  | 'food'
  | 'wood'
  | 'clay'
  | 'reed'
  | 'stone'
  | 'grain'
  | 'vegetable'
  | 'sheep'
  | 'boar'
  | 'cattle'
export type Animal = 'sheep' | 'boar' | 'cattle'
export type House = 'wood' | 'clay' | 'stone'
export type Cost = Partial<Record<Good, number>>

export interface Round {
  id: string
  round: number
  stage: number
  harvest: boolean
  card: string | null
  maybe: string[]
  waiting: { seat: number; good: Good; amount: number; source: string }[]
}

export interface Space {
  id: string
  name: string
  round: number | null
  place: { column: number; from: number; to: number } | null
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
  people: { seat: number; count: number }[]
  why_not: string | null
}

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

export interface Cell {
  id: string
  kind: 'room' | 'field' | 'pasture' | 'meadow'
  stable: boolean
  crop: { good: 'grain' | 'vegetable'; amount: number } | null
  used: boolean
}

export interface Herd {
  id: string
  at: number | 'house'
  pasture: boolean
  capacity: number
  sheep: number
  boar: number
  cattle: number
}

export interface Player {
  seat: number
  first: boolean
  goods: Record<Good, number>
  house: House
  rooms: number
  people: { all: number; newborn: number; home: number; supply: number; places: number }
  left: { fences: number; stables: number; people: number }
  cells: Cell[]
  fences: { id: string; edge: number }[]
  pastures: { cells: number[]; capacity: number; stables: number }[]
  animals: Herd[]
  homeless: Record<Animal, number>
  renovation: Cost | null
  begging: number
  meal: {
    need: number
    food: number
    short: number
    rates: Cost
    crafts: { good: Good; food: number }[]
  }
  majors: string[]
  played: { card: string; note: number }[]
  occupations: number
  hand: string[] | null
  hand_size: { occupations: number; minors: number }
  score: { id: string; count: number | null; points: number }[]
  points: number
}

export interface CardFacts {
  kind: 'occupation' | 'minor'
  seats: number
  category: string
  costs: Cost[]
  points: number
  travels: boolean
}

export interface AgricolaView {
  seat: number | null
  seats: number
  round: number
  rounds: number
  phase: string
  over: boolean
  turn: number | null
  first: number
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
}

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
