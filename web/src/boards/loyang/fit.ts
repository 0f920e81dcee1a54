/** Fitting: what is too high for its place is drawn a little smaller. */

import type { Action } from 'svelte/action'

/** Smaller than this nobody can read it. */
const LEAST = 0.68

export interface Fitted {
  /** What is drawn; a new one is measured, and pointing at the old one moves nothing. */
  of: unknown
  /** Told how high it is at full size. */
  natural?: (height: number) => void
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
    const { paddingTop, paddingBottom } = getComputedStyle(parent)
    const room = parent.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    let height = node.getBoundingClientRect().height
    fitted.natural?.(height)
    // A smaller drawing has more room for its lines, so it may shrink more than its share.
    for (let zoom = 1; room > 0 && height > room + 1 && zoom > LEAST; ) {
      zoom = Math.max(LEAST, zoom * Math.max(0.94, room / height))
      node.style.zoom = `${zoom}`
      height = node.getBoundingClientRect().height
    }
  }

  function ask(): void {
    due ||= requestAnimationFrame(measure)
  }

  ask()
  void document.fonts.ready.then(ask)
  window.addEventListener('resize', ask)
  return {
    update(next) {
      const other = next.of !== fitted.of
      fitted = next
      if (other) ask()
    },
    destroy() {
      cancelAnimationFrame(due)
      window.removeEventListener('resize', ask)
    },
  }
}
