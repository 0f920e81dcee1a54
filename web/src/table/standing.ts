/** What a seat answers by itself, read off its frame. */

import type { StandingAnswer, StandingOption, StateFrame } from '../lib/wire.ts'

export interface Lasting extends StandingAnswer {
  kind: string
}

/** The answers that are given every time; what is planned for the next time is none. */
export function lasting(frame: StateFrame | null): Lasting[] {
  return Object.entries(frame?.standing ?? {})
    .filter(([, kept]) => kept.answer !== 'once')
    .map(([kind, kept]) => ({ ...kept, kind }))
}

/** The answer that is given, in words where they are known. */
export function given(answer: StandingAnswer): StandingOption | null {
  const said = JSON.stringify(answer.option)
  return answer.options?.find((row) => JSON.stringify(row.option) === said) ?? null
}
