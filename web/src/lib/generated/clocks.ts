// Made by `make types` from tafelrunde.server.table.clocks; do not edit.

/** Nobody is hurried. */
export interface NoClock {
  kind: 'none'
}

/** So many seconds for each decision. */
export interface MoveClock {
  kind: 'move'
  seconds: number
}

/** So many seconds for the whole match, and some more after each move. */
export interface BankClock {
  kind: 'bank'
  seconds: number
  increment?: number
}

/** So many days for each decision, counted in playing hours. */
export interface DaysClock {
  kind: 'days'
  days: number
  from?: string
  to?: string
  zone?: string
}

export type Clock = NoClock | MoveClock | BankClock | DaysClock

/** What a clock shows. */
export interface Reading {
  left: number
  running: boolean
}
