/** Names, drawings and groups of hand cards. */

import type { GameEvent, Text } from '../../../lib/wire.ts'
import { say, sayOr } from '../../../lib/words.svelte.ts'
import { icon, majorId, majorName } from '../pieces.ts'
import type { AgricolaEvent, AgricolaView, Player, Played, Printed } from '../view.ts'

/** Hand cards have numbers, major improvements names. */
const NUMBER = /^[A-E]\d{3}$/

/** The message that names a card; its `.text` tells what it does. */
export function cardId(id: string): string {
  return NUMBER.test(id) ? `agricola-card-${id.toLowerCase()}` : majorId(id)
}

export function cardName(id: string): string {
  return NUMBER.test(id) ? say(cardId(id)) : majorName(id)
}

/** Where long German names may be broken. */
const PARTS =
  /(?<=\p{L}{3})(?=sammler|schieber|beschwerer|pfleger|wirtschaft|schlitten|planung|krippe|pflanzer|gestalter|händler|hammer|porzellan|verwalter|mühle|palisaden|schuppen|markt|diener|züchter|schaufel|spieler|besitzer|bauer|meister|macher|mäster|prüfer|kammer|arbeiter|flüsterer|treiber|verkäufer|architekt|pflug|bändiger|feld|sims|lieferant|vorsorger|künstler|stube|vertrag)/gu

/** A name for a small card. */
export function cardTitle(id: string): string {
  return cardName(id).replace(PARTS, '\u00ad')
}

/** Whether hand cards are played at this table. */
export function withCards(view: AgricolaView): boolean {
  return !view.variants.includes('variant.family')
}

/** The drawing of a category. */
export const CATEGORIES: Record<string, string> = {
  farm: 'field',
  actions: 'boost',
  points: 'bonus',
  goods: 'crate',
  food: 'food',
  crops: 'grain',
  building: 'bricks',
  livestock: 'sheep',
}

/** A prerequisite that a number and a drawing say. */
const COUNTED = /^(occupations|sheep|clay)(>=|<=|==)([1-9]\d*)$/
const SIGNS: Record<string, string> = { '>=': '', '<=': '≤ ', '==': '= ' }

/** So much of what, where that is all that must be met. */
export function counted(facts: Printed): { amount: string; icon: string } | null {
  const [, what = '', sign = '', count = ''] = COUNTED.exec(facts.prerequisite) ?? []
  return what ? { amount: `${SIGNS[sign] ?? ''}${count}`, icon: what === 'occupations' ? 'occupation' : what } : null
}

/** What is missing to play a card, in a few words. */
export function missing(facts: Printed): string {
  const why = facts.why_not
  return why ? sayOr(`agricola-board-miss-${why}`, say(`agricola-why-${why}`)) : ''
}

/** All there is to hear of a card. */
export function cardLabel(id: string, facts: Printed): string {
  const price = (facts.costs[0] ? Object.entries(facts.costs[0]) : []).map(([good, count]) => say(`agricola-amount-${good}`, { count }))
  return [
    `${cardName(id)}, ${say(`agricola-board-${facts.kind}`)}`,
    ...price,
    ...(facts.prerequisite ? [say(`${cardId(id)}.needs`)] : []),
    say(`${cardId(id)}.text`),
    ...(facts.points ? [say('agricola-board-points', { count: facts.points, n: Math.abs(facts.points) })] : []),
    ...(facts.why_not ? [missing(facts)] : []),
  ].join('. ').replaceAll('..', '.')
}

/** When open cards act, in the order in which they lie. */
export const TIMES = ['each', 'any', 'round', 'harvest', 'always'] as const
export type Time = (typeof TIMES)[number]

/** Goods that wait on coming rounds because of a card. */
export interface Load {
  round: number
  icon: string
  amount: number
}

export function waitingOf(view: AgricolaView, seat: number, card: string): Load[] {
  // A card may have put goods on the same rounds more than once.
  const found = new Map<string, Load>()
  for (const { round, waiting } of view.track)
    for (const { good, amount } of waiting.filter((load) => load.seat === seat && load.source === card)) {
      const known = found.get(`${good} ${round}`)
      found.set(`${good} ${round}`, { round, icon: icon(good), amount: amount + (known?.amount ?? 0) })
    }
  return [...found.values()]
}

/** A seat's open cards by the time at which they act; what is over lies with what always counts. */
export function grouped(view: AgricolaView, player: Player): { time: Time; cards: Played[] }[] {
  const time = ({ card }: Played): Time => {
    if (waitingOf(view, player.seat, card).length) return 'round'
    const acts = view.cards[card]?.acts
    return acts === undefined || acts === 'once' ? 'always' : acts
  }
  return TIMES.map((each) => ({ time: each, cards: player.played.filter((row) => time(row) === each) })).filter(
    ({ cards }) => cards.length,
  )
}

/** The cards that brought somebody something in an entry, with what they brought. */
export function fired(events: GameEvent[]): Map<string, { seat: number; good: number; amount: number }[]> {
  const found = new Map<string, { seat: number; good: number; amount: number }[]>()
  for (const event of events as AgricolaEvent[]) {
    if (event[0] !== 'gain' || event[4] === undefined) continue
    const [, seat, good, amount, origin] = event
    found.set(origin, [...(found.get(origin) ?? []), { seat, good, amount }])
  }
  return found
}

/** What is to be read on an open card. */
export function stateText(row: Played): Text | null {
  return row.state ? [`agricola-board-state-${row.state.word}`, { count: row.state.count }] : null
}
