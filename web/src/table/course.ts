import { get } from '../lib/api.ts'
import type { Line } from '../lib/table/lines.svelte.ts'
import type { Text } from '../lib/wire.ts'

/** The points of every seat at one moment of a match. */
export interface Moment {
  n: number
  round: number
  totals: number[]
}

const MOST = 30

/** Colour is never the only mark of a seat's line. */
export const DASHES = ['', '2 5', '10 4', '8 4 2 4', '4 3', '12 3 2 3']

/** Whether a sentence of the log tells that a round begins. */
export function beginsRound(text: Text): boolean {
  return text[0].endsWith('-log-round')
}

/** Where each round ended: where the log tells of the next one, or before the first mover's next turn. */
function roundEnds(lines: Line[], last: number): number[] {
  const all = turns(lines)
  const told = all.filter(endsRound)
  // The sentence of the first round ends none.
  if (told.length > 1) return [...told.filter((turn) => !beginsFirst(turn)).map((turn) => turn.last), last]
  const ends: number[] = []
  const first = all[0]?.seat ?? null
  const seats = new Set(all.map((turn) => turn.seat)).size
  let moved = new Set<number>()
  for (const turn of all) {
    // Somebody's answer out of turn is no round.
    if (turn.seat === first && moved.size === seats) {
      ends.push(turn.first - 1)
      moved = new Set()
    }
    moved.add(turn.seat)
  }
  ends.push(last)
  return ends
}

/** Everybody's points after each entry, from the set-up on. */
export async function course(code: string): Promise<number[][]> {
  return (await get<{ points: number[][] }>(`/api/tables/${code}/course`)).points
}

/** How many rounds were played, where the game does not say it itself. */
export function roundCount(lines: Line[], last: number): number {
  return roundEnds(lines, last).length
}

/** Everybody's points after each round. */
export function moments(points: number[][], lines: Line[], rounds: number): Moment[] {
  const ends = roundEnds(lines, points.length - 1)
  const stride = Math.ceil(ends.length / MOST)
  return ends
    .map((n, i) => ({ n, round: Math.round(((i + 1) * rounds) / ends.length), totals: points[n] ?? [] }))
    .filter((moment, i, all) => (ends.length - 1 - i) % stride === 0 && moment.round !== all[i + 1]?.round)
}

interface Turn {
  seat: number
  first: number
  last: number
  lines: Line[]
}

/** Whether the next round was told of in a turn. */
function endsRound(turn: Turn): boolean {
  return turn.lines.some((line) => line.log.some(beginsRound))
}

function beginsFirst(turn: Turn): boolean {
  return turn.lines.some((line) => line.log.some((text) => beginsRound(text) && text[1]?.['round'] === 1))
}

/** What one seat did in a round without another in between; what was taken back is none. */
function turns(lines: Line[]): Turn[] {
  const found: Turn[] = []
  for (const line of lines) {
    const last = found.at(-1)
    // What chance brought belongs to the turn before it; other table events are no turns.
    if (line.kind === 'confirm' && last && !line.gone) {
      last.last = line.n
      last.lines.push(line)
    }
    if (line.seat === null || line.gone || line.facts !== undefined) continue
    if (last?.seat === line.seat && !endsRound(last)) {
      last.last = line.n
      last.lines.push(line)
    } else found.push({ seat: line.seat, first: line.n, last: line.n, lines: [line] })
  }
  return found
}

/** A turn that moved the scores. */
export interface Turning {
  /** The end of the round it belongs to. */
  moment: Moment
  /** The entry that ended it. */
  n: number
  seat: number
  gain: number
  points: number
  place: number
  /** Whether somebody else was in front beside it. */
  level: boolean
  /** Who led until then, where this turn took the lead. */
  from: number | null
  /** What brought most in it, in words. */
  said: Text[]
}

/**
 * The turns that moved the scores most: what was gained on the others, more where the lead changed.
 * What is said after a sentence `forAll` belongs to no turn.
 */
export function turnings(points: number[][], lines: Line[], rounds: Moment[], forAll: string[], count = 3): Turning[] {
  const found: (Turning & { weight: number })[] = []
  for (const turn of turns(lines)) {
    const before = points[turn.first - 1]
    const after = points[turn.last]
    const moment = rounds.find((other) => other.n >= turn.last)
    if (!before || !after || !moment) continue
    const gains = after.map((total, seat) => total - (before[seat] ?? 0))
    const gain = gains[turn.seat] ?? 0
    const others = gains.filter((_, seat) => seat !== turn.seat)
    const ahead = gain - others.reduce((sum, other) => sum + other, 0) / Math.max(1, others.length)
    if (gain <= 0 || ahead <= 0) continue
    const place = placeOf(after, turn.seat)
    const led = before.findIndex((_, seat) => placeOf(before, seat) === 1)
    const level = place === 1 && after.some((total, seat) => seat !== turn.seat && total === after[turn.seat])
    const takes = place === 1 && !level && led !== turn.seat && placeOf(before, turn.seat) > 1
    found.push({
      moment,
      n: turn.last,
      seat: turn.seat,
      gain,
      points: after[turn.seat] ?? 0,
      place,
      level,
      from: takes ? led : null,
      said: best(turn, points, forAll),
      weight: ahead * (takes ? 1.5 : 1),
    })
  }
  const chosen: Turning[] = []
  for (const turning of found.sort((a, b) => b.weight - a.weight || a.n - b.n))
    if (chosen.length < count && !chosen.some((other) => other.moment === turning.moment)) chosen.push(turning)
  return chosen.sort((a, b) => a.n - b.n)
}

/** What is said about the entry of a turn that brought its seat most. */
function best(turn: Turn, points: number[][], forAll: string[]): Text[] {
  const gain = (line: Line): number => (points[line.n]?.[turn.seat] ?? 0) - (points[line.n - 1]?.[turn.seat] ?? 0)
  const told = turn.lines.filter((line) => line.log.length)
  const said = told.sort((a, b) => gain(b) - gain(a))[0]?.log ?? []
  const end = said.findIndex((text) => forAll.includes(text[0]) || beginsRound(text))
  return end > 0 ? said.slice(0, end) : said
}

function placeOf(points: number[], seat: number): number {
  return 1 + points.filter((other) => other > (points[seat] ?? 0)).length
}
