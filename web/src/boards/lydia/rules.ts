/** The rules in a few sentences, those of the modules in play, and where a question belongs. */

import type { Rule } from '../../ui/Rules.svelte'
import type { LydiaView } from './view.ts'

const PARTS: Record<string, number> = { turn: 3, gate: 5, fountain: 3 }

export function rulesFor(view: LydiaView): Rule[] {
  const parts = Object.entries(PARTS).map(([id, lines]): Rule => {
    const start = id === 'turn' ? 'lydia-summary' : `lydia-summary-${id}`
    const texts = Array.from({ length: lines }, (_, i): Rule['texts'][number] => [`${start}-${i + 1}`])
    return { id, title: [`${start}-title`], texts }
  })
  const modules = view.modules.map(
    (name): Rule => ({ id: name, title: [`lydia-module-${name}`], texts: [[`lydia-module-${name}.help`]] }),
  )
  const end: Rule = {
    id: 'end',
    title: ['lydia-summary-end-title'],
    texts: [['lydia-summary-end-1', { count: view.limits.upgraded }], ['lydia-summary-end-2']],
  }
  return [...parts, ...modules, end]
}

const OF: Record<string, string> = {
  copy: 'artisans',
  king: 'croesus',
  bonus: 'gate',
  sell: 'gate',
  'sell-wild': 'gate',
  buy: 'fountain',
  upgrade: 'fountain',
  pay: 'fountain',
  cover: 'estates',
  race: 'chariots',
}

/** The rule of a question. */
export function ruleOf(kind: string | undefined): string {
  return OF[kind ?? ''] ?? 'turn'
}
