/** Marks a text that does not fit whole into its place, so that it can say so. */
export function cut(text: HTMLElement): { destroy: () => void } {
  const look = new ResizeObserver(() => text.toggleAttribute('data-cut', text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight))
  look.observe(text)
  return { destroy: () => look.disconnect() }
}
