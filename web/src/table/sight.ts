import { myself } from '../lib/me.svelte.ts'

const LIT = '[data-state=clickable], [data-state=hover], [data-state=selected]'

/** Where none of the places that can be clicked is to be seen, the page goes to the first one. */
export function bringIntoSight(): void {
  const places = [...document.querySelectorAll<HTMLElement>(LIT)].filter((place) => place.getClientRects().length)
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? window.innerHeight
  const seen = places.some((place) => {
    const { top, bottom } = place.getBoundingClientRect()
    return (top + bottom) / 2 > 0 && (top + bottom) / 2 < bar
  })
  if (!seen) places[0]?.scrollIntoView({ block: 'center', behavior: myself.moving ? 'smooth' : 'auto' })
}
