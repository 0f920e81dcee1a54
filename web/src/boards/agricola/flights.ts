/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { icon } from './pieces.ts'
import { GOODS, SPACES, type AgricolaEvent } from './view.ts'

/** At most so many pieces fly for one gain. */
const MOST = 4

function home(seat: number, good: string): string[] {
  return [`good:${seat}:${good}`, `seat:${seat}`, 'farm']
}

/** The journeys that an entry's events tell of, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  let at = 'village'
  for (const event of events as AgricolaEvent[]) {
    if (event[0] === 'placed') {
      const [, seat, space] = event
      at = `space:${SPACES[space] ?? ''}`
      flights.push({ piece: 'person', seat, from: [`bed:${seat}`, 'farm', `seat:${seat}`], to: [at] })
    } else if (event[0] === 'gain') {
      const [, seat, number, amount] = event
      const good = GOODS[number] ?? 'food'
      for (let i = 0; i < Math.min(MOST, amount); i++)
        flights.push({ piece: icon(good), from: [at, 'village'], to: home(seat, good) })
    } else if (event[0] === 'bred') {
      const [, seat, animal] = event
      const good = GOODS[animal] ?? 'sheep'
      flights.push({ piece: icon(good), from: ['farm'], to: home(seat, good) })
    } else if (event[0] === 'exchange') {
      const [, seat, good] = event
      flights.push({ piece: 'food', from: home(seat, GOODS[good] ?? 'grain'), to: home(seat, 'food') })
    }
  }
  return flights
}
