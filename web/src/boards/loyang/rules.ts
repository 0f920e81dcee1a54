/** The rules of the guide, and with each the designer's reasons for it. */

import type { Rule } from '../../ui/Rules.svelte'

function rule(id: string, ...reasons: string[]): Rule {
  return {
    id,
    title: [`loyang-rule-${id}`],
    texts: [[`loyang-lesson-${id}`]],
    reasons: reasons.map((reason) => `loyang-reason-${reason}`),
  }
}

export const RULES: readonly Rule[] = [
  rule('prelude', 'prelude', 'same-home', 'introductory'),
  rule('draft', 'courtyard', 'discards', 'tokens', 'apart'),
  rule('draft-two', 'courtyard', 'reveal', 'tokens'),
  rule('grid', 'solo'),
  rule('raise', 'loans'),
  rule('partner', 'pairs'),
  rule('actions', 'harvest', 'regulars', 'casuals', 'shop-gap', 'pack-price'),
  rule('pack', 'pack-order', 'pack-price'),
  rule('compensation', 'regulars', 'loans'),
  rule('store', 'shop-gap'),
  rule('steps', 'first-step', 'loans'),
  rule('over', 'ties'),
]
