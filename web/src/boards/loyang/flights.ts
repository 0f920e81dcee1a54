/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { VEGETABLES, type LoyangEvent } from './view.ts'

function named(vegetable: number): string {
  return VEGETABLES[vegetable] ?? ''
}

function cart(seat: number, vegetable: number): string[] {
  return [`cart:${seat}:${named(vegetable)}`, `seat:${seat}`]
}

function purse(seat: number): string[] {
  return [`cash:${seat}`, `seat:${seat}`]
}

/** The journeys that an entry's events tell of, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  const fly = (piece: string, from: string[], to: string[]): number => flights.push({ piece, from, to })
  for (const event of events as LoyangEvent[]) {
    switch (event[0]) {
      case 'bought': {
        const [, seat, vegetable, , owner] = event
        fly(named(vegetable), [`shop:${owner}:${named(vegetable)}`], cart(seat, vegetable))
        break
      }
      case 'sold': {
        const [, seat, vegetable, , owner] = event
        const shop = [`shop:${owner}:${named(vegetable)}`]
        fly(named(vegetable), cart(seat, vegetable), shop)
        fly('coin', shop, purse(seat))
        break
      }
      case 'reaped': {
        // A gleaner reaps what grows on somebody else's field.
        const [, seat, field, crop, reaper] = event
        fly(named(crop), [`field:${seat}:${field}`], cart(reaper, crop))
        break
      }
      case 'sown': {
        const [, seat, field, crop] = event
        fly(named(crop), cart(seat, crop), [`field:${seat}:${field}`])
        break
      }
      case 'traded':
      case 'swapped': {
        const [, seat, card, vegetable] = event
        fly(named(vegetable), [`card:${card}`], cart(seat, vegetable))
        break
      }
      case 'delivered':
      case 'served': {
        const [, seat, card] = event
        fly('coin', [`card:${card}`], purse(seat))
        break
      }
    }
  }
  return flights
}
