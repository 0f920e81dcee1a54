// Made by `make types` from tafelrunde.server.web.told; do not edit.

import type { GameEvent, Option, Text, Value } from '../values.ts'
import type { Person, Result, Table, Values } from './server.ts'

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

/** An option that a bot would show a beginner, why, and with how many points it ended. */
export interface AdviceRow {
  option: Option
  reason: Text | null
  points?: number | null
}

/** A question to a seat; of other seats' questions only seat and kind are told. */
export interface Ask {
  seat: number
  kind: string
  prompt?: Text
  nothing?: Text
  about?: Value
  options?: OptionRow[]
  manual?: OptionRow[]
  barred?: BarredRow[]
}

/** An answer to a question that is answered by itself. */
export interface StandingOption {
  option: Option
  label: Text
}

/** What a seat answers by itself whenever a kind of question comes, or `once`: the next time. */
export interface StandingAnswer {
  answer: 'always' | 'never' | 'once'
  option: Option
  prompt?: Text
  options?: StandingOption[]
  label?: Text
  targets?: string[]
  lost?: Text | null
  waits?: boolean
}

/** Whether my last move can be taken back; `cancel` gives up an action that was begun. */
export interface UndoOffer {
  can: boolean
  needs: number[]
  to?: number
  cancel?: number
  redo?: Option
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
