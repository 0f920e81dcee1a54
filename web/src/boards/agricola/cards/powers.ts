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
