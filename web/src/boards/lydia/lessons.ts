import type { FirstGame, Lesson, Moment } from '../../lib/guide.svelte.ts'
import type { LydiaEvent, LydiaView, Player } from './view.ts'

function seen(now: Moment): LydiaView {
  return now.view as unknown as LydiaView
}

function me(now: Moment): Player | undefined {
  return seen(now).players[now.seat]
}

/** Whether one of the learner's own moves has just brought this. */
function did(now: Moment, name: LydiaEvent[0]): boolean {
  return (now.events as LydiaEvent[]).some((event) => event[0] === name && event[1] === now.seat)
}

const asked = (now: Moment, kind: string): boolean => now.ask?.kind === kind
const placing = (now: Moment): boolean => asked(now, 'place')

/** The gate that would pay most for the merchant just drawn; none where several pay the same. */
function best(now: Moment): string | null {
  const worth = seen(now).income.map(({ gate, goods }) => ({
    gate,
    gain: Object.values(goods).reduce((sum, good) => sum + good.gain, 0),
  }))
  const most = Math.max(...worth.map(({ gain }) => gain))
  const gates = new Set(worth.filter(({ gain }) => gain === most).map(({ gate }) => gate))
  return gates.size === 1 ? `gate:${[...gates][0]}` : null
}

/** The track whose marker has just moved up. */
function moved(now: Moment): string | null {
  for (const event of now.events as LydiaEvent[])
    if (event[0] === 'gain' && event[1] === now.seat && event[3] > 0) return `track:${now.seat}:${event[2]}`
  return null
}

/** Whether the learner holds enough to buy one of the cheaper cards. */
function rich(now: Moment): boolean {
  const goods = Object.values(me(now)?.goods ?? {}) as number[]
  return goods.reduce((sum, count) => sum + count, 0) >= 6
}

const lessons: Lesson[] = [
  { text: 'lydia-guide-colour', when: (now) => asked(now, 'colour') },
  { text: 'lydia-guide-welcome', when: placing, at: (now) => `drawn:${now.seat}` },
  { text: 'lydia-guide-gate', args: (now) => ({ best: best(now) ? 'one' : 'several' }), when: placing, at: best },
  { text: 'lydia-guide-gained', when: (now) => did(now, 'gain'), at: moved },
  { text: 'lydia-guide-refill', when: (now) => asked(now, 'refill'), at: 'fountain' },
  { text: 'lydia-guide-bonus', when: (now) => asked(now, 'bonus'), at: (now) => `influence:${now.seat}` },
  { text: 'lydia-guide-sell', when: (now) => asked(now, 'sell') },
  { text: 'lydia-guide-fountain', when: (now) => placing(now) && rich(now), at: 'fountain' },
  { text: 'lydia-guide-buy', when: (now) => asked(now, 'buy') },
  { text: 'lydia-guide-bought', when: (now) => did(now, 'buy'), at: (now) => `cards:${now.seat}` },
  { text: 'lydia-guide-upgrade', when: (now) => asked(now, 'upgrade'), at: (now) => `cards:${now.seat}` },
  { text: 'lydia-guide-upgraded', when: (now) => did(now, 'upgrade'), at: (now) => `cards:${now.seat}` },
  { text: 'lydia-guide-influence', when: (now) => did(now, 'influence'), at: (now) => `influence:${now.seat}` },
  { text: 'lydia-guide-last', when: (now) => placing(now) && seen(now).last_turns },
]

export default {
  seats: 2,
  bots: ['good'],
  options: {},
  lessons,
} satisfies FirstGame
