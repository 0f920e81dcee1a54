/** Set an attribute, or take it away where there is nothing to say. */
export function mark(element: Element, name: string, value: string | false): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
