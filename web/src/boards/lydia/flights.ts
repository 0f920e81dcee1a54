/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { COLOURS, GOOD, merchantPiece } from './pieces.ts'
import type { LydiaEvent } from './view.ts'

function place(word: string): string[] {
  if (COLOURS.some((colour) => colour === word)) return [`gate:${word}`]
  return word === 'fountain' ? ['fountain'] : [`builder:${word}`]
}

/** Where something comes from that the events name by its origin. */
function origin(word: string, at: string[]): string[] {
  if (word === 'chariots' || word === 'race') return ['chariots:1']
  if (word === 'builder') return at
  return COLOURS.some((colour) => colour === word) ? [`gate:${word}`] : at
}

function home(seat: number): string[] {
  return [`bag:${seat}`, `seat:${seat}`]
}

function drawn(seat: number): string[] {
  return [`drawn:${seat}`, ...home(seat)]
}

function track(seat: number, good: string): string[] {
  return [`track:${seat}:${good}`, `seat:${seat}`]
}

/** The journeys that an entry's events tell of, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  const fly = (piece: string, from: string[], to: string[]): number => flights.push({ piece, from, to })
  let at: string[] = ['fountain']
  for (const event of events as LydiaEvent[]) {
    switch (event[0]) {
      case 'draw': {
        const [, seat, merchant] = event
        fly(merchantPiece(merchant), home(seat), drawn(seat))
        break
      }
      case 'swap': {
        const [, seat, merchant] = event
        fly(merchantPiece(merchant), [`courtyard:${seat}`, ...home(seat)], drawn(seat))
        break
      }
      case 'place': {
        const [, seat, merchant, where] = event
        at = place(where)
        fly(merchantPiece(merchant), drawn(seat), at)
        break
      }
      case 'gain': {
        const [, seat, good, amount, , source] = event
        const from = source === 'property' ? [`cards:${seat}`, ...at] : at
        if (amount > 0) fly(GOOD[good], origin(source, from), track(seat, good))
        break
      }
      case 'pay': {
        const [, seat, good] = event
        fly(GOOD[good], track(seat, good), at)
        break
      }
      case 'trade':
        fly('coin', at, track(event[1], 'coin'))
        break
      case 'to-fountain': {
        const [, merchant, from] = event
        fly(merchantPiece(merchant), origin(from, at), ['fountain'])
        break
      }
      case 'to-chariot': {
        const [, merchant, gate, count] = event
        fly(merchantPiece(merchant), place(gate), [`chariots:${count - 1}`])
        break
      }
      case 'refill': {
        const [, seat, merchant, from] = event
        fly(merchantPiece(merchant), place(from), home(seat))
        break
      }
      case 'king': {
        const [, , before, gate] = event
        fly('king', place(before), place(gate))
        break
      }
      case 'buy': {
        const [, seat, , side] = event
        fly('property', [`side:${side}`], [`cards:${seat}`, `seat:${seat}`])
        break
      }
    }
  }
  return flights
}
