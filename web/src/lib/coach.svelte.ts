import { get } from './api.ts'
import { keep, kept } from './kept.ts'
import { Latest } from './latest.ts'
import type { AdviceRow, Ask, Option, Text } from './wire.ts'
import { language } from './words.svelte.ts'

/** What the coach says of an open decision; the server has it from the game. */
interface Coaching {
  n: number
  about: AdviceRow[]
  warnings: Text[]
}

/** The coach of a first match: what each choice is good for, and each warning once. */
export class Coach {
  about = $state.raw<AdviceRow[]>([])
  /** Warnings that nobody has heard yet. */
  waiting = $state.raw<Text[]>([])
  /** What was told at this table before. */
  told = $state.raw<Text[]>([])
  private readonly key: string
  private readonly looks = new Latest()

  constructor(
    private readonly code: string,
    private readonly game: string,
  ) {
    this.key = `coach:${code}`
    this.told = JSON.parse(kept(this.key) ?? '[]') as Text[]
  }

  /** Listen to what it says of a question; nothing where none is open. */
  async look(ask: Ask | null): Promise<void> {
    const counts = this.looks.ask()
    this.about = []
    this.waiting = []
    if (!ask) return
    const [said] = await Promise.all([get<Coaching>(`/api/tables/${this.code}/coach`), language.study(this.game)])
    if (!counts()) return
    const before = new Set(this.told.map((text) => JSON.stringify(text)))
    this.about = said.about
    this.waiting = said.warnings.filter((text) => !before.has(JSON.stringify(text)))
  }

  of(option: Option | undefined): Text | null {
    const wanted = JSON.stringify(option)
    return this.about.find((row) => JSON.stringify(row.option) === wanted)?.reason ?? null
  }

  /** The first warning was heard; it is not told again. */
  hear(): void {
    const [heard, ...left] = this.waiting
    if (!heard) return
    this.told = [...this.told, heard]
    this.waiting = left
    keep(this.key, JSON.stringify(this.told))
  }
}
