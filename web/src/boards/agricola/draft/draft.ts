/** How the parts of a hand are named, where seats sit at the table, and what cards fit others. */

import { shared } from '../cards/signs.ts'
import type { AgricolaView } from '../view.ts'

export const PLURAL = { occupation: 'occupations', minor: 'minors' } as const

/** Where seats sit, clockwise from whoever looks, and the ways from each to the next. */
const LEFT = 'M150 166C112 158 84 148 78 134'
const BACK = 'M322 134c-6 14-34 24-72 32'
export const PLACES: Record<number, { at: string[]; ways: string[] }> = {
  1: { at: ['bottom'], ways: [] },
  2: { at: ['bottom', 'top'], ways: ['M132 172C40 150 40 56 132 34', 'M268 34c92 22 92 116 0 138'] },
  3: { at: ['bottom', 'left', 'right'], ways: [LEFT, 'M78 74C100 22 300 22 322 74', BACK] },
  4: { at: ['bottom', 'left', 'top', 'right'], ways: [LEFT, 'M78 72C86 56 112 46 138 42', 'M262 42c28 4 52 14 60 30', BACK] },
}

export interface Fit {
  icon: string
  card: string
}

/** Those of some cards that one goes well with, and why. */
export function fitsOf(view: AgricolaView, card: string, others: string[]): Fit[] {
  const line = view.cards[card]?.signs ?? ''
  return others.flatMap((other) => {
    const icon = other === card ? null : shared(line, view.cards[other]?.signs ?? '')
    return icon ? [{ icon, card: other }] : []
  })
}
