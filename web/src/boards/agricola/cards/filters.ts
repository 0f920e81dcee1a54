/** Which cards of the library are shown: filters as the address has them, several values by commas. */

import type { LibraryCard } from '../view.ts'
import type { CardShelf } from './shelf.ts'

export type Chosen = (name: string) => string

export const FREE = 'free'

/** The values of a filter that are chosen. */
export function several(chosen: Chosen, name: string): string[] {
  return chosen(name).split(',').filter(Boolean)
}

/** The same with one more, or without it. */
export function toggled(chosen: Chosen, name: string, value: string): string {
  const now = several(chosen, name)
  return (now.includes(value) ? now.filter((other) => other !== value) : [...now, value]).sort().join(',')
}

function costs(card: LibraryCard, what: string): boolean {
  return what === FREE ? card.costs.every((price) => !Object.keys(price).length) : card.costs.some((price) => what in price)
}

/** Whether a card is among what is sought; `but` leaves one filter aside, to count its values. */
export function passes(shelf: CardShelf, card: LibraryCard, chosen: Chosen, but = ''): boolean {
  const one = (name: string, fits: (value: string) => boolean): boolean => {
    const values = name === but ? [] : several(chosen, name)
    return !values.length || values.some(fits)
  }
  return (
    shelf.finds(card, chosen('q')) &&
    one('kind', (kind) => (kind === 'passing' ? card.travels : card.kind === kind)) &&
    one('deck', (deck) => card.deck === deck) &&
    one('category', (category) => card.category === category) &&
    one('seats', (seats) => card.seats === Number(seats)) &&
    one('cost', (what) => costs(card, what)) &&
    one('list', (list) => card.lists.includes(list))
  )
}
