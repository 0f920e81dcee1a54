// Made by `make types` from tafelrunde.server.base.wire; do not edit.

export type Choice = number | string | (number | string)[]

/** Answer the open decision of a seat, decided on after entry n; `always` from here on. */
export interface Play {
  t: 'play'
  id: string
  seat: number
  n: number
  kind: string
  option: Choice
  always?: boolean
}

/** Let the next step begin. */
export interface Confirm {
  t: 'confirm'
  id: string
  seat: number
}

/** Take back everything after entry `to`, or the seat's own last move. */
export interface Undo {
  t: 'undo'
  id: string
  seat: number
  to?: number | null
}

/** Say yes or no to an undo somebody asked for. */
export interface Agree {
  t: 'agree'
  id: string
  seat: number
  yes: boolean
}

/** Ask why an option is not there. */
export interface Why {
  t: 'why'
  id: string
  seat: number
  option: Choice
}

/** Ask what an option would bring. */
export interface Preview {
  t: 'preview'
  id: string
  seat: number
  option: Choice
}

/** Ask which options a bot would look at. */
export interface Advise {
  t: 'advise'
  id: string
  seat: number
}

/** Say something at the table. */
export interface Chat {
  t: 'chat'
  id: string
  text: string
}

/** Hear no more from a player, or hear from them again. */
export interface Mute {
  t: 'mute'
  id: string
  player: number
  on: boolean
}

/** Give the match up. */
export interface Resign {
  t: 'resign'
  id: string
  seat: number
}

/** Take one's seat back from the bot that stood in. */
export interface Return {
  t: 'return'
  id: string
  seat: number
}

/** Put a bot on the seat of somebody who has gone. */
export interface Replace {
  t: 'replace'
  id: string
  seat: number
}

/** Answer decisions of a kind by themselves from here on; `once` the next one alone. */
export interface Standing {
  t: 'standing'
  id: string
  seat: number
  kind: string
  answer: 'always' | 'ask' | 'never' | 'once'
  option?: number | string | (number | string)[] | null
}

/** Look with this seat's eyes now; null is the curtain. */
export interface Show {
  t: 'seat'
  id: string
  seat?: number | null
}

/** Ask whether anybody is there. */
export interface Ping {
  t: 'ping'
  id: string
}

export type AnyMessage =
  | Play
  | Confirm
  | Undo
  | Agree
  | Why
  | Preview
  | Advise
  | Chat
  | Mute
  | Resign
  | Return
  | Replace
  | Standing
  | Show
  | Ping
