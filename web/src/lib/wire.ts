/** What goes over the wire; docs/protocol.md says what it means. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value }

/** A text of the catalogues: its id and arguments, which may be texts themselves. */
export type Text = [id: string, args?: Record<string, TextArgument>]
export type TextArgument = number | string | Text

/** An option is a number, a word or a row of them; the client only ever hands it back. */
export type Option = number | string | (number | string)[]

export type Language = 'en' | 'de'
export type Theme = 'light' | 'dark' | 'system'

export interface Me {
  id: number
  name: string
  /** Whether a password keeps this identity on other devices. */
  keeps: boolean
  language: Language | null
  theme: Theme | null
  webhook: string
  sound: boolean
}

/** Where I am signed in. */
export interface Device {
  id: string
  device: Text
  made: number
  used: number
  /** Whether it is this browser. */
  here: boolean
}

export interface Setting {
  name: string
  type: 'flag' | 'number' | 'choice' | 'several' | 'data' | 'any'
  default: Value
  low?: number
  high?: number
  values?: string[]
  whole?: string
}

export interface Preset {
  name: string
  seats?: number
  options: Record<string, Value>
}

export interface Bot {
  name: string
  strength?: string
}

export interface GameInfo {
  name: string
  seats: [number, number]
  rules: number
  settings: Setting[]
  presets: Preset[]
  bots: (string | Bot)[]
  /** Where the board lies that the game's package brings along. */
  board: string | null
}

export interface Person {
  id: number
  name: string
}

export interface Chair {
  seat: number
  player: Person | null
  bot: string | null
  here: boolean
  rating?: number | null
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number; from?: string; to?: string; zone?: string }

export interface Result {
  scores: number[]
  ranking: number[]
  /** Why it ended before its end: resign, flag, drift. */
  reason?: string
  /** Each seat's rating before and after, of a rated match. */
  ratings?: [number, number][]
}

export interface Table {
  code: string
  game: string
  seats: number
  options: Record<string, Value>
  status: 'open' | 'running' | 'finished' | 'closed'
  /** The player who opened it. */
  host: number | null
  chairs: Chair[]
  visibility: 'public' | 'link' | 'password'
  clock: Clock
  undo: 'free' | 'never' | 'turn'
  spectators: 'none' | 'public' | 'commentators'
  rated: boolean
  leaver: 'bot' | 'wait' | 'end'
  created: number
  number: number
  moving: number[]
  started?: number
  ended?: number
  result?: Result | null
  /** In a list of mine: what is asked of me, and when a clock runs out. */
  asked?: Text | null
  deadline?: number | null
  /** Fingerprint of the seed, shown from the start. */
  seal?: string
  /** The code of the table where it is played again. */
  rematch?: string | null
  /** Where a branch or an uploaded record comes from. */
  origin?: Record<string, Value> | null
  /** The cards in play, where the game has decks. */
  deck?: { name: string; reconstructed: boolean }
}

export interface OptionRow {
  option: Option
  label: Text
  targets: string[]
  preview?: Value[]
}

/** An option that a bot would show a beginner, and why. */
export interface AdviceRow {
  option: Option
  reason: Text
}

export interface BarredRow {
  option: Option
  targets: string[]
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

export interface ScoreRow {
  id: string
  points: number[]
}

export interface SeatClock {
  left: number | null
  running: boolean
}

export type GameEvent = [name: string, ...args: Value[]]

export interface StateFrame {
  t: 'state'
  n: number
  seat: number | null
  view: Record<string, Value>
  over: boolean
  asks: Ask[]
  /** What my seat may do although it is not asked. */
  requests?: Ask | null
  waiting: number[]
  /** `cancel` is where an action that was begun is given up. */
  undo: { can: boolean; needs: number[]; cancel?: number } | null
  asked_undo?: { seat: number; to: number; agreed: number[] } | null
  scores: ScoreRow[]
  totals: number[]
  clocks: SeatClock[]
  standing?: Record<string, StandingAnswer>
  /** Seconds that a commentator's view is behind. */
  late?: number
  result: Result | null
}

export interface EntryFrame {
  t: 'entry'
  n: number
  seat: number | null
  kind: string
  /** Of table events, such as where an undo leads. */
  facts?: Record<string, Value>
  events: GameEvent[]
  log: Text[]
}

export interface HelloFrame {
  t: 'hello'
  you: { seats: number[]; shown: number | null }
  /** Whom I do not want to hear. */
  muted: Person[]
  table: Table
  number: number
  time: number
}

export interface ChatFrame {
  t: 'chat'
  n: number
  seat: number | null
  player?: number
  name: string
  text: string
  at: number
}

export type ServerFrame =
  | HelloFrame
  | EntryFrame
  | StateFrame
  | { t: 'table'; table: Table; you?: HelloFrame['you'] }
  | ChatFrame
  | ({ t: 'ok'; id: string; n?: number } & Record<string, unknown>)
  | { t: 'no'; id: string | null; reason: Text; n?: number }

export type Message =
  | { t: 'play'; seat: number; n: number; kind: string; option: Option }
  | { t: 'confirm'; seat: number }
  | { t: 'undo'; seat: number; to?: number }
  | { t: 'agree'; seat: number; yes: boolean }
  | { t: 'why'; seat: number; option: Option }
  | { t: 'preview'; seat: number; option: Option }
  | { t: 'advise'; seat: number }
  | { t: 'chat'; text: string }
  | { t: 'mute'; player: number; on: boolean }
  | { t: 'resign'; seat: number }
  | { t: 'return'; seat: number }
  | { t: 'replace'; seat: number }
  | { t: 'standing'; seat: number; kind: string; answer: 'always' | 'never' | 'ask'; option?: Option }
  | { t: 'seat'; seat: number | null }
  | { t: 'ping' }

/** An answer to a message: done, or refused with the reason. */
export type Answer =
  | ({ t: 'ok'; id: string; n?: number } & Record<string, unknown>)
  | { t: 'no'; id: string | null; reason: Text; n?: number }
