/** Dragging as another way of pointing: from one place to another is clicking both. */

import type { Action } from 'svelte/action'
import { url } from 'virtual:icons'
import { usePointing, type Pointing } from '../../../lib/pointing.svelte.ts'
import type { Ask } from '../../../lib/wire.ts'

export interface Dragged {
  place: string
  /** The drawing that follows the pointer. */
  piece: string
  /** Whether a finger drags it too; elsewhere a finger scrolls the page. */
  touch?: boolean
}

const FAR = 7

/** The place on the cart of what was dragged to a stall: it is what will be given there. */
let promised: string | null = null

/** Give what was dragged to the stall, when the stall asks for it. */
export function keepPromise(pointing: Pointing, ask: Ask | null): void {
  const place = promised
  if (place === null || !ask) return
  promised = null
  const row = ask.kind === 'give' ? ask.options?.find((other) => other.targets.includes(place)) : undefined
  if (row) pointing.take(row)
}

function placeAt(x: number, y: number): (HTMLElement | SVGElement) | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-target]') ?? null
}

/** Point at both places where an option has both, else at the second alone. */
function aimAt(pointing: Pointing, from: string, to: string): void {
  pointing.picked = []
  if (to !== from && pointing.at(from).some((row) => row.targets.includes(to))) pointing.picked = [from]
}

export function useDrag(): Action<HTMLElement, Dragged | null> {
  const pointing = usePointing()
  return (element, first) => {
    let dragged = first
    let start: { x: number; y: number } | null = null
    let ghost: SVGElement | null = null
    let over: string | null = null

    function move(event: PointerEvent): void {
      if (!start || !dragged) return
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
        ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
        use.setAttribute('href', `${url}#loyang-${dragged.piece}`)
        ghost.append(use)
        ghost.setAttribute('class', 'loyang-dragged')
        document.body.append(ghost)
      }
      ghost.style.transform = `translate(${event.clientX - 29}px, ${event.clientY - 40}px) rotate(-8deg)`
      const place = placeAt(event.clientX, event.clientY)?.dataset['target'] ?? null
      if (place === over) return
      if (over) pointing.leave(over)
      over = place
      if (!place) return
      aimAt(pointing, dragged.place, place)
      pointing.enter(place)
    }

    function end(event: PointerEvent): void {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      start = null
      const drawn = ghost !== null
      ghost?.remove()
      ghost = null
      if (!drawn || !dragged) return
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
      const found = event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null
      const place = found?.dataset['target']
      pointing.picked = []
      if (over) pointing.leave(over)
      over = null
      if (!found || !place || place === dragged.place) return
      aimAt(pointing, dragged.place, place)
      if (!pointing.picked.length && place.startsWith('stall:')) promised = dragged.place
      pointing.click(place, found, 'mouse')
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
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', end)
        window.removeEventListener('pointercancel', end)
        ghost?.remove()
      },
    }
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
