import type { GameEvent } from '../../lib/wire.ts'
import { scenesOf, type Scene } from './flights.ts'
import type { AgricolaView } from './view.ts'

/** How long a beat is seen: three of them, and what went before, are over in two seconds. */
const BEAT = 560
const BEFORE = 320
/** How long pieces may take to be on their way where no harvest follows. */
const ELSE = 2_000

/** Scenes that have come, played one after the other; nobody waits for them. */
class Harvest {
  /** What is on; null when all has been seen. */
  scene = $state.raw<Scene | null>(null)
  /** Within how many milliseconds its pieces are on their way. */
  within = $state(ELSE)
  private waiting: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What was seen last, and the position it led to. */
  private seen: GameEvent[] | null = null
  private before: AgricolaView | null = null

  /** A position is shown, and what led to it; each is seen once, however often the page draws it. */
  come(events: GameEvent[], view: AgricolaView, eyes: number | null): void {
    const scenes = events === this.seen ? [] : scenesOf(events, this.before, view, eyes)
    this.seen = events
    this.before = view
    if (scenes.length) this.see(scenes)
  }

  /** Whatever belongs to a beat that is on or to come joins it. */
  private see(scenes: Scene[]): void {
    for (const scene of scenes) {
      const last = this.waiting.at(-1)
      if (last?.beat === scene.beat) this.waiting[this.waiting.length - 1] = joined(last, scene)
      else if (!last && this.scene?.beat === scene.beat) this.scene = { ...scene, own: joined(this.scene, scene).own }
      else this.waiting.push(scene)
    }
    if (this.timer === undefined) this.go()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
    this.scene = null
    this.before = null
  }

  private go(): void {
    const scene = this.waiting.shift() ?? null
    this.scene = scene
    this.within = scene?.beat ? BEAT : this.waiting.length ? BEFORE : ELSE
    this.timer = scene ? setTimeout(() => this.go(), scene.beat ? BEAT : BEFORE) : undefined
  }
}

function joined(one: Scene, other: Scene): Scene {
  const own = new Map(one.own)
  for (const [piece, by] of other.own) own.set(piece, (own.get(piece) ?? 0) + by)
  return { beat: one.beat, flights: [...one.flights, ...other.flights], own }
}

/** The one that the page shows. */
export const harvest = new Harvest()
