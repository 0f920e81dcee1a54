import { untrack } from 'svelte'
import { firstGame, teaches } from '../boards/index.ts'
import { Coach } from '../lib/coach.svelte.ts'
import { Guide } from '../lib/guide.svelte.ts'
import { myself } from '../lib/me.svelte.ts'
import type { TableStore } from '../lib/table/store.svelte.ts'

/** Who helps in a first match at this table: the guide, the coach it grows into, and what a bot would look at. */
export class Guiding {
  guide = $state.raw<Guide | null>(null)

  /** To be made with a component: it lives as long. `learns` says whether a lesson is played, `still` whether the past is shown. */
  constructor(store: TableStore, learns: () => boolean, still: () => boolean) {
    const game = $derived(store.table?.game ?? '')
    $effect(() => {
      if (teaches(game))
        void firstGame(game).then(({ lessons }) => (this.guide = new Guide(store.code, lessons)), () => undefined)
    })
    const friendly = $derived(!store.table?.rated && !store.table?.tournament && !learns())
    /** Beginners who want it see what a bot would look at. */
    const advising = $derived((myself.advice || !!this.guide?.on) && friendly)
    $effect(() => {
      const ask = store.ask
      if (advising && ask && !still()) untrack(() => void store.moves.advise(false))
      else untrack(() => (store.pointing.advice = []))
    })
    /** The guide grows into a coach: it speaks of every question of a first match. */
    const coached = $derived(!!this.guide?.on && friendly && !still())
    $effect(() => {
      const { code } = store
      store.coach = coached && game ? new Coach(code, game) : null
    })
    $effect(() => {
      const { ask, coach } = store
      if (coach) untrack(() => void coach.look(ask).catch(() => undefined))
    })
    let lastOwn = untrack(() => store.lastOwn)
    $effect(() => {
      const { guide } = this
      const now = store.frame
      if (!guide || !now || now.seat === null || still()) return
      const own = store.lastOwn !== lastOwn
      lastOwn = store.lastOwn
      const moment = { view: now.view, seat: now.seat, ask: store.ask, events: store.events, own, over: now.over }
      untrack(() => guide.see(moment))
    })
  }
}
