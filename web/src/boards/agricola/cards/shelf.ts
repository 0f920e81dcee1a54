/** All cards, and what can be searched of them: their words in both languages. */

import { get } from '../../../lib/api.ts'
import type { LibraryCard } from '../view.ts'
import { cardName } from './cards.ts'

const ENTRY = /^agricola-(?:card|major)-([a-z][a-z\d-]*) = (.*)\n(?: {4}\.needs = (.*)\n)?(?: {4}\.text = (.*))?/gm

export class CardShelf {
  /** Those that can be in a hand. */
  cards: LibraryCard[] = []
  /** Those and the major improvements. */
  all: LibraryCard[] = []
  private words = new Map<string, string>()

  static async fetched(): Promise<CardShelf> {
    const shelf = new CardShelf()
    const both = ['en', 'de'].map((each) => get<Record<string, string>>(`/api/words/${each}`))
    const [all, ...sources] = await Promise.all([get<LibraryCard[]>('/api/games/agricola/cards'), ...both])
    shelf.all = all
    shelf.cards = all.filter(({ kind }) => kind !== 'major')
    for (const source of sources)
      for (const [, id = '', name = '', needs = '', text = ''] of (source['agricola'] ?? '').matchAll(ENTRY)) {
        const card = /\d{3}$/.test(id) ? id.toUpperCase() : id.replaceAll('-', '_')
        shelf.words.set(card, `${shelf.words.get(card) ?? ''} ${name} ${needs} ${text}`.toLowerCase().replaceAll(/[[\]]/g, ''))
      }
    return shelf
  }

  /** Whether every word that is sought is in a card's words, or is its number. */
  finds(card: LibraryCard, sought: string): boolean {
    const known = this.words.get(card.id) ?? cardName(card.id).toLowerCase()
    return sought
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .every((word) => card.id.toLowerCase() === word || known.includes(word))
  }
}
