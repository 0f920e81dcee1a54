/** What the option pointed at would change, read off its preview. */

import type { OptionRow } from '../../lib/wire.ts'
import type { Colour, Goods, Income, LydiaView, Player, PreviewRow } from './view.ts'

export function itemsOf(row: OptionRow | null): PreviewRow[] {
  const rows = (row?.preview ?? []) as unknown[]
  return rows.filter((item): item is PreviewRow => typeof item === 'object' && item !== null && 'what' in item)
}

/** What the drawn merchant would bring at a gate: once, or as each merchant it could copy. */
export function incomesAt(view: LydiaView, gate: Colour): Income[] {
  const rows = view.income.filter(
    (row) => row.gate === gate && row.merchant === view.drawn?.merchant,
  )
  return rows.filter((row, index) => rows.findIndex((other) => other.as === row.as) === index)
}

export interface Outcome {
  /** What the seat would have. */
  goods: Goods
  /** How many coins it could have after selling. */
  may: number
  influence: number
  points: number
  /** What its cards would pay. */
  cards: Record<string, Partial<Goods>>
}

/** A player's board after the option; the board as it is where nothing is pointed at. */
export function outcome(player: Player, items: PreviewRow[]): Outcome {
  const goods = { ...player.goods }
  const after: Outcome = {
    goods,
    may: 0,
    influence: player.influence,
    points: player.points,
    cards: {},
  }
  const income = items.filter((item) => item.what === 'income')
  if (income.length === 1 && income[0]) {
    for (const [good, row] of Object.entries(income[0].goods)) goods[good as keyof Goods] = row.to
    after.cards = income[0].each.cards
    after.may = goods.coin + income[0].sell
    after.points = income[0].points[1]
  }
  for (const item of items) {
    if (item.what === 'pay') Object.assign(goods, item.after)
    if (item.what === 'influence') {
      after.influence = item.to
      after.points += item.points[1] - item.points[0]
    }
    if (item.what === 'card') after.points = item.points[1]
  }
  for (const item of items)
    if (item.what === 'gain')
      for (const [good, amount] of Object.entries(item.goods)) goods[good as keyof Goods] += amount
  for (const item of items)
    if (item.what === 'influence' || item.what === 'shop') goods.coin += item.coins
  after.may = Math.max(after.may, goods.coin)
  return after
}
