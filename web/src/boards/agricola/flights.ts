/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { GOODS, icon } from './pieces.ts'

/** Spaces by the numbers that events name them with: the order of board.py. */
const SPACES = [
  'farm_expansion', 'meeting_place', 'grain_seeds', 'farmland', 'lessons', 'day_laborer', 'forest',
  'clay_pit', 'reed_bank', 'fishing', 'major_improvement', 'fencing', 'grain_utilization',
  'sheep_market', 'basic_wish_for_children', 'house_redevelopment', 'western_quarry',
  'vegetable_seeds', 'pig_market', 'cattle_market', 'eastern_quarry', 'urgent_wish_for_children',
  'cultivation', 'farm_redevelopment', 'grove', 'resource_market_3', 'hollow_3', 'lessons_3',
  'copse', 'resource_market_4', 'hollow_4', 'lessons_4', 'traveling_players', 'side_job',
  'x_copse', 'x_resource_market', 'x_animal_market', 'x_modest_wish', 'market_place',
]
/** At most so many pieces fly for one gain. */
const MOST = 4

/** The journeys that an entry's events tell of, in their order. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const flights: Flight[] = []
  let at = 'village'
  for (const [name, seat, second, third] of events) {
    const home = (good: string): string[] => [`good:${String(seat)}:${good}`, `seat:${String(seat)}`, 'farm']
    if (name === 'placed') {
      at = `space:${SPACES[Number(second)] ?? ''}`
      flights.push({ piece: 'person', from: ['farm', `seat:${String(seat)}`], to: [at] })
    } else if (name === 'gain' || name === 'bred') {
      const good = GOODS[Number(second)] ?? 'food'
      const count = name === 'bred' ? 1 : Math.min(MOST, Number(third))
      for (let i = 0; i < count; i++)
        flights.push({ piece: icon(good), from: name === 'bred' ? ['farm'] : [at, 'village'], to: home(good) })
    } else if (name === 'exchange') {
      flights.push({ piece: 'food', from: home(GOODS[Number(second)] ?? 'grain'), to: home('food') })
    }
  }
  return flights
}
