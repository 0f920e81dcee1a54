/** Places of other seats that the open decision reaches for. */

import type { OptionRow } from '../../lib/wire.ts'
import type { Display, Field, LoyangView, Vegetable } from './view.ts'

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
