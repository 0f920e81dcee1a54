/** A list of cards: the options of a table that say which cards hands are dealt from. */

import type { Value } from '../../../lib/wire.ts'
import type { LibraryCard } from '../view.ts'

export const COVERS = ['cards.list', 'cards.decks', 'cards.only', 'cards.banned']

export interface CardList {
  list: string
  decks: string[]
  /** These cards alone, whatever list they are on. */
  only: string[] | null
  banned: string[]
}

function words(value: Value | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

export function listOf(options: Record<string, Value>): CardList {
  const only = options['cards.only']
  return {
    list: String(options['cards.list'] ?? 'base_box'),
    decks: options['cards.decks'] === undefined ? ['A', 'B', 'C', 'D', 'E'] : words(options['cards.decks']),
    only: only === undefined || only === null ? null : words(only),
    banned: words(options['cards.banned']),
  }
}

export function optionsOf({ list, decks, only, banned }: CardList): Record<string, Value> {
  return { 'cards.list': list, 'cards.decks': decks, 'cards.only': only, 'cards.banned': banned.length ? banned : null }
}

export function contains({ list, decks, only, banned }: CardList, card: LibraryCard): boolean {
  return (only ? only.includes(card.id) : card.lists.includes(list)) && decks.includes(card.deck) && !banned.includes(card.id)
}

export function without(list: CardList, card: LibraryCard): CardList {
  if (list.only) return { ...list, only: list.only.filter((id) => id !== card.id) }
  return { ...list, banned: [...list.banned, card.id].sort() }
}

/** The list with a card: no longer banned, or chosen one by one where its list does not have it. */
export function within(list: CardList, card: LibraryCard, cards: LibraryCard[]): CardList {
  const decks = list.decks.includes(card.deck) ? list.decks : [...list.decks, card.deck].sort()
  const banned = list.banned.filter((id) => id !== card.id)
  const back = { ...list, banned }
  if (contains(back, card)) return back
  const chosen = cards.filter((other) => other.id === card.id || contains(list, other)).map(({ id }) => id)
  return { ...list, decks, banned: [], only: chosen.sort() }
}
