/** The words of the Lydian view and the drawings that stand for them. */

import { COLOURS, GOODS, type Colour, type Good, type Goods, type Merchant } from './view.ts'

export { signed } from '../../lib/figures.ts'
export { COLOURS, GOODS }

/** The drawing of each good. */
export const GOOD: Record<Good, string> = {
  blue: 'resource-blue',
  yellow: 'resource-yellow',
  green: 'resource-green',
  red: 'resource-red',
  coin: 'coin',
}

export function merchantPiece(merchant: Merchant): string {
  return `merchant-${merchant}`
}

/** The drawings for the merchants of a condition; all colours together have one of their own. */
export function merchantPieces(merchants: readonly Merchant[]): string[] {
  const all = COLOURS.every((colour) => merchants.includes(colour))
  if (!all) return merchants.map(merchantPiece)
  return ['merchant-any', ...merchants.filter((kind) => kind === 'lydian').map(merchantPiece)]
}

export function gatePieces(gates: readonly Colour[]): string[] {
  return gates.length === COLOURS.length ? ['gate-any'] : gates.map((gate) => `gate-${gate}`)
}

/** Goods of a reward: those of equal number share it, as on the printed cards. */
export function rewardPieces(reward: Partial<Goods>): { amount: number; icons: string[] }[] {
  const groups = new Map<number, string[]>()
  for (const good of GOODS) {
    const amount = reward[good] ?? 0
    if (!amount) continue
    const icons = groups.get(amount)
    if (icons) icons.push(GOOD[good])
    else groups.set(amount, [GOOD[good]])
  }
  return [...groups].map(([amount, icons]) => ({ amount, icons }))
}

/** Goods of a cost, one drawing each while there is room, else with their number. */
export function costPieces(cost: Partial<Goods>): { amount: number; icon: string }[] {
  const goods = GOODS.filter((good) => cost[good])
  const each = goods.flatMap((good) =>
    Array.from({ length: cost[good] ?? 0 }, () => ({ amount: 0, icon: GOOD[good] })),
  )
  const room = goods.length > 1 && each.length > goods.length ? 3 : 4
  if (each.length <= room) return each
  return goods.map((good) => ({ amount: cost[good] ?? 0, icon: GOOD[good] }))
}
