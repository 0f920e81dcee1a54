import { myself } from '../lib/me.svelte.ts'
import type { Pointing } from '../lib/pointing.svelte.ts'
import { screen } from '../lib/screen.svelte.ts'
import type { TableStore } from '../lib/table/store.svelte.ts'

const LIT = '[data-state=clickable], [data-state=hover], [data-state=selected]'
/** What stays above the first place on a phone: the heading it belongs to. */
const HEADING = 60

/**
 * Where none of the places that answer the question is to be seen, the page goes to the uppermost one;
 * on a phone already where most are not. What is always possible besides, a loan, does not count.
 */
export function bringIntoSight(pointing: Pointing): void {
  const answers = new Set((pointing.ask?.options ?? []).flatMap((row) => row.targets))
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter((place) => place.getClientRects().length)
  const asked = lit.filter(({ dataset }) => !dataset['target'] || answers.has(dataset['target']))
  const places = asked.length ? asked : lit
  const seen = places.filter(isSeen).length
  const [first] = places.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
  if (!first || (screen.narrow ? seen * 2 >= places.length : seen > 0)) return
  const behavior = myself.moving ? 'smooth' : 'auto'
  if (screen.narrow) window.scrollBy({ top: first.getBoundingClientRect().top - HEADING, behavior })
  else first.scrollIntoView({ block: 'center', behavior })
}

/** The page goes to a place that something else has come to lie over. */
export function uncover(target: string): void {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(target)}"]`)]
  const drawn = places.find((place) => place.getClientRects().length)
  if (drawn && !isSeen(drawn)) drawn.scrollIntoView({ block: 'center', behavior: myself.moving ? 'smooth' : 'auto' })
}

/** Whether the middle of a place lies on the screen and under nothing else. */
function isSeen(place: HTMLElement): boolean {
  const { left, top, width, height } = place.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !!hit && (place.contains(hit) || hit.contains(place))
}

/** Whether the decision bar has something to confirm, or answers that have no place. */
export function answering({ moves, pointing, confirmable, frame }: TableStore): boolean {
  const begun = pointing.cancellable || !!moves.fixed.cancel || !!moves.answer
  return begun || confirmable || pointing.placeless.length > 0 || !!frame?.asked_undo
}
