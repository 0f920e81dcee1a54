import { get } from '../lib/api.ts'
import type { Line } from '../lib/table.svelte.ts'
import type { StateFrame } from '../lib/wire.ts'

/** The points of every seat at one moment of a match. */
export interface Moment {
  n: number
  round: number
  totals: number[]
}

const MOST = 30

/** Where each round ended: before the first mover's next turn. Long matches are thinned out. */
export function roundEnds(lines: Line[], last: number): number[] {
  const moves = lines.filter((line) => line.seat !== null && !line.undone && line.facts === undefined)
  const first = moves[0]?.seat ?? null
  const ends: number[] = []
  let before: Line | null = null
  for (const line of moves) {
    if (before && line.seat === first && before.seat !== first) ends.push(before.n)
    before = line
  }
  ends.push(last)
  const stride = Math.ceil(ends.length / MOST)
  return ends.filter((_, i) => (ends.length - 1 - i) % stride === 0)
}

/** How the match went: everybody's points after each round, from the past positions. */
export async function course(code: string, seat: number | null, ends: number[], rounds: number): Promise<Moment[]> {
  const asked = seat === null ? '' : `?seat=${seat}`
  const moments: Moment[] = []
  for (const [i, n] of ends.entries()) {
    const frame = await get<StateFrame>(`/api/tables/${code}/at/${n}${asked}`)
    moments.push({ n, round: Math.round(((i + 1) * rounds) / ends.length), totals: frame.totals })
  }
  return moments
}

export interface Turning {
  moment: Moment
  seat: number
  gain: number
}

/** The rounds in which somebody gained most against the others. */
export function turnings(moments: Moment[], count = 3): Turning[] {
  const found: Turning[] = []
  for (let i = 1; i < moments.length; i++) {
    const now = moments[i]
    const before = moments[i - 1]
    if (!now || !before) continue
    const gains = now.totals.map((points, seat) => points - (before.totals[seat] ?? 0))
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
    const gain = Math.max(...gains)
    if (gain > mean) found.push({ moment: now, seat: gains.indexOf(gain), gain })
  }
  return found
    .sort((a, b) => b.gain - a.gain || a.moment.n - b.moment.n)
    .slice(0, count)
    .sort((a, b) => a.moment.n - b.moment.n)
}
