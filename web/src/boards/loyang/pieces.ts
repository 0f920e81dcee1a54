/** Loyang's words and drawings, and what an option would change. */

import type { Fixed } from '../../lib/fixed.ts'
import type { Caution } from '../../lib/pointing.svelte.ts'
import type { Ask, OptionRow, Text } from '../../lib/wire.ts'
import { language, listed, say } from '../../lib/words.svelte.ts'
import { VEGETABLES, type CardFacts, type LoyangView, type PreviewRow, type Vegetable, type Wares } from './view.ts'

export { VEGETABLES }

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : by > 0 ? `+${by}` : '±0'
}

export function named(vegetable: Vegetable): string {
  return say(`loyang-board-name-${vegetable}`)
}

/** What one of the drawings that stand in sentences shows. */
export function iconWord(icon: string): string {
  return language.iconName(icon, 'loyang')
}

export function total(wares: Wares): number {
  return VEGETABLES.reduce((sum, vegetable) => sum + wares[vegetable], 0)
}

/** Each vegetable as often as it is there. */
export function each(wares: Wares): Vegetable[] {
  return VEGETABLES.flatMap((vegetable) => Array.from({ length: wares[vegetable] }, () => vegetable))
}

/** What an option would change for the seat that is asked. */
export class Outcome {
  readonly changes: PreviewRow[]

  constructor(row: OptionRow | null) {
    this.changes = ((row?.preview ?? []) as unknown as PreviewRow[]).filter(
      (change) => typeof change === 'object' && change !== null && 'what' in change,
    )
  }

  by(what: 'cash' | 'loans' | 'steps'): number {
    const found = this.changes.find((change) => change.what === what)
    return found && 'by' in found ? found.by : 0
  }

  of(what: 'cart' | 'shop' | 'store', vegetable: Vegetable): number {
    const found = this.changes.find(
      (change) => change.what === what && 'vegetable' in change && change.vegetable === vegetable,
    )
    return found && 'by' in found ? found.by : 0
  }

  sown(field: string): Vegetable | null {
    const found = this.changes.find((change) => change.what === 'field' && change.field === field)
    return found?.what === 'field' ? found.crop : null
  }

  turned(what: 'casual' | 'pack'): number | null {
    const found = this.changes.find((change) => change.what === what)
    return found && 'to' in found ? found.to : null
  }

  leaves(card: number): boolean {
    return this.changes.some((change) => change.what === 'leaves' && change.card === card)
  }
}

/** The cash that an option brings or costs. */
export function cashOf(row: OptionRow | undefined): number | null {
  if (!row?.preview) return null
  return new Outcome(row).by('cash')
}

/** What an option costs before any loan; its label says so. */
export function priceOf(row: OptionRow | undefined): number | null {
  const [id, given] = row?.label ?? []
  const said = id === 'loyang-with-loans' ? (given?.['what'] as Text | undefined)?.[1] : given
  return typeof said?.['cash'] === 'number' ? said['cash'] : null
}

/** How many loans an option takes on the way; its label says so. */
export function loansOf(row: OptionRow | undefined): number {
  const [id, given] = row?.label ?? []
  return id === 'loyang-with-loans' ? Number(given?.['loans'] ?? 0) : 0
}

/** What is asked before a card is given away. */
const CARD_GOES: Record<string, Text> = { lay: ['loyang-ask-lay'], drop: ['loyang-ask-drop'] }

/** Nobody borrows by chance, nor gives away a card. */
export function caution(row: OptionRow): Caution | null {
  if (row.option === 'loan') return { mark: '', ask: ['loyang-ask-loan'] }
  const goes = Array.isArray(row.option) ? CARD_GOES[String(row.option[0])] : undefined
  if (goes) return { mark: '', ask: goes }
  const loans = loansOf(row)
  return loans ? { mark: say('loyang-board-loans', { loans }), ask: ['loyang-ask-loans', { loans }] } : null
}

/** What the main button does where its place is easily overlooked: pay for a card without a loan, stay on a stone; it throws nothing away. */
export function fixed({ kind, options = [] }: Ask): Fixed {
  if (kind === 'raise') {
    const pay = options.find((row) => Array.isArray(row.option) && row.option[0] === 'pay')
    return pay && !loansOf(pay) ? { confirm: pay, word: 'loyang-board-pay' } : {}
  }
  if (kind === 'store') return { aside: true }
  // How much is owed stands in the question.
  if (kind === 'compensate') return { word: 'loyang-board-pay' }
  return kind === 'steps' ? { confirm: options.find((row) => row.option === 0), word: 'loyang-board-stay' } : {}
}

const TYPE_ICONS: Record<CardFacts['type'], string> = {
  common_field: 'sprout',
  market_stall: 'stall',
  regular_customer: 'glad',
  casual_customer: 'person',
  helper: 'hand',
}

export function typeIcon(facts: CardFacts): string {
  return TYPE_ICONS[facts.type]
}

export function typeText(facts: CardFacts): string {
  return say(`loyang-type-${facts.type}`)
}

export function cardName(facts: CardFacts): string {
  const name: Text = facts.name ?? [`loyang-type-${facts.type}`]
  return say(name)
}

/** A card in words, for those who hear it. */
export function cardSaid(facts: CardFacts): string {
  const parts = [cardName(facts)]
  if (facts.name && facts.type !== 'market_stall' && facts.type !== 'common_field') parts.push(typeText(facts))
  if (facts.wants) parts.push(listed(facts.wants.map(named)))
  if (facts.offers)
    parts.push(
      listed(
        facts.offers.map((vegetable, at) =>
          say('loyang-board-for-bowls', { vegetable: named(vegetable), bowls: facts.bowls?.[at] ?? 0 }),
        ),
      ),
    )
  if (facts.crops) parts.push(say('loyang-board-plots', { plots: facts.plots ?? 0 }), listed(facts.crops.map(named)))
  if (facts.pays !== undefined)
    parts.push(say('loyang-board-pays', { cash: Array.isArray(facts.pays) ? facts.pays.join(', ') : facts.pays }))
  if (facts.rule) parts.push(say(facts.rule))
  return parts.join('; ')
}

export function facts(view: LoyangView, card: number | null): CardFacts | null {
  return card === null ? null : (view.cards[String(card)] ?? null)
}

export const LETTERS = 'ABCDEF'

/** Columns of a bed with so many plots. */
export function columns(plots: number): number {
  return plots === 4 || plots === 2 ? 2 : plots > 9 ? 4 : 3
}
