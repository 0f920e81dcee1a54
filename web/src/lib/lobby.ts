import { chairName } from './people.ts'
import { clockWords, left } from './time.ts'
import type { Table } from './wire.ts'
import { say } from './words.svelte.ts'

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

/** The seats of a player at a table. */
export function seatsOf(table: Table, me: number | undefined): number[] {
  if (me === undefined) return []
  return table.chairs.filter((chair) => chair.player?.id === me).map((chair) => chair.seat)
}

/** Whether a table waits for a player; not where a bot stands in. */
export function waitsFor(table: Table, me: number | undefined): boolean {
  const mine = seatsOf(table, me).filter((seat) => !table.chairs[seat]?.bot)
  return table.status === 'running' && mine.some((seat) => table.moving.includes(seat))
}

/** The names of those who sit there with a player. */
export function others(table: Table, me: number | undefined): string {
  const names = table.chairs.filter((chair) => chair.player?.id !== me).map((chair) => chairName(table, chair))
  return names.filter(Boolean).join(', ')
}

/** The seats on which nobody sits. */
export function freeSeats(table: Table): number[] {
  return table.chairs.filter((chair) => !chair.player && !chair.bot).map((chair) => chair.seat)
}

/** What is left of the time to move, or how the table's clock is set. */
export function timeWords(table: Table): string {
  if (!table.deadline) return clockWords(table.clock)
  return say('client-left', { time: left(table.deadline - Date.now() / 1000) })
}
