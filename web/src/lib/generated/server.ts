// Made by `make types` from tafelrunde.server.web.said; do not edit.

import type { Text, Value } from '../values.ts'
import type { Clock } from './clocks.ts'

export type Values = Record<string, Value>

export type Language = 'de' | 'en'

export type Theme = 'dark' | 'light' | 'system'

/** Who I am; `keeps`: by a password on other devices; `shown`: others see that I am here. */
export interface Me {
  id: number
  name: string
  keeps: boolean
  language: Language | null
  theme: Theme
  webhook: string
  sound: boolean
  shown: boolean
  digest: number
}

/** Where I am signed in; `here` is this browser. */
export interface Device {
  id: string
  device: Text
  made: number
  used: number
  here: boolean
}

/** A setting, and those of its values of which one must be chosen. */
export interface Needs {
  name: string
  values: (string | boolean)[]
}

/** Something that a table can choose; `at` are the seat counts it is for (none: all). */
export interface Setting {
  name: string
  type: 'any' | 'choice' | 'data' | 'flag' | 'number' | 'several'
  default: Value
  ruling: boolean
  low?: number
  high?: number
  values?: string[]
  whole?: string
  needs?: Needs
  at?: number[]
}

/** Settings that go together. */
export interface Preset {
  name: string
  options: Values
}

/** A bot that plays a game only with so many seats, and where these options are so. */
export interface Specialist {
  bot: string
  seats: number
  options: Values
}

/** A game; `board` is where the board lies that its package brings along. */
export interface GameInfo {
  name: string
  seats: [number, number]
  rules: number
  settings: Setting[]
  presets: Preset[]
  bots: string[]
  specialists: Specialist[]
  board: string | null
}

/** What a table would be refused for, if anything, and the options that it is about. */
export interface WhyNot {
  why: Text | null
  options: string[]
}

/** A player's id and name. */
export interface Person {
  id: number
  name: string
}

/** A place at a table, and who sits there; `name` is of somebody whom only a record names. */
export interface Chair {
  seat: number
  player: Person | null
  bot: string | null
  here: boolean
  rating?: number | null
  name?: string
}

/** How a match ended; `reason` says why before its end, `ratings` what was before and after. */
export interface Result {
  scores: number[]
  ranking: number[]
  reason?: string
  ratings?: [number, number][]
}

/** The cards in play. */
export interface DeckInfo {
  name: string
  reconstructed: boolean
}

/** A table; `asked` and `deadline` only in a list of mine. */
export interface Table {
  code: string
  game: string
  seats: number
  options: Values
  status: 'closed' | 'finished' | 'open' | 'running'
  host: number | null
  chairs: Chair[]
  visibility: 'link' | 'password' | 'public'
  clock: Clock
  undo: 'free' | 'never' | 'turn'
  spectators: 'commentators' | 'none' | 'public'
  delay: number
  rated: boolean
  leaver: 'bot' | 'end' | 'wait'
  drift: 'draw' | 'void'
  confirm: boolean
  created: number
  number: number
  moving: number[]
  rematch: string | null
  seal?: string
  started?: number | null
  ended?: number
  result?: Result | null
  outdated?: boolean
  origin?: Values
  deck?: DeckInfo
  asked?: Text | null
  deadline?: number | null
  resting?: boolean
  clears?: boolean
  tournament?: string | null
  campaign?: string | null
}

/** The table at which somebody is. */
export interface Seated {
  code: string
  game: string
  status: 'open' | 'running'
}

/** Somebody who is here, or with whom I played `count` matches, the last one at `last`. */
export interface Friend {
  id: number
  name: string
  here: boolean
  at: Seated | null
  count: number
  last: number | null
  invited?: 'declined' | 'waiting' | null
}

/** A table to which somebody asks me. */
export interface Invitation {
  by: Person
  at: number
  table: Table
}

/** The club room; `present` is how many are here. */
export interface Lobby {
  open: Table[]
  mine: Table[]
  playing: number
  results: Table[]
  watch: Table[]
  people: Friend[]
  present: number
  invitations: Invitation[]
}

/** Finished matches, page by page. */
export interface History {
  tables: Table[]
  page: number
  pages: number
  count: number
}

/** Points to aim at alone. */
export interface Marks {
  good: number
  exceptional: number
}

/** The best matches of a game that was played alone. */
export interface Best {
  game: string
  marks: Marks | null
  tables: Table[]
  count: number
}

/** How strong a player seems; `give` is how far off that may be. */
export interface Rating {
  game: string
  seats: number
  rating: number
  give: number
  matches: number
}

/** The position of the day, and the table at which I have chosen what to do in it. */
export interface Daily {
  day: string
  number: number
  game: string
  answered: string | null
}

/** How somebody did in a game with so many seats: how often on each place, and points. */
export interface Tally {
  game: string
  seats: number
  places: number[]
  mean: number
  best: number
}

/** A player's page: the last matches of `count`, and what came of all of them. */
export interface PlayerInfo {
  id: number
  name: string
  gone: boolean
  since: number | null
  count: number
  games: Tally[]
  results: Table[]
  ratings: Rating[]
}

/** What every seat could expect after entry n, and how far that may be off. */
export interface ReviewPoint {
  n: number
  expected: number[]
  give: number[]
}

/** A seat's points apart; `give` is how far what its own turns brought may be off. */
export interface ReviewShare {
  expected: number
  decisions: number
  give: number
  others: number
  luck: number
}

/** A turn that decided much: what it gained on the others, and what would have been better. */
export interface ReviewMoment {
  seat: number
  first: number
  last: number
  gain: number
  give: number
  did: Text
  better: Text | null
}

/** An ended match looked at again by a bot; `apart` tells turns from luck in a sentence. */
export interface Review {
  game: string
  seats: number
  bot: string
  playouts: number
  scores: number[]
  ranking: number[]
  points: ReviewPoint[]
  shares: ReviewShare[]
  moments: ReviewMoment[]
  apart: Text
}

/** An option that a bot would have shown a seat, why, and with how many points it ended. */
export interface PastAdvice {
  seat: number
  label: Text
  reason: Text | null
  points: number | null
}
