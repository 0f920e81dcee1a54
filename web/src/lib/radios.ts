/** Arrows go round the radio buttons of a group and choose, as everywhere; Tab passes the group. */
export function moveRadio(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!by) return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = radios.findIndex((radio) => radio === document.activeElement)
  const next = radios[(at + by + radios.length) % radios.length]
  next?.click()
  next?.focus()
}
