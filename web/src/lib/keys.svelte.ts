/** The list of keys, opened by "?" on every page and by buttons. */
export const keyList = $state({ open: false })

/** Whether a key belongs to what is written in, or to a dialog, and not to the page. */
export function isTaken(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement
  return at.matches('input, textarea, select, dialog, dialog *') || event.ctrlKey || event.metaKey
}
