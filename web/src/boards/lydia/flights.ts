/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { COLOURS, GOOD, merchantPiece } from './pieces.ts'
import type { Good, Merchant } from './view.ts'

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

/** The journeys that an entry's events tell of, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  let at: string[] = ['fountain']
  for (const [name, ...args] of events) {
    const [first, second, third] = args
    const bag = [`drawn:${String(first)}`, `bag:${String(first)}`, `seat:${String(first)}`]
    const home = [`bag:${String(first)}`, `seat:${String(first)}`]
    switch (name) {
      case 'draw':
        flights.push({ piece: merchantPiece(second as Merchant), from: home, to: bag })
        break
      case 'swap':
        flights.push({
          piece: merchantPiece(second as Merchant),
          from: [`courtyard:${String(first)}`, ...home],
          to: bag,
        })
        break
      case 'place':
        at = place(String(third))
        flights.push({ piece: merchantPiece(second as Merchant), from: bag, to: at })
        break
      case 'gain':
        if (Number(third) > 0)
          flights.push({
            piece: GOOD[second as Good],
            from: origin(String(args[4]), args[4] === 'property' ? [`cards:${String(first)}`, ...at] : at),
            to: [`track:${String(first)}:${String(second)}`, `seat:${String(first)}`],
          })
        break
      case 'pay':
        flights.push({
          piece: GOOD[second as Good],
          from: [`track:${String(first)}:${String(second)}`, `seat:${String(first)}`],
          to: at,
        })
        break
      case 'trade':
        flights.push({
          piece: 'coin',
          from: at,
          to: [`track:${String(first)}:coin`, `seat:${String(first)}`],
        })
        break
      case 'to-fountain':
        flights.push({
          piece: merchantPiece(first as Merchant),
          from: origin(String(second), at),
          to: ['fountain'],
        })
        break
      case 'to-chariot':
        flights.push({
          piece: merchantPiece(first as Merchant),
          from: place(String(second)),
          to: [`chariots:${Number(third) - 1}`],
        })
        break
      case 'refill':
        flights.push({ piece: merchantPiece(second as Merchant), from: place(String(third)), to: home })
        break
      case 'king':
        flights.push({ piece: 'king', from: place(String(second)), to: place(String(third)) })
        break
      case 'buy':
        flights.push({
          piece: 'property',
          from: [`side:${String(third)}`],
          to: [`cards:${String(first)}`, `seat:${String(first)}`],
        })
        break
    }
  }
  return flights
}
