/** What cards are worth among bots: shares of wins with their bounds, and what goes with them. */

import { get } from '../../../lib/api.ts'

export type Share = [share: number, low: number, high: number]

export interface CardPower {
  seats: number
  /** The share that everybody wins at so many seats. */
  usual: number
  /** How often it was played. */
  times: number
  dealt?: Share
  played?: Share
}

/** A card that is played with another one, how often both were, and how many times as often as by chance. */
export type Pair = [card: string, times: number, lift: number]

export interface Powers {
  games: number
  cards: Record<string, CardPower[]>
  pairs: Record<string, Pair[]>
}

let asked: Promise<Powers> | null = null

/** The powers of all cards by their ids; they are fetched once. */
export async function cardPowers(): Promise<Powers> {
  asked ??= get<Powers>('/api/games/agricola/powers')
  try {
    return await asked
  } catch (trouble) {
    asked = null
    throw trouble
  }
}

// A card that was played a few times only has a wide interval, which says so.
export const FEW = 30

/** How many of a hundred matches more than usual are won, with the bounds. */
export function beyond(row: CardPower, stage: 'dealt' | 'played'): Share | null {
  const share = stage === 'dealt' || row.times >= FEW ? row[stage] : undefined
  return share ? (share.map((each) => 100 * (each - row.usual)) as Share) : null
}

/** The same over all numbers of seats; null where nobody knows. */
export function power(rows: CardPower[] | undefined): Share | null {
  const all = (rows ?? []).flatMap((row) => [beyond(row, 'played') ?? beyond(row, 'dealt') ?? []]).filter(({ length }) => length) as Share[]
  if (!all.length) return null
  const mean = all.reduce((sum, [more]) => sum + more, 0) / all.length
  const give = Math.hypot(...all.map(([, low, high]) => (high - low) / 2)) / all.length
  return [mean, mean - give, mean + give]
}
