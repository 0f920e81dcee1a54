import { get, post } from './api.ts'
import { keep, kept } from './kept.ts'
import { Latest } from './latest.ts'
import { place } from './router.svelte.ts'
import type { Option, Table, Text } from './wire.ts'
import { language } from './words.svelte.ts'

/** How far the learner is in a step; the server says it. */
interface Progress {
  n: number
  /** Its number among all steps of the game's lesson. */
  step: number
  /** The steps of its chapter, and the number of the first of them. */
  steps: string[]
  first: number
  /** How many steps the lesson has in all its chapters. */
  all: number
  done: boolean
  strayed: boolean
  task: number
  tasks: number
  right: Option[]
  /** Whether nobody moves until the learner goes on. */
  held: boolean
  /** The line of the score table that it is about: how many of a thing, and what they bring. */
  scale: string
  rows: [string, number][]
}

/** The step that was reached in a game's lesson in this browser; as many as there are when all are done. */
export function reached(game: string): number {
  return Number(kept(`lesson:${game}`) ?? 0)
}

/** The steps of a game's first chapter, as messages, once its lesson's words are there. */
export function stepsOf(game: string): string[] {
  const all = language.beginning(game, `${game}-step-`)
  const next = all.findIndex((id) => language.has(`${id}.chapter`))
  return next < 0 ? all : all.slice(0, next)
}

/** Open a step of a game's lesson and go there; after the step before, its table stays as it was left. */
export async function openStep(game: string, step: number, after: string | null = null): Promise<void> {
  const go = place.onward()
  const table = await post<Table>('/api/lessons', { game, step, after })
  go(`/t/${table.code}`)
}

/** A step of a lesson at its table. */
export class Lesson {
  now = $state.raw<Progress | null>(null)
  /** Whether the next step is on its way. */
  busy = $state(false)
  private readonly looks = new Latest()

  constructor(
    private readonly code: string,
    readonly game: string,
  ) {
    void language.study(game)
  }

  /** Ask how far it is; an answer that was overtaken counts for nothing. */
  async look(): Promise<void> {
    const counts = this.looks.ask()
    const now = await get<Progress>(`/api/tables/${this.code}/lesson`)
    if (!counts()) return
    this.now = now
    if (now.done) keep(`lesson:${this.game}`, String(Math.max(reached(this.game), now.step + 1)))
  }

  /** Which step of its chapter it is. */
  get place(): number {
    return this.now ? this.now.step - this.now.first : 0
  }

  /** Whether it ends its chapter, and whether no other chapter follows. */
  get ends(): boolean {
    return this.now !== null && this.place + 1 === this.now.steps.length
  }

  get last(): boolean {
    return this.now !== null && this.now.step + 1 === this.now.all
  }

  /** A message of the step that is played: its title, or one of its parts. */
  text(part?: string): Text {
    const id = `${this.game}-step-${this.now?.steps[this.place] ?? ''}`
    return [part ? `${id}.${part}` : id]
  }

  /** What to do now; what came of it once it is done. */
  get said(): Text {
    if (this.now?.strayed) return ['learn-stray']
    return this.text(this.now?.done ? 'done' : `do${this.now?.task ?? 0}`)
  }

  /** What else the step says, where it does: a jump in time, the gain as a sum and in words. */
  more(part: string): Text | null {
    return language.has(`${this.text()[0]}.${part}`) ? this.text(part) : null
  }

  /** Go to a step, this one included. */
  async to(step: number): Promise<void> {
    const next = this.now?.done && step === this.now.step + 1
    await this.once(() => openStep(this.game, step, next ? this.code : null))
  }

  /** Let the match go on that has waited. */
  async goOn(): Promise<void> {
    await this.once(async () => {
      await post(`/api/tables/${this.code}/lesson/on`)
      await this.look()
    })
  }

  private async once(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await what()
    } finally {
      this.busy = false
    }
  }

  /** Play on at this table without the lesson. */
  async leave(): Promise<void> {
    keep(`guide:${this.code}`, '')
    await post(`/api/tables/${this.code}/lesson/leave`)
  }
}
