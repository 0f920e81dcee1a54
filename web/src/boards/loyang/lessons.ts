import type { FirstGame, Lesson, Moment } from '../../lib/guide.svelte.ts'
import type { LoyangView, Player } from './view.ts'

function seen(now: Moment): LoyangView {
  return now.view as unknown as LoyangView
}

function me(now: Moment): Player | undefined {
  return seen(now).players[now.seat]
}

const asked = (now: Moment, kind: string): boolean => now.ask?.kind === kind
const acting = (now: Moment): boolean => asked(now, 'act')

/** The first place of an option that begins with this word. */
function offered(now: Moment, verb: string, place = 0): string | null {
  const row = now.ask?.options?.find(({ option }) => Array.isArray(option) && option[0] === verb)
  return row?.targets.at(place) ?? null
}

function because(...reasons: string[]): string[] {
  return reasons.map((reason) => `loyang-reason-${reason}`)
}

const lessons: Lesson[] = [
  {
    text: 'loyang-guide-welcome',
    when: (now) => asked(now, 'home'),
    at: 'shop',
    reasons: because('prelude'),
  },
  {
    text: 'loyang-guide-harvest',
    when: (now) => asked(now, 'grid'),
    at: (now) => `field:${now.seat}:128`,
    reasons: because('harvest'),
  },
  { text: 'loyang-guide-grid', when: (now) => asked(now, 'grid'), at: 'square', reasons: because('solo') },
  { text: 'loyang-guide-raise', when: (now) => asked(now, 'raise'), reasons: because('loans') },
  { text: 'loyang-guide-actions', when: acting, at: 'cart' },
  {
    text: 'loyang-guide-sow',
    when: (now) => acting(now) && offered(now, 'sow') !== null,
    at: (now) => offered(now, 'sow', 1),
  },
  {
    text: 'loyang-guide-regular',
    when: (now) => acting(now) && !!me(now)?.regulars.length,
    at: (now) => me(now)?.regulars[0]?.id ?? null,
    reasons: because('regulars'),
  },
  {
    text: 'loyang-guide-casual',
    when: (now) => acting(now) && !!me(now)?.casuals.length,
    at: (now) => me(now)?.casuals[0]?.id ?? null,
    reasons: because('casuals'),
  },
  {
    text: 'loyang-guide-stall',
    when: (now) => acting(now) && !!me(now)?.stalls.length,
    at: (now) => me(now)?.stalls[0]?.id ?? null,
  },
  {
    text: 'loyang-guide-field',
    when: (now) => acting(now) && !!me(now)?.fields.some((field) => field.kind === 'common'),
    at: (now) => me(now)?.fields.find((field) => field.kind === 'common')?.id ?? null,
  },
  {
    text: 'loyang-guide-helper',
    when: (now) => acting(now) && !!me(now)?.helpers.length,
    at: (now) => me(now)?.helpers[0]?.id ?? null,
  },
  {
    text: 'loyang-guide-deliver',
    when: (now) => acting(now) && offered(now, 'deliver') !== null,
    at: (now) => offered(now, 'deliver'),
  },
  {
    text: 'loyang-guide-serve',
    when: (now) => acting(now) && offered(now, 'serve') !== null,
    at: (now) => offered(now, 'serve'),
  },
  {
    text: 'loyang-guide-shop',
    when: (now) => acting(now) && now.own,
    at: 'shop',
    reasons: because('shop-gap'),
  },
  {
    text: 'loyang-guide-pack',
    when: (now) => acting(now) && now.ask?.options?.some(({ option }) => option === 'pack') === true && seen(now).round > 1,
    at: 'pack',
    reasons: because('pack-price'),
  },
  { text: 'loyang-guide-keep', when: (now) => asked(now, 'pack'), reasons: because('pack-order', 'apart') },
  {
    text: 'loyang-guide-loan',
    when: (now) => acting(now) && (me(now)?.cash ?? 9) < 3 && seen(now).round > 1,
    at: 'loan',
    reasons: because('loans'),
  },
  { text: 'loyang-guide-end', when: (now) => acting(now) && now.own },
  { text: 'loyang-guide-compensate', when: (now) => asked(now, 'compensate'), reasons: because('regulars', 'loans') },
  { text: 'loyang-guide-store', when: (now) => asked(now, 'store'), at: 'storehouse' },
  {
    text: 'loyang-guide-steps',
    when: (now) => asked(now, 'steps'),
    at: (now) => `path:${(me(now)?.place ?? 1) + 1}`,
    reasons: because('first-step'),
  },
  { text: 'loyang-guide-slide', when: (now) => asked(now, 'grid') && seen(now).round === 2, at: 'square' },
  {
    text: 'loyang-guide-red',
    when: (now) => acting(now) && !!me(now)?.regulars.some((regular) => regular.red),
    at: (now) => me(now)?.regulars.find((regular) => regular.red)?.id ?? null,
    reasons: because('regulars'),
  },
  { text: 'loyang-guide-last', when: (now) => acting(now) && seen(now).round === seen(now).rounds, at: (now) => `path:${me(now)?.place ?? 1}`, reasons: because('ties') },
]

export default {
  seats: 1,
  bots: [],
  options: {},
  lessons,
} satisfies FirstGame
