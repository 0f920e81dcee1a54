import { myself } from '../lib/me.svelte.ts'
import { screen } from '../lib/screen.svelte.ts'

const LIT = '[data-state=clickable], [data-state=hover], [data-state=selected]'

/** Where none of the places that can be clicked is to be seen, the page goes to the first one. */
export function bringIntoSight(): void {
  const places = [...document.querySelectorAll<HTMLElement>(LIT)].filter((place) => place.getClientRects().length)
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect()
  const foot = window.innerHeight
  const seen = places.some((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    const middle = (top + bottom) / 2
    if (middle < 0 || middle > foot) return false
    // Below the bar of a phone lie only its tabs.
    return !bar || middle < bar.top || (!screen.narrow && middle > bar.bottom)
  })
  if (!seen) places[0]?.scrollIntoView({ block: 'center', behavior: myself.moving ? 'smooth' : 'auto' })
}
