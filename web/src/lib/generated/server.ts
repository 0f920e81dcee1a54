// Made by `make types` from tafelrunde.server.web.said; do not edit.

import type { GameEvent, Option, Text, Value } from '../values.ts'
import type { Clock } from './clocks.ts'

export type Values = Record<string, Value>

export type Language = 'de' | 'en'

export type Theme = 'dark' | 'light' | 'system'

/** Who is here; `keeps` says whether a password keeps this identity on other devices. */
export interface Me {
  id: number
  name: string
  keeps: boolean
  language: Language | null
  theme: Theme
  webhook: string
  sound: boolean
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

/** A game; `board` is where the board lies that its package brings along. */
export interface GameInfo {
  name: string
  seats: [number, number]
  rules: number
  settings: Setting[]
  presets: Preset[]
  bots: string[]
  board: string | null
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
  origin?: Values
  deck?: DeckInfo
  asked?: Text | null
  deadline?: number | null
}

/** The club room. */
export interface Lobby {
  open: Table[]
  mine: Table[]
  playing: number
  results: Table[]
  watch: Table[]
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

/** A player's page. */
export interface PlayerInfo {
  id: number
  name: string
  gone: boolean
  results: Table[]
  ratings: Rating[]
}

/** A row of a preview that needs no board of the game's own: a gain, or a cost below zero. */
export interface PreviewChange {
  icon: string
  by: number
  seat?: number
  why?: Text
}

/** An answer to a question, in words, and the places of the board it belongs to. */
export interface OptionRow {
  option: Option
  label: Text
  targets: string[]
  preview?: Value[]
}

/** What could be pointed at but is no answer, and why. */
export interface BarredRow {
  option: Option
  targets: string[]
  reason: Text
}

/** An option that a bot would show a beginner, and why. */
export interface AdviceRow {
  option: Option
  reason: Text
}

/** A question to a seat; of other seats' questions only seat and kind are told. */
export interface Ask {
  seat: number
  kind: string
  prompt?: Text
  about?: Value
  options?: OptionRow[]
  manual?: OptionRow[]
  barred?: BarredRow[]
}

/** What a seat answers by itself whenever a kind of question comes. */
export interface StandingAnswer {
  answer: 'always' | 'never'
  option: Option
}

/** Whether my last move can be taken back; `cancel` gives up an action that was begun. */
export interface UndoOffer {
  can: boolean
  needs: number[]
  to?: number
  cancel?: number
}

/** An undo that somebody asks for, and who has agreed. */
export interface UndoRequest {
  seat: number
  to: number
  agreed: number[]
}

/** A line of the score sheet. */
export interface ScoreRow {
  id: string
  points: number[]
}

/** What a seat's clock shows. */
export interface SeatClock {
  left: number | null
  running: boolean
}

/** A position; `late` is how many seconds a commentator's view is behind. */
export interface StateFrame {
  t: 'state'
  n: number
  seat: number | null
  view: Values
  over: boolean
  asks: Ask[]
  requests: Ask | null
  waiting: number[]
  undo: UndoOffer
  asked_undo: UndoRequest | null
  scores: ScoreRow[]
  totals: number[]
  clocks: SeatClock[]
  result: Result | null
  standing?: Record<string, StandingAnswer>
  late?: number
}

/** An entry of the record; `facts` are of table events, such as where an undo leads. */
export interface EntryFrame {
  t: 'entry'
  n: number
  seat: number | null
  kind: string
  events: GameEvent[]
  log: Text[]
  facts?: Values
}

/** My seats, and the seat whose view this screen gets. */
export interface You {
  seats: number[]
  shown: number | null
}

/** The first frame of a socket; `muted` are those whom I do not want to hear. */
export interface HelloFrame {
  t: 'hello'
  you: You
  muted: Person[]
  table: Table
  number: number
  time: number
}

/** Somebody sat down, came or left. */
export interface TableFrame {
  t: 'table'
  table: Table
  you: You
}

/** What somebody said. */
export interface ChatFrame {
  t: 'chat'
  n: number
  player: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** A message was done, or its question answered. */
export interface Ok {
  t: 'ok'
  id: string
  n: number
  reason?: Text | null
  preview?: Value[]
  advice?: AdviceRow[]
}

/** A message was refused, and why. */
export interface No {
  t: 'no'
  id: string | null
  reason: Text
  n: number
  status: number
}

export type Answer = Ok | No

export type ServerFrame = HelloFrame | EntryFrame | StateFrame | TableFrame | ChatFrame | Ok | No
