/** What had the focus last. */
let held: Element | null = null

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) held = target
})

function canHold(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}

/** Where what had the focus is gone, the first of these that there is takes it. */
export function catchFocus(...places: string[]): void {
  if (!held || canHold(held)) return
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place)
    if (!found) continue
    found.tabIndex = -1
    found.focus({ preventScroll: true })
    return
  }
}

/** Remember who has the focus; they get it back when this is called. */
export function keepFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement || before instanceof SVGElement)
      if (before.isConnected) before.focus({ preventScroll: true })
  }
}
