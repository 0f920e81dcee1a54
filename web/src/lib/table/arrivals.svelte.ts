import { myself } from '../me.svelte.ts'
import type { EntryFrame, StateFrame } from '../wire.ts'

/** A position, and the entries that led to it. */
export interface Arrived {
  entries: EntryFrame[]
  frame: StateFrame
}

/** How long one position stays before the next that is waiting, at most and all together. */
const DWELL = 700
const DWELL_ALL = 2_400

/** Positions that have come: shown one after the other, so that moves can be followed. */
export class Arrivals {
  /** The newest position, shown or not. */
  newest: StateFrame | null = null
  /** Whether the next position is shown at once, whatever led to it. */
  hurry = true
  private queue = $state.raw<Arrived[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `show` gets every position that is shown; positions that are skipped have only their entries. */
  constructor(
    private readonly show: (arrived: Arrived) => void,
    private readonly skip: (entries: EntryFrame[]) => void,
  ) {}

  /** Whether moves are still being played out. */
  get behind(): boolean {
    return this.queue.length > 0
  }

  /** A position has come; `own` if somebody at this screen made a move that led to it. */
  add(arrived: Arrived, own: boolean): void {
    this.newest = arrived.frame
    const quiet = arrived.entries.length === 0
    if (this.hurry) {
      // Whoever has just come sees where the match stands; what led there is told by the log.
      this.hurry = false
      this.flush()
      this.skip(arrived.entries)
      this.show({ entries: [], frame: arrived.frame })
      return
    }
    if (own || quiet || document.hidden || !myself.moving) {
      this.flush()
      this.show(arrived)
      return
    }
    this.queue = [...this.queue, arrived]
    if (this.timer === undefined) this.step()
  }

  /** Show the newest position at once. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.queue.at(-1)
    for (const waiting of this.queue) this.skip(waiting.entries)
    this.queue = []
    if (last) this.show({ entries: [], frame: last.frame })
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private step(): void {
    const [next, ...rest] = this.queue
    this.queue = rest
    if (!next) {
      this.timer = undefined
      return
    }
    this.show(next)
    const dwell = Math.min(DWELL, DWELL_ALL / Math.max(1, this.queue.length))
    this.timer = setTimeout(() => this.step(), dwell)
  }
}
