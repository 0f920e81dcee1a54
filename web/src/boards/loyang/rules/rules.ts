/** The rules of the guide, and with each the designer's reasons for it. */

export interface Rule {
  id: string
  reasons: string[]
}

export const RULES: readonly Rule[] = [
  { id: 'prelude', reasons: ['prelude', 'same-home', 'introductory'] },
  { id: 'draft', reasons: ['courtyard', 'discards', 'tokens', 'apart'] },
  { id: 'draft-two', reasons: ['courtyard', 'reveal', 'tokens'] },
  { id: 'grid', reasons: ['solo'] },
  { id: 'raise', reasons: ['loans'] },
  { id: 'partner', reasons: ['pairs'] },
  { id: 'actions', reasons: ['harvest', 'regulars', 'casuals', 'shop-gap', 'pack-price'] },
  { id: 'pack', reasons: ['pack-order', 'pack-price'] },
  { id: 'compensation', reasons: ['regulars', 'loans'] },
  { id: 'store', reasons: ['shop-gap'] },
  { id: 'steps', reasons: ['first-step', 'loans'] },
  { id: 'over', reasons: ['ties'] },
]
