import type { BoardModule } from '../types.ts'

/** The stages that a turn goes through, as the view names them; acting belongs to placing. */
const STAGES = ['draw', 'place', 'refill']

export const stepsOf: NonNullable<BoardModule['steps']> = (view) => {
  const at = STAGES.indexOf(view['stage'] === 'action' ? 'place' : String(view['stage']))
  if (at < 0) return []
  return STAGES.map((stage, index) => ({
    word: `lydia-city-step-${stage}`,
    state: index < at ? 'done' : index === at ? 'now' : 'next',
  }))
}
