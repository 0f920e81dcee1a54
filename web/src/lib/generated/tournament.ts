// Made by `make types` from tafelrunde.server.web.hall_said; do not edit.

import type { Text } from '../values.ts'

export type Points = number | string

/** Somebody who takes part, or did. Who runs the tournament gets a favourite's rank, or 0. */
export interface Entrant {
  id: number
  name: string
  groups: Record<string, string>
  active: boolean
  favourite?: number
}

/** A seat of a table; `place` is that in the standings before this round. */
export interface Place {
  player: number
  name: string
  place: string
}

/** What somebody says the scores of a table are, or in words what is wrong with them. */
export interface Claim {
  by: string
  scores: number[]
  words: string
}

/** Who entered or confirmed a result, and what that person's phone is called. */
export interface Hand {
  by: string
  device: string
}

/** A seat that has to act, and until when. */
export interface Hurried {
  seat: number
  until: number
}

/** A table of a round; `code` is the table of this server at which it is played, `watched` whether others than its players may look on there now. With the snail tormentor at it, `hurry` says who has to act until when. */
export interface Board {
  number: number
  place: 'online' | 'wooden'
  code: string | null
  watched: boolean
  status: 'confirmed' | 'corrected' | 'disputed' | 'entered' | 'open' | 'ruled'
  seats: Place[]
  scores: number[] | null
  points: Points[] | null
  by: string
  lots: Record<string, number[]>
  first: number | null
  reached: number
  tormented: boolean
  hurry: Hurried[]
  slip?: string
  claims?: Claim[]
  entered?: Hand
  confirmed?: Hand
  walk?: Text[]
}

/** The clock of a round; `since` is the running stretch, `played` the seconds before it. */
export interface RoundClock {
  drafting: number | null
  started: number | null
  since: number | null
  played: number
  extra: number
}

/** A round of a game; `course` says of each of that game's rounds whether a stage ends with it, `deals` whether cards are dealt, `referees` whether a farm can be counted by pointing, `slowest` the table that has come least far, where that can be known. */
export interface Round {
  number: number
  game: string
  published: boolean
  complete: boolean
  scored: boolean
  out: number[]
  hand: boolean
  proven: Text[]
  course: boolean[]
  referees: boolean
  deals: boolean
  clock: RoundClock
  slowest: number | null
  tables: Board[]
}

/** What lies before a player: what is wrong with it, and its points line by line. */
export interface Counted {
  faults: Text[]
  lines: Record<string, number>
  total: number
}

/** Somebody's round in the standings. */
export interface Cell {
  round: number
  table: number
  points: number | string | null
  score: number | null
  provisional: boolean
}

/** Somebody's line in the standings. */
export interface Standing {
  place: string
  player: number
  name: string
  points: Points
  wins: number
  score: number
  active: boolean
  prize: Points
  cells: Cell[]
}

/** The standings of one of several stages, counted from 0: a day, a final. */
export interface StageStandings {
  stage: number
  standings: Standing[]
}

/** Something that happened. */
export interface Logged {
  n: number
  at: number | null
  by: string
  device: string
  text: Text
  stands: boolean
  undoes: number | null
}

/** Seconds for the draft, for playing, and for an action with the snail tormentor. */
export interface Limits {
  draft: number
  play: number
  action: number
}

/** So many rounds, and who plays them. */
export interface Stage {
  name: string
  rounds: number
  take: 'all' | 'best' | 'firsts' | 'winners'
  count: number
  by: string[]
}

/** How cards come to hand in a round. */
export interface Dealt {
  deal: number
  keep: number
  how: 'discard' | 'draft' | 'none'
  occupations: 'left' | 'right'
  minors: 'left' | 'right'
}

/** The rules that pages speak of; `changed` names those that are not as in the preset. */
export interface RulesShown {
  preset: string
  games: string[]
  stages: Stage[]
  sizes: number[]
  points: Record<string, Points[]>
  tiebreaks: string[]
  share_after: 'resources' | 'score'
  goals: string[]
  first_round: 'apart' | 'random' | 'snake'
  starts: 'balanced' | 'lot'
  start_drawn: 'after deal' | 'before deal'
  deals: Dealt[]
  bans: string[]
  duplicate: boolean
  changed: string[]
  clock: Limits
  confirm: boolean
  championship: boolean
  prizes: Points[]
  watch: 'after' | 'live' | number
}

/** A tournament; only who runs it gets `log` and the key of the `helper` link. */
export interface Tournament {
  n: number
  code: string
  title: string
  staff: boolean
  entry: boolean
  closed: boolean
  total: number
  rules: RulesShown
  players: Entrant[]
  apart: number[][]
  rounds: Round[]
  standings: Standing[]
  stages: StageStandings[]
  helper?: string
  log?: Logged[]
}
