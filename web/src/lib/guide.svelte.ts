import { keep, kept } from './kept.ts'
import type { Ask, GameEvent, Text, TextArgument, Value } from './wire.ts'

/** What a lesson may look at: the position, and what has just happened. */
export interface Moment {
  view: Record<string, Value>
  seat: number
  /** The learner's open decision. */
  ask: Ask | null
  /** Events of the entries that have just come. */
  events: GameEvent[]
  /** Whether an entry of the learner's own is among them. */
  own: boolean
  over: boolean
}

/** One thing to learn; it is told once, when its moment comes. */
export interface Lesson {
  /** The message that tells it. */
  text: string
  /** Arguments of the message. */
  args?: (now: Moment) => Record<string, TextArgument>
  /** Whether its moment has come. Of several the first in the list is told first. */
  when: (now: Moment) => boolean
  /** The place or anchor of the board it speaks of. */
  at?: string | ((now: Moment) => string | null)
  /** Messages that tell why the rule is as it is: one click away. */
  reasons?: string[]
}

/** What `boards/<game>/lessons.ts` exports as default: a table to learn at, and the lessons. */
export interface FirstGame {
  seats: number
  /** Who sits on the other chairs. */
  bots: string[]
  options: Record<string, Value>
  lessons: Lesson[]
}

/** The guided first game at one table: which lesson is told now, and which were. */
export class Guide {
  on = $state(false)
  lesson = $state.raw<Lesson | null>(null)
  said = $state.raw<Text | null>(null)
  at = $state.raw<string | null>(null)

  private readonly key: string
  private told: string[] = []
  private waiting = $state.raw<Lesson[]>([])
  private moment: Moment | null = null

  constructor(
    code: string,
    private readonly lessons: Lesson[],
  ) {
    this.key = `guide:${code}`
    const known = kept(this.key)
    this.on = known !== null
    this.told = known ? known.split(' ') : []
  }

  start(): void {
    this.told = []
    this.lesson = null
    this.on = true
    keep(this.key, '')
    if (this.moment) this.see(this.moment)
  }

  stop(): void {
    this.on = false
    this.lesson = null
    keep(this.key, null)
  }

  /** Look at a new position. Whoever has moved on has read what was told before. */
  see(now: Moment): void {
    this.moment = now
    if (!this.on) return
    if (now.own) this.leave()
    const due = this.lessons.filter((lesson) => !this.told.includes(lesson.text) && lesson.when(now))
    this.waiting = [...(now.own ? [] : this.waiting), ...due].filter(
      (lesson, i, all) => lesson !== this.lesson && all.indexOf(lesson) === i,
    )
    if (!this.lesson) this.next()
  }

  /** Go on to the next lesson that waits, if one does. */
  next(): void {
    this.leave()
    const [lesson = null, ...later] = this.waiting
    this.waiting = later
    this.lesson = lesson
    if (!lesson || !this.moment) return
    this.said = lesson.args ? [lesson.text, lesson.args(this.moment)] : [lesson.text]
    this.at = (typeof lesson.at === 'function' ? lesson.at(this.moment) : lesson.at) ?? null
  }

  /** A lesson is told once it was left: who loads the page anew meanwhile finds it again. */
  private leave(): void {
    if (!this.lesson) return
    this.told = [...this.told, this.lesson.text]
    keep(this.key, this.told.join(' '))
    this.lesson = null
  }

  /** Whether another lesson waits behind this one. */
  get more(): boolean {
    return this.waiting.length > 0
  }
}
