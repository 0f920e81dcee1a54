/** Elements that draw a place, also by ways of pointing of their own. */
const PLACES = '[data-target], [data-place]'
const named = ({ dataset }: HTMLElement): string => dataset['place'] ?? dataset['target'] ?? ''

/** The places that are marked now: the last step that asked for it has its way. */
let wanted = new Set<string>()

function put(): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACES))
    place.toggleAttribute('data-lit', wanted.has(named(place)))
  const areas = [...document.querySelectorAll('[data-area]')]
  const lit = areas.filter((area) => area.querySelector('[data-lit]'))
  // An area stays marked when its places are gone.
  if (lit.length || !wanted.size) for (const area of areas) area.toggleAttribute('data-about', lit.includes(area))
}

/** Mark the places that a step of a lesson speaks of, also where the board draws them anew, and the areas they lie in; until this is undone. */
export function light(places: string[]): () => void {
  const own = new Set(places)
  wanted = own
  put()
  const watch = new MutationObserver(put)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-target', 'data-place'] })
  return () => {
    watch.disconnect()
    if (wanted !== own) return
    wanted = new Set()
    put()
  }
}

/** The first of these places that is drawn. */
export function drawn(places: string[]): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(PLACES)].filter((each) => each.getClientRects().length)
  return places.map((place) => found.find((each) => named(each) === place)).find(Boolean) ?? null
}
