/** What Agricola's view, previews and events hold, as the game declares it. */

export * from '../../lib/generated/agricola.ts'

import type { CardFacts } from '../../lib/generated/agricola.ts'

/** What is printed on a card, a major improvement among them. */
export type Printed = Omit<CardFacts, 'kind'> & { kind: CardFacts['kind'] | 'major' }

/** A card as it stands in the library: where it is from, the lists it is on. */
export interface LibraryCard extends Printed {
  id: string
  deck: string
  /** Numbers of the rulings that belong to it. */
  rulings: number[]
  lists: string[]
}
