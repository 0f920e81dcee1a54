/** Fitting: what is too high for its place is drawn a little smaller. */

import { flushSync } from 'svelte'
import type { Action } from 'svelte/action'

/** Smaller than this nobody can read it. */
const LEAST = 0.68

export interface Fitted {
  /** What is drawn; a new one is measured, and pointing at the old one moves nothing. */
  of: unknown
  /** Told how high it is at full size; what lies beside it may make room before it is fitted. */
  natural?: (height: number) => void
  /** Draws it more closely in so many steps before it is made smaller; false where there is no further step. */
  closer?: (steps: number) => boolean
  /** Told how high its place must be where it is too high even when smallest; 0 where it fits. */
  least?: (height: number) => void
}

/** Zoom an element so that it is no higher than its parent. */
export const fit: Action<HTMLElement, Fitted> = (node, first) => {
  let fitted = first
  let due = 0

  function measure(): void {
    due = 0
    const parent = node.parentElement
    if (!parent) return
    node.style.zoom = ''
    flushSync(() => fitted.closer?.(0))
    const natural = node.getBoundingClientRect().height
    flushSync(() => {
      fitted.natural?.(natural)
      fitted.least?.(0)
    })
    const { paddingTop, paddingBottom } = getComputedStyle(parent)
    const room = parent.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    let height = natural
    for (let steps = 1; room > 0 && height > room + 1 && flushSync(() => fitted.closer?.(steps)); steps += 1)
      height = node.getBoundingClientRect().height
    // A smaller drawing has more room for its lines, so it may shrink more than its share.
    for (let zoom = 1; room > 0 && height > room + 1 && zoom > LEAST; ) {
      zoom = Math.max(LEAST, zoom * Math.max(0.94, room / height))
      node.style.zoom = `${zoom}`
      height = node.getBoundingClientRect().height
    }
    if (height > room + 1) flushSync(() => fitted.least?.(Math.ceil(height)))
  }

  function ask(): void {
    due ||= requestAnimationFrame(measure)
  }

  ask()
  void document.fonts.ready.then(ask)
  // The place changes with the window, and with what lies beside it.
  const observer = new ResizeObserver(ask)
  if (node.parentElement) observer.observe(node.parentElement)
  return {
    update(next) {
      const other = next.of !== fitted.of
      fitted = next
      if (other) ask()
    },
    destroy() {
      cancelAnimationFrame(due)
      observer.disconnect()
    },
  }
}
