/** What cards are worth among bots: shares of wins with their bounds. */

import { get } from '../../../lib/api.ts'

type Share = [share: number, low: number, high: number]

export interface CardPower {
  seats: number
  /** The share that everybody wins at so many seats. */
  usual: number
  /** How often it was played. */
  times: number
  dealt?: Share
  played?: Share
}

let asked: Promise<{ cards: Record<string, CardPower[]> }> | null = null

/** The powers of all cards by their ids; they are fetched once. */
export async function cardPowers(): Promise<Record<string, CardPower[]>> {
  asked ??= get<{ cards: Record<string, CardPower[]> }>('/api/games/agricola/powers')
  try {
    return (await asked).cards
  } catch (trouble) {
    asked = null
    throw trouble
  }
}

// A card that was played a few times only has a wide interval, which says so.
export const FEW = 30

/** How many of a hundred matches more than usual are won with a card; null where nobody knows. */
export function power(rows: CardPower[] | undefined): number | null {
  const more = (rows ?? []).flatMap((row) => {
    const share = row.times >= FEW ? row.played : row.dealt
    return share ? [100 * (share[0] - row.usual)] : []
  })
  return more.length ? Math.round(more.reduce((sum, each) => sum + each, 0) / more.length) : null
}
