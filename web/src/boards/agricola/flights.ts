/** What flies where: the events of an entry as journeys between places of the board. */

import type { Flight } from '../types.ts'
import type { GameEvent } from '../../lib/wire.ts'
import { icon } from './pieces.ts'
import { GOODS, SPACES, type AgricolaEvent, type AgricolaView } from './view.ts'

/** The phases of a harvest as the view names them, in their order. */
export const BEATS = ['field_phase', 'feeding_phase', 'breeding_phase'] as const
export type Beat = (typeof BEATS)[number]

/** What is seen at once: a beat of the harvest, or what happens outside of it. */
export interface Scene {
  beat: Beat | null
  flights: Flight[]
  /** What it brings the seat of this screen, by drawing. */
  own: Map<string, number>
}

/** At most so many pieces fly for one gain. */
const MOST = 4

export function beatOf(phase: string | undefined): Beat | null {
  return BEATS.find((beat) => beat === phase) ?? null
}

function home(seat: number, good: string): string[] {
  return [`good:${seat}:${good}`, `seat:${seat}`, 'farm']
}

/** Where a seat's family eats; where no farm is drawn, the strip that tells the beats. */
function table(seat: number): string[] {
  return [`table:${seat}`, `seat:${seat}`, 'track']
}

/** The fields that gave a crop: where it still stands, then where the last one stood. */
function fields(seat: number, good: string, before: AgricolaView | null, view: AgricolaView): string[][] {
  const now = view.players[seat]?.cells ?? []
  const then = before?.players[seat]?.cells ?? []
  const stands = now.map((cell, at) => (cell.crop ? cell.crop.good === good : then[at]?.crop?.good === good))
  return stands.flatMap((here, at) => (here ? [[`field:${seat}:${at}`, ...table(seat)]] : []))
}

/** What is seen of an entry, scene after scene; `before` is the position that it came upon. */
export function scenesOf(
  events: GameEvent[],
  before: AgricolaView | null,
  view: AgricolaView,
  eyes: number | null,
): Scene[] {
  if (!events.length) return []
  let at = 'village'
  let scene: Scene = { beat: beatOf(before?.phase), flights: [], own: new Map() }
  const scenes = [scene]

  function open(beat: Beat | null): void {
    scene = { beat, flights: [], own: new Map() }
    scenes.push(scene)
  }
  /** A harvest goes on to this beat; one in which nothing happened is seen as well. */
  function reach(beat: Beat): void {
    for (const next of BEATS.slice(scene.beat ? BEATS.indexOf(scene.beat) + 1 : 0, BEATS.indexOf(beat) + 1)) open(next)
  }
  function fly(count: number, piece: string, from: string[], to: string[]): void {
    for (let i = 0; i < Math.min(MOST, count); i++) scene.flights.push({ piece, from, to })
  }
  function note(seat: number, piece: string, by: number): void {
    if (seat === eyes) scene.own.set(piece, (scene.own.get(piece) ?? 0) + by)
  }

  for (const event of events as AgricolaEvent[]) {
    if (event[0] === 'placed') {
      const [, seat, space] = event
      at = `space:${SPACES[space] ?? ''}`
      scene.flights.push({ piece: 'person', seat, from: [`bed:${seat}`, 'farm', `seat:${seat}`], to: [at] })
    } else if (event[0] === 'harvest') {
      at = 'village'
      reach('field_phase')
    } else if (event[0] === 'gain') {
      const [, seat, number, amount, origin] = event
      const good = GOODS[number] ?? 'food'
      const places = origin === 'fields' ? fields(seat, good, before, view) : []
      for (const from of places.slice(0, amount)) scene.flights.push({ piece: icon(good), from, to: home(seat, good) })
      const from = origin && origin !== 'fields' ? [`card:${origin}`, `major:${origin}`, at, 'village'] : [at, 'village']
      if (!places.length) fly(amount, icon(good), from, home(seat, good))
      note(seat, icon(good), amount)
    } else if (event[0] === 'fed') {
      const [, seat, ...amounts] = event
      if (scene.beat) reach('feeding_phase')
      for (const [i, good] of GOODS.entries()) {
        const amount = amounts[i] ?? 0
        fly(amount, icon(good), home(seat, good), table(seat))
        if (amount) note(seat, icon(good), -amount)
      }
    } else if (event[0] === 'begged') {
      const [, seat, count] = event
      if (scene.beat) reach('feeding_phase')
      fly(count, 'begging', ['village', 'track'], table(seat))
      note(seat, 'begging', count)
    } else if (event[0] === 'bred') {
      const [, seat, animal] = event
      const good = GOODS[animal] ?? 'sheep'
      if (scene.beat) reach('breeding_phase')
      fly(1, icon(good), [`herd:${seat}:${good}`, ...table(seat)], home(seat, good))
      note(seat, icon(good), 1)
    } else if (event[0] === 'exchange') {
      const [, seat, good] = event
      fly(1, 'food', home(seat, GOODS[good] ?? 'grain'), home(seat, 'food'))
    } else if (event[0] === 'round' && scene.beat) {
      reach('breeding_phase')
      open(null)
    }
  }
  if (scene.beat) reach(beatOf(view.phase) ?? 'breeding_phase')
  return scenes.filter(({ beat, flights }) => beat || flights.length)
}
