/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { VEGETABLES } from './pieces.ts'

/** The journeys that an entry's events tell of, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  for (const [name, seat, second, third, fourth] of events) {
    const cart = (vegetable: string): string[] => [`cart:${String(seat)}:${vegetable}`, `seat:${String(seat)}`]
    const purse = [`cash:${String(seat)}`, `seat:${String(seat)}`]
    const word = VEGETABLES[Number(second)] ?? ''
    const fly = (piece: string, from: string[], to: string[]): number => flights.push({ piece, from, to })
    switch (name) {
      case 'bought':
        fly(word, [`shop:${String(fourth)}:${word}`], cart(word))
        break
      case 'sold':
        fly(word, cart(word), [`shop:${String(fourth)}:${word}`])
        fly('coin', [`shop:${String(fourth)}:${word}`], purse)
        break
      case 'reaped': {
        const crop = VEGETABLES[Number(third)] ?? ''
        // A gleaner reaps what grows on somebody else's field.
        fly(crop, [`field:${String(seat)}:${String(second)}`], [`cart:${String(fourth)}:${crop}`, `seat:${String(fourth)}`])
        break
      }
      case 'sown': {
        const crop = VEGETABLES[Number(third)] ?? ''
        fly(crop, cart(crop), [`field:${String(seat)}:${String(second)}`])
        break
      }
      case 'traded':
      case 'swapped': {
        const got = VEGETABLES[Number(third)] ?? ''
        fly(got, [`card:${String(second)}`], cart(got))
        break
      }
      case 'delivered':
      case 'served':
        fly('coin', [`card:${String(second)}`], purse)
        break
    }
  }
  return flights
}
