import { post, refusalText } from '../lib/api.ts'
import { keep, kept } from '../lib/kept.ts'
import { myself } from '../lib/me.svelte.ts'
import { rivalOf } from '../lib/people.ts'
import { place } from '../lib/router.svelte.ts'
import type { GameInfo, Table, Text } from '../lib/wire.ts'

/** A match against bots that begins at once. */
export class Quick {
  /** A table is on its way: one, however often it is asked for. */
  busy = $state(false)
  trouble = $state.raw<Text | null>(null)
  /** The bot that was chosen here. */
  wanted = $state('')
  /** How many of them one wants to meet. */
  count = $state(Number(kept('rivals') ?? 2))

  /** How many bots a match of a game has: as many as one wants, as far as the game goes. */
  rivals(game: GameInfo): number {
    return Math.max(game.seats[0] - 1, Math.min(this.count, game.seats[1] - 1))
  }

  meet(count: number): void {
    this.count = count
    keep('rivals', String(count))
  }

  strength(bots: string[]): string {
    return this.wanted || (rivalOf(bots) ?? '')
  }

  async begin(game: GameInfo): Promise<void> {
    const go = place.onward()
    if (!(await myself.identify())) return
    this.busy = true
    this.trouble = null
    try {
      const bots = Array.from({ length: this.rivals(game) }, () => this.strength(game.bots))
      const table = await post<Table>('/api/quick', { game: game.name, bots })
      go(`/t/${table.code}`)
    } catch (caught) {
      this.trouble = refusalText(caught)
      this.busy = false
    }
  }
}
