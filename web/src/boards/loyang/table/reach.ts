/** Places of other seats that the open decision reaches for. */

import type { OptionRow } from '../../../lib/wire.ts'
import { cardName } from '../pieces.ts'
import type { Display, Field, LoyangView, Vegetable } from '../view.ts'

export interface Reached extends Display {
  /** The seat; null is the imaginary opponent. */
  seat: number | null
  /** Whether the seat itself is the answer. */
  itself: boolean
  fields: Field[]
  shop: Vegetable[]
}

export function reachedBy(view: LoyangView, seat: number, rows: OptionRow[]): Reached[] {
  const places = new Set(rows.flatMap((row) => row.targets))
  const owners: { seat: number | null; display: Display; fields: Field[] }[] = view.players
    .filter((player) => player.seat !== seat)
    .map((player) => ({ seat: player.seat, display: player, fields: player.fields }))
  if (view.opponent) owners.push({ seat: null, display: view.opponent, fields: [] })
  return owners
    .map(({ seat: owner, display, fields }) => ({
      seat: owner,
      itself: places.has(`seat:${owner ?? view.seats}`),
      stalls: display.stalls.filter((stall) => stall.places.some((place) => places.has(place.id))),
      regulars: display.regulars.filter((regular) => places.has(regular.id)),
      casuals: display.casuals.filter((casual) => places.has(casual.id)),
      helpers: display.helpers.filter((helper) => places.has(helper.id)),
      fields: fields.filter((field) => places.has(field.id)),
      shop: view.shop.map((crate) => crate.vegetable).filter((vegetable) => places.has(`shop:${owner}:${vegetable}`)),
    }))
    .filter(
      (found) =>
        found.itself ||
        found.shop.length + found.fields.length > 0 ||
        found.stalls.length + found.regulars.length + found.casuals.length + found.helpers.length > 0,
    )
}

/** Something of the viewer that another seat's helper could reach: drawings, a number, words. */
export interface Threatened {
  pieces: string[]
  left: number | null
  words: string
}

export function threatened(view: LoyangView, places: string[]): Threatened[] {
  const own = view.seat === null ? undefined : view.players[view.seat]
  return places.map((place) => {
    const [kind, first, second] = place.split(':')
    if (kind === 'shop') return { pieces: [second ?? ''], left: null, words: '' }
    if (kind === 'field') {
      const field = own?.fields.find((other) => other.id === place)
      return { pieces: field?.crop ? [field.crop] : [], left: field?.left ?? null, words: '' }
    }
    const card = view.cards[first ?? '']
    const stall = own?.stalls.find((other) => other.id === place)
    const lying = stall?.places.map((other) => other.vegetable).filter((vegetable) => vegetable !== null)
    const named = card && !card.wants && !stall ? cardName(card) : ''
    return { pieces: lying ?? card?.wants ?? [], left: null, words: named }
  })
}
