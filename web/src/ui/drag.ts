/** Dragging as another way of pointing: from one place to another is clicking both. */

import type { Action } from 'svelte/action'
import { url } from 'virtual:icons'
import { useGame } from '../lib/game.ts'
import { usePointing } from '../lib/pointing.svelte.ts'
import type { OptionRow } from '../lib/wire.ts'
import { drawing } from './Icon.svelte'

export interface Dragged {
  place: string
  /** The drawing that follows the pointer. */
  piece: string
  /** Whether a finger drags it too; elsewhere a finger scrolls the page. */
  touch?: boolean
  /** The place that is meant where it is dropped on this one; the same where nothing is said. */
  onto?: (place: string) => string
  /** Told where it was dropped, if no option has both places. */
  dropped?: (place: string) => void
}

const FAR = 7

function placeAt(x: number, y: number): (HTMLElement | SVGElement) | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-target]') ?? null
}

/** What is meant by dropping something on this element. */
function meant({ place, onto }: Dragged, element: (HTMLElement | SVGElement) | null): string | null {
  const to = element?.dataset['target']
  return !to || to === place ? null : (onto?.(to) ?? to)
}

/** The options that lead from one place to the other, not the other way. */
function leading(rows: OptionRow[], from: string, to: string): OptionRow[] {
  return rows.filter(({ targets }) => targets.includes(from) && targets.indexOf(from) < targets.indexOf(to))
}

export function useDrag(): Action<HTMLElement, Dragged | null> {
  const pointing = usePointing()
  const game = useGame()
  return (element, first) => {
    let dragged = first
    let start: { x: number; y: number } | null = null
    let ghost: SVGElement | null = null
    let over: string | null = null

    /** Show what dropping it here would bring. */
    function hover(to: string | null): void {
      if (to === over || !dragged) return
      if (over) pointing.leave(over)
      pointing.aim(null)
      pointing.picked = []
      over = to
      if (!over) return
      const rows = leading(pointing.rows, dragged.place, over)
      if (rows.length === 1) return pointing.aim(rows[0] ?? null)
      if (rows.length) pointing.picked = [dragged.place]
      pointing.enter(over)
    }

    function isFar(event: PointerEvent): boolean {
      return start !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= FAR
    }

    function move(event: PointerEvent): void {
      if (!start || !dragged) return
      if (!ghost) {
        if (!isFar(event)) return
        ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
        use.setAttribute('href', `${url}#${drawing(dragged.piece, game) ?? ''}`)
        ghost.append(use)
        ghost.setAttribute('class', 'dragged')
        document.body.append(ghost)
      }
      ghost.style.transform = `translate(${event.clientX - 29}px, ${event.clientY - 40}px) rotate(-8deg)`
      hover(meant(dragged, placeAt(event.clientX, event.clientY)))
    }

    function end(event: PointerEvent): void {
      // A quick hand may let go before any movement was told.
      const moved = ghost !== null || isFar(event)
      stop()
      ghost?.remove()
      ghost = null
      if (!moved || !dragged) return
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
      hover(null)
      const found = event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null
      const to = meant(dragged, found)
      if (found && to) drop(dragged, to, found)
    }

    function drop({ place, dropped }: Dragged, to: string, found: HTMLElement | SVGElement): void {
      const rows = leading(pointing.rows, place, to)
      if (rows.length === 1 && rows[0]) return pointing.take(rows[0])
      if (rows.length) pointing.picked = [place]
      else dropped?.(to)
      pointing.click(to, found, 'mouse')
    }

    function stop(): void {
      start = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }

    function down(event: PointerEvent): void {
      if (!dragged || event.button !== 0 || (event.pointerType === 'touch' && !dragged.touch)) return
      start = { x: event.clientX, y: event.clientY }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', end)
      window.addEventListener('pointercancel', end)
    }

    element.addEventListener('pointerdown', down)
    return {
      update: (next) => (dragged = next),
      destroy: () => {
        element.removeEventListener('pointerdown', down)
        stop()
        ghost?.remove()
      },
    }
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
