/** What the view holds while hands are made. */

import type { AgricolaView } from '../view.ts'

export interface Sizes {
  occupations: number
  minors: number
}

export interface DraftSeat {
  seat: number
  packet: Sizes
  picked: Sizes
  due: Sizes
  swaps: number
}

export interface Draft {
  mode: string
  stage: 'pick' | 'mulligan' | 'swap'
  kinds: ('occupation' | 'minor')[]
  pass: number
  passes: number
  discard: boolean
  pick: Sizes
  direction: { occupations: 'left' | 'right' | null; minors: 'left' | 'right' | null }
  packet: string[] | null
  picked: string[] | null
  players: DraftSeat[]
}

export function draftOf(view: AgricolaView): Draft | null {
  return (view as unknown as { draft?: Draft | null }).draft ?? null
}

export const PLURAL = { occupation: 'occupations', minor: 'minors' } as const
