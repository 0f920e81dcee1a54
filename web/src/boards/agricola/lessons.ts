import type { FirstGame, Lesson, Moment } from '../../lib/guide.svelte.ts'
import type { AgricolaEvent, AgricolaView, Player } from './view.ts'

function seen(now: Moment): AgricolaView {
  return now.view as unknown as AgricolaView
}

function me(now: Moment): Player | undefined {
  return seen(now).players[now.seat]
}

function happened(now: Moment): AgricolaEvent[] {
  return now.events as AgricolaEvent[]
}

/** Whether one of the learner's own moves has just brought this. */
function did(now: Moment, name: AgricolaEvent[0]): boolean {
  return happened(now).some((event) => event[0] === name && event[1] === now.seat)
}

/** The first space open to the learner that something piles up on, or that gives something. */
function open(now: Moment, piles: boolean): string | null {
  const found = seen(now).spaces.find(
    (space) =>
      space.why_not === null && (piles ? space.good !== null : Object.keys(space.gives).length > 0),
  )
  return found?.id ?? null
}

const placing = (now: Moment): boolean => now.ask?.kind === 'place'
/** Whether a person of the learner's has just taken goods: a pile, or what a space always gives. */
const placedOn = (now: Moment, piles: boolean): boolean =>
  did(now, 'gain') &&
  happened(now).some((event) => event[0] === 'placed' && event[1] === now.seat && event[3] > 0 === piles)

const lessons: Lesson[] = [
  { text: 'agricola-guide-welcome', when: placing, at: 'farm' },
  { text: 'agricola-guide-look', when: placing, at: 'village' },
  { text: 'agricola-guide-place', when: placing, at: (now) => open(now, true) },
  { text: 'agricola-guide-drawing', when: (now) => now.ask?.kind === 'fence', at: 'farm' },
  { text: 'agricola-guide-building', when: (now) => now.ask?.kind === 'build' || now.ask?.kind === 'plow', at: 'farm' },
  { text: 'agricola-guide-room', when: (now) => did(now, 'room'), at: 'farm' },
  { text: 'agricola-guide-child', when: (now) => did(now, 'born'), at: 'farm' },
  { text: 'agricola-guide-plow', when: (now) => did(now, 'plowed'), at: 'farm' },
  { text: 'agricola-guide-sow', when: (now) => did(now, 'sowed'), at: 'farm' },
  { text: 'agricola-guide-fence', when: (now) => did(now, 'fenced'), at: 'farm' },
  {
    text: 'agricola-guide-animals',
    when: (now) => (me(now)?.goods.sheep ?? 0) + (me(now)?.goods.boar ?? 0) + (me(now)?.goods.cattle ?? 0) > 0,
    at: 'farm',
  },
  { text: 'agricola-guide-improvement', when: (now) => did(now, 'major'), at: 'majors' },
  { text: 'agricola-guide-took', when: (now) => placedOn(now, true), at: 'supply' },
  { text: 'agricola-guide-fixed', when: (now) => placedOn(now, false), at: 'supply' },
  {
    text: 'agricola-guide-taken',
    when: (now) => placing(now) && seen(now).spaces.some((space) => space.people.some(({ seat }) => seat !== now.seat)),
    at: (now) => seen(now).spaces.find((space) => space.people.some(({ seat }) => seat !== now.seat))?.id ?? null,
  },
  { text: 'agricola-guide-round', when: (now) => placing(now) && seen(now).round === 2, at: 'track' },
  { text: 'agricola-guide-score', when: (now) => placing(now) && seen(now).round === 3, at: 'score' },
  {
    text: 'agricola-guide-food-soon',
    when: (now) => placing(now) && seen(now).harvest === seen(now).round,
    at: 'meal',
  },
  { text: 'agricola-guide-feed', when: (now) => now.ask?.kind === 'feed', at: 'meal' },
  {
    text: 'agricola-guide-harvest',
    when: (now) => happened(now).some((event) => event[0] === 'harvest'),
    at: 'track',
  },
  { text: 'agricola-guide-begging', when: (now) => did(now, 'begged'), at: 'score' },
  { text: 'agricola-guide-end', when: (now) => placing(now) && seen(now).round === 14, at: 'score' },
]

export default {
  seats: 2,
  bots: ['good'],
  options: { 'variant.family': true },
  lessons,
} satisfies FirstGame
