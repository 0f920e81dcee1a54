import type { Table } from './wire.ts'

/** Finished matches, page by page. */
export interface History {
  tables: Table[]
  count: number
  page: number
  pages: number
}

/** The best matches of a game that was played alone. */
export interface Best {
  game: string
  /** Points to aim at. */
  marks: { good: number; exceptional: number } | null
  tables: Table[]
  count: number
}

export interface Rating {
  game: string
  seats: number
  rating: number
  matches: number
}

/** A player's page. */
export interface PlayerInfo {
  id: number
  name: string
  results: Table[]
  ratings: Rating[]
}

export interface Lobby {
  open: Table[]
  mine: Table[]
  playing: number
  results: Table[]
}

/** My place and points in a result, with the best of the others. */
export function standing(table: Table, me: number | undefined): {
  seat: number
  place: number
  points: number
  rival: { seat: number; points: number } | null
} | null {
  const result = table.result
  const chair = table.chairs.find((other) => other.player?.id === me)
  if (!result || !chair || me === undefined) return null
  const others = table.chairs
    .filter((other) => other.seat !== chair.seat)
    .sort((a, b) => (result.ranking[a.seat] ?? 9) - (result.ranking[b.seat] ?? 9))
  const rival = others[0]
  return {
    seat: chair.seat,
    place: result.ranking[chair.seat] ?? 0,
    points: result.scores[chair.seat] ?? 0,
    rival: rival ? { seat: rival.seat, points: result.scores[rival.seat] ?? 0 } : null,
  }
}
