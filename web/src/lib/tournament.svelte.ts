import { post, Refusal } from './api.ts'
import type { Board, Points, Round, RoundClock, Stage, Tournament } from './generated/tournament.ts'
import { figure } from './figures.ts'
import { keep, kept } from './kept.ts'
import { loss } from './table/connection.ts'
import type { Text } from './wire.ts'
import { say } from './words.svelte.ts'

export type * from './generated/tournament.ts'

/** Points as people write them: 5.5, 2 1/3. */
export function shown(points: Points, language: string): string {
  if (typeof points === 'number') return figure(points)
  const [above = 0, below = 1] = points.split('/').map(Number)
  if (100 % below === 0)
    return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(above / below).replace('-', '−')
  const whole = Math.trunc(above / below)
  return `${whole ? figure(whole) : above < 0 ? '−' : ''}\u00a0${Math.abs(above - whole * below)}/${below}`.trim()
}

/** Whether a table's result stands, waits, or is missing. */
export function isFinal(table: Board): boolean {
  return ['confirmed', 'ruled', 'corrected'].includes(table.status)
}

const AGAIN = 1_500

/** A tournament as it is watched: the server tells whenever something has changed. */
export class Watch {
  now = $state(Date.now() / 1000)
  state = $state.raw<Tournament | null>(null)
  trouble = $state.raw<Text | null>(null)
  live = $state(false)
  private ahead = 0
  private socket: WebSocket | null = null
  private wait: ReturnType<typeof setTimeout> | undefined
  private readonly tick: ReturnType<typeof setInterval>
  private readonly beat: ReturnType<typeof setInterval>
  private closed = false

  constructor(
    readonly code: string,
    readonly key: string | null = null,
  ) {
    this.tick = setInterval(() => (this.now = Date.now() / 1000 + this.ahead), 500)
    this.beat = setInterval(() => this.live && this.socket?.send('{"t":"ping"}'), 25_000)
    this.open()
  }

  /** Do something; the page changes when the server has told what came of it. */
  async do<T = unknown>(deed: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<T | null> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const key = this.key ? { key: this.key } : {}
    try {
      const said = await post<T>(`/api/tournaments/${this.code}/do`, { deed: { ...deed, id }, ...key, ...more })
      this.trouble = null
      return said
    } catch (caught) {
      this.trouble = caught instanceof Refusal ? caught.text : ['client-trouble']
      return null
    }
  }

  close(): void {
    this.closed = true
    clearInterval(this.tick)
    clearInterval(this.beat)
    clearTimeout(this.wait)
    this.socket?.close()
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const key = this.key ? `?key=${encodeURIComponent(this.key)}` : ''
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tournaments/${encodeURIComponent(this.code)}${key}`)
    this.socket = socket
    socket.addEventListener('message', (event) => {
      const frame = JSON.parse(event.data as string) as { t: string; now: number; tournament: Tournament }
      if (frame.t !== 'tournament') return
      this.ahead = frame.now - Date.now() / 1000
      this.now = frame.now
      this.state = frame.tournament
      if (!this.live) this.trouble = null
      this.live = true
    })
    socket.addEventListener('close', (event) => {
      if (this.closed || this.socket !== socket) return
      this.live = false
      if (event.code === 4404 || event.code === 4400) {
        this.trouble = ['server-such-tournament']
        return
      }
      this.trouble = loss(event.code)
      this.wait = setTimeout(() => this.open(), AGAIN)
    })
  }
}

/** Seconds that a round has been played. */
export function played(clock: RoundClock, now: number): number {
  return clock.played + (clock.since === null ? 0 : Math.max(0, now - clock.since))
}

/** What a stage is called: a day, the final, or nothing where there is but one. */
export function stageName(stage: Stage): string {
  const day = /^day (\d+)$/.exec(stage.name)
  if (day) return say('hall-day', { day: Number(day[1]) })
  return ['heats', 'semifinal', 'final'].includes(stage.name) ? say(`hall-stage-${stage.name}`) : stage.name
}

/** A stage in words: its rounds, and who plays them. */
export function stageWords(stage: Stage): string {
  const name = stageName(stage)
  const rounds = say('hall-stage-rounds', { count: stage.rounds })
  const who = stage.take === 'all' ? '' : `, ${say(`hall-take-${stage.take}`, { count: stage.count })}`
  return `${name ? `${name}: ` : ''}${rounds}${who}`
}

/** Players who share a place, where a championship may let them play once more. */
export function tied(tournament: Tournament): number[][] {
  const places = new Map<string, number[]>()
  for (const row of tournament.standings)
    if (row.place.endsWith('=')) places.set(row.place, [...(places.get(row.place) ?? []), row.player])
  return [...places.values()]
}

/** Whether every table of a round has entered what it scored. */
export function playedOut(round: Round): boolean {
  return round.tables.every((table) => table.scores)
}

let called = ''

/** What this phone calls itself when it speaks for somebody at a table. */
export function device(): string {
  called ||= kept('device') ?? crypto.getRandomValues(new Uint32Array(4)).join('').slice(0, 32)
  keep('device', called)
  return called
}

/** The round that is shown: the last one. */
export function current(tournament: Tournament): Round | undefined {
  return tournament.rounds[tournament.rounds.length - 1]
}
