/** The board in words, for those who hear it. */

import type { Text } from '../../lib/wire.ts'
import { listed, say } from '../../lib/words.svelte.ts'
import { COLOURS, GOOD, GOODS, merchantPiece } from './pieces.ts'
import type { CardFacts, Colour, Goods, Income, Merchant } from './view.ts'

/** What a drawing shows, as a name of its own. */
export function named(piece: string): string {
  return say(`lydia-city-name-${piece}`)
}

export function merchantName(merchant: Merchant): string {
  return named(merchantPiece(merchant))
}

export function gateName(gate: Colour): string {
  return named(`gate-${gate}`)
}

/** Equal merchants together: "2 blue merchant, Lydian". */
export function merchantsSaid(merchants: readonly Merchant[]): string {
  if (!merchants.length) return say('lydia-city-nobody')
  const kinds = [...new Set(merchants)]
  return listed(
    kinds.map((kind) => {
      const count = merchants.filter((other) => other === kind).length
      return say('lydia-city-so-many', { count, what: merchantName(kind) })
    }),
  )
}

export function goodsSaid(goods: Partial<Goods>): string {
  return listed(
    GOODS.filter((good) => goods[good]).map((good) =>
      say('lydia-city-so-many', { count: goods[good] ?? 0, what: named(GOOD[good]) }),
    ),
  )
}

function countsText(facts: CardFacts, face: number): Text {
  const counts = facts.counts ?? ''
  const each = facts.each ?? 1
  const held = COLOURS.some((colour) => colour === counts)
  const counted: Text = held
    ? ['lydia-per-resource', { each, resource: [`lydia-resource-${counts}`] }]
    : [`lydia-per-${counts}`, { each }]
  return ['lydia-effect-points', { points: facts.points[face] ?? 0, counted }]
}

/** A card with the face that is up. */
export function cardSaid(
  facts: CardFacts,
  upgraded: boolean,
  covered: boolean,
  points: number | null,
): string {
  const face = upgraded ? 1 : 0
  const parts = [say(`lydia-city-deck-${facts.deck}`)]
  if (covered) parts.push(say('lydia-city-covered'))
  else if (facts.deck === 'purple') parts.push(say(countsText(facts, face)))
  else {
    const merchants = facts.merchants ?? []
    const gates = facts.gates ?? []
    parts.push(
      say('lydia-city-pays', {
        merchants: listed(merchants.map(merchantName), 'disjunction'),
        places: gates.length
          ? listed(gates.map(gateName), 'disjunction')
          : named('fountain'),
        reward: goodsSaid(facts.reward?.[face] ?? {}),
      }),
    )
  }
  if (upgraded) parts.push(say('lydia-city-upgraded'))
  else parts.push(say('lydia-city-costs', { goods: goodsSaid(facts.cost) }))
  if (points !== null) parts.push(say('points', { points }))
  return `${parts.join('; ')}.`
}

/** What a merchant brings at a gate. */
export function incomeSaid(income: Income): string {
  const goods = goodsSaid(Object.fromEntries(GOODS.map((good) => [good, income.goods[good]?.gain ?? 0])))
  const parts = [goods ? say('lydia-city-brings', { goods }) : say('lydia-city-brings-nothing')]
  if (income.bonuses) parts.push(say('lydia-city-then-bonus', { count: income.bonuses }))
  if (income.sell) parts.push(say('lydia-city-then-sell', { count: income.sell, what: named(GOOD[income.gate]) }))
  if (income.king) parts.push(say('lydia-city-then-king'))
  if (income.race) parts.push(say('lydia-city-pair-race'))
  else if (income.pair) parts.push(say('lydia-city-pair'))
  return parts.join('; ')
}
