import { get, post, Refusal, refusalText } from './api.ts'
import { Latest } from './latest.ts'
import { botName } from './people.ts'
import type { Points } from './tournament.svelte.ts'
import type { Text } from './wire.ts'
import { language } from './words.svelte.ts'

export interface Leg {
  game: string
  /** Which match of the series it was; a failed one is played again under the same number. */
  number: number
  target: number
  given_up: boolean
  won: boolean
  scores: number[] | null
  ranking: number[] | null
  points: Points[]
  carried: string[][] | null
  chosen: Record<string, string>
  /** The table it was played at, and the event that ended it. */
  table: string | null
  event: number
}

export interface Ask {
  seat: number
  options: string[]
  optional: boolean
}

export interface Trek {
  code: string
  form: string
  title: string
  game: string
  seats: number
  of: number
  branch: number
  events: number
  names: string[]
  players: string[]
  mine: number[]
  open: number[]
  over: boolean
  matches: Leg[]
  points: Points[]
  scores: number[]
  places: number[]
  playing: { match: number; game: string } | null
  table: string | null
  asks: Ask[]
  next: { game: string; number: number; target: number; options: Record<string, unknown> } | null
  notes: Text[]
  targets: number[]
  prizes: number[][]
  pars: Record<string, { greedy: number; best: number }> | null
  cards: Record<string, { name: Text; text: Text }>
  takes: { order: number[]; leaders: number[]; points: Points }[]
  without: ({ points: Points[]; places: number[] } | null)[]
}

/** The seats from the first place to the last. */
export function order(trek: Trek): number[] {
  return trek.places.map((_, seat) => seat).sort((a, b) => (trek.places[a] ?? 0) - (trek.places[b] ?? 0) || a - b)
}

/** The cards that lie before a seat when the next match begins. */
export function laidOut(trek: Trek, seat: number): string[] {
  const all = trek.next?.options['start.occupations'] as string[][] | undefined
  return all?.[seat] ?? []
}

export function startFood(trek: Trek, seat: number): number {
  return (trek.next?.options['start.food'] as number[] | undefined)?.[seat] ?? 0
}

const EVERY = 4_000

/** A campaign as it is looked at: read again and again while somebody sees it. */
export class Watch {
  state = $state.raw<Trek | null>(null)
  trouble = $state.raw<Text | null>(null)
  busy = $state(false)
  private readonly looks = new Latest()
  private readonly timer: ReturnType<typeof setInterval>
  private readonly back = (): void => void (document.hidden || this.look())

  constructor(readonly code: string) {
    this.timer = setInterval(this.back, EVERY)
    document.addEventListener('visibilitychange', this.back)
    void this.look()
  }

  close(): void {
    clearInterval(this.timer)
    document.removeEventListener('visibilitychange', this.back)
  }

  async look(): Promise<void> {
    const counts = this.looks.again()
    try {
      const found = await get<Trek>(`/api/campaigns/${this.code}`)
      if (!counts() || this.busy) return
      this.show(found)
      this.trouble = null
    } catch (caught) {
      if (counts()) this.trouble = refusalText(caught)
    }
  }

  async do(deed: Record<string, unknown>): Promise<Trek | null> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
    return await this.send('do', { deed: { ...deed, id } })
  }

  async sit(seat: number): Promise<Trek | null> {
    return await this.send('sit', { seat })
  }

  /** Another campaign that is like this one up to an event; its code. */
  async branch(n: number): Promise<string | null> {
    try {
      return (await post<{ code: string }>(`/api/campaigns/${this.code}/branch`, { n })).code
    } catch (caught) {
      this.trouble = refusalText(caught)
      return null
    }
  }

  private async send(what: string, body: unknown): Promise<Trek | null> {
    this.busy = true
    this.looks.ask()
    try {
      const found = await post<Trek>(`/api/campaigns/${this.code}/${what}`, body)
      this.show(found)
      this.trouble = null
      return found
    } catch (caught) {
      this.trouble = caught instanceof Refusal ? caught.text : ['client-trouble']
      return null
    } finally {
      this.busy = false
    }
  }

  private show(found: Trek): void {
    const names = found.names.map((name, seat) => (found.players[seat] === 'person' ? name : botName(name)))
    // Two of the same name are told apart by their letters.
    this.state = {
      ...found,
      names: names.map((name, seat) =>
        names.filter((other) => other === name).length > 1 && name ? `${name} ${'ABCDEF'[seat] ?? ''}` : name,
      ),
    }
    language.names = this.state.names
  }
}
