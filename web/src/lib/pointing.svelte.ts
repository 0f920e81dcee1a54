import { getContext, setContext, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Action } from 'svelte/action'
import { mark } from './marks.ts'
import type { AdviceRow, Ask, BarredRow, Option, OptionRow, Text, Value } from './wire.ts'

/** What a place of the board is to the person who points: see `data-state` in app.css. */
export type PlaceState = 'idle' | 'clickable' | 'hover' | 'selected' | 'barred'

/** What lies open at a place: several options that fit it, or why nothing does. */
export type Opened =
  | { at: HTMLElement | SVGElement; rows: OptionRow[]; why?: undefined }
  | { at: HTMLElement | SVGElement; rows?: undefined; why: Text }

/** Listeners of a button; a pointer that only rests where it comes up has not moved to it. */
interface Aims {
  onpointermove: () => void
  onpointerleave: () => void
  onfocus: (event: FocusEvent) => void
  onblur: () => void
}

/** What nobody should choose by chance: a mark for its place, and the question before it is done. */
export interface Caution {
  mark: string
  ask: Text
}

const KEY = Symbol('pointing')

/**
 * Pointing: which places of the board belong to the options of the open decision.
 *
 * A click picks among the options whose targets hold the place. When one is left, or one alone
 * needs no further place, it is chosen; when the rest differ in places that can still be pointed at, these stay lit; otherwise the
 * options open at the place.
 */
export class Pointing {
  /** The open decision of the seat on this screen; null when it is asked nothing. */
  ask = $state.raw<Ask | null>(null)
  /** Places pointed at so far on the way to an option. */
  picked = $state.raw<string[]>([])
  /** The option chosen but not yet sent, where moves are confirmed. */
  chosen = $state.raw<OptionRow | null>(null)
  opened = $state.raw<Opened | null>(null)
  /** Why what was planned on the board cannot be; the board says so. */
  objection = $state.raw<Text | null>(null)
  /** Places that the board draws now, and how many elements draw each. */
  readonly drawn = new SvelteMap<string, number>()

  /** The place under the pointer or with the focus. */
  private over = $state.raw<string | null>(null)
  private aimed = $state.raw<OptionRow | null>(null)

  readonly rows: OptionRow[] = $derived([
    ...(this.ask?.options ?? []),
    ...(this.ask?.manual ?? []),
  ])
  /** Rows that still fit what was pointed at. */
  private readonly fitting: OptionRow[] = $derived(
    this.rows.filter((row) => this.picked.every((place) => row.targets.includes(place))),
  )
  private readonly lit: Map<string, OptionRow[]> = $derived.by(() => {
    const places = new Map<string, OptionRow[]>()
    for (const row of this.fitting)
      for (const place of row.targets) {
        const rows = places.get(place)
        if (rows) rows.push(row)
        else places.set(place, [row])
      }
    return places
  })
  private readonly barred: Map<string, BarredRow> = $derived.by(() => {
    const places = new Map<string, BarredRow>()
    for (const row of this.ask?.barred ?? [])
      for (const place of row.targets) if (!places.has(place)) places.set(place, row)
    return places
  })
  /** Options that no drawn place belongs to: the decision bar has buttons for them. */
  readonly placeless: OptionRow[] = $derived((this.ask?.options ?? []).filter((row) => !this.isDrawn(row)))
  /** The one option that belongs to no place at all, mostly an end: it is the main button while nothing is pointed at. */
  readonly plain: OptionRow | undefined = $derived.by(() => {
    const [only, ...others] = (this.ask?.options ?? []).filter((row) => !row.targets.length)
    return others.length ? undefined : only
  })
  /** The same of what only people do, single steps by hand: the decision bar has them in a list. */
  readonly byHand: OptionRow[] = $derived.by(() => {
    const rank = (row: OptionRow): number => (this.listed(row) ? 0 : this.caution(row) ? 2 : 1)
    const rows = (this.ask?.manual ?? []).filter((row) => !this.isDrawn(row) || this.listed(row))
    return rows.sort((a, b) => rank(a) - rank(b))
  })
  /** Whether a place on the board answers the question. */
  readonly pointable: boolean = $derived(this.rows.some((row) => this.isDrawn(row)))
  private readonly pointed: OptionRow | null = $derived.by(() => {
    if (this.aimed) return this.aimed
    return (this.over === null ? null : this.meant(this.over)) ?? this.chosen
  })
  /** The option whose outcome is shown: under the pointer, else chosen, else none. */
  readonly hint: OptionRow | null = $derived(this.pointed && this.whole(this.pointed))
  /** Why the place under the pointer cannot be chosen, or what was planned cannot be. */
  readonly hindrance: Text | null = $derived.by(() => {
    if (this.objection) return this.objection
    if (this.over === null || this.lit.has(this.over)) return null
    return this.barred.get(this.over)?.reason ?? null
  })

  /** The places of the next move that was planned ahead. */
  planned = $state.raw<readonly string[]>([])
  /** What a bot would show a beginner, the best first. */
  advice = $state.raw<AdviceRow[]>([])
  /** Whether the advice is to lie open beside the question. */
  told = $state(false)
  /** Whether somebody has asked for a suggestion. */
  suggesting = $state(false)
  /** The options that are advised, with their reasons. */
  readonly suggestions: { row: OptionRow; reason: Text | null; points: number | null }[] = $derived(
    this.advice.flatMap(({ option, reason, points = null }) => {
      const row = this.ask?.options?.find((known) => same(known.option, option))
      return row ? [{ row, reason, points }] : []
    }),
  )
  /** The best of them, where it was asked for: its outcome is shown while nothing is pointed at. */
  readonly suggested: OptionRow | null = $derived(this.suggesting ? (this.suggestions[0]?.row ?? null) : null)
  private readonly advised: Map<string, number> = $derived.by(() => {
    const places = new Map<string, number>()
    for (const [i, { row }] of this.suggestions.entries())
      for (const place of row.targets) if (!places.has(place)) places.set(place, i + 1)
    return places
  })
  /** Why the option under the pointer is advised. */
  readonly reason: Text | null = $derived(
    this.pointed ? (this.advice.find(({ option }) => same(option, this.pointed?.option))?.reason ?? null) : null,
  )

  constructor(private readonly send: (option: Option) => void) {}

  /** Whether a choice waits for a second word; the table's page sets it. */
  confirming: (pointer: string, row: OptionRow) => boolean = () => false
  /** What is to be asked before an option is done; the board's module says it. */
  caution: (row: OptionRow) => Caution | null = () => null
  /** Which single steps the list offers before all others, also where the board draws their place. */
  listed: (row: OptionRow) => boolean = () => false
  /** Asks what an option would bring where the decision came without previews. */
  foresee: ((option: Option) => Promise<Value[]>) | null = null
  /** Asks why something is no option, where the decision came without that. */
  inquire: ((option: Option) => Promise<Text | null>) | null = null
  /** What was asked of the open decision. */
  private readonly foreseen = new SvelteMap<OptionRow, Value[]>()

  /** An option with its outcome where that had to be asked for. */
  whole(row: OptionRow): OptionRow {
    const preview = row.preview ? undefined : this.foreseen.get(row)
    return preview ? { ...row, preview } : row
  }

  state(place: string): PlaceState {
    if (this.picked.includes(place) || this.chosen?.targets.includes(place)) return 'selected'
    if (this.lit.has(place)) {
      if (this.over === place || this.hint?.targets.includes(place)) return 'hover'
      return 'clickable'
    }
    return this.barred.has(place) ? 'barred' : 'idle'
  }

  /** The options that a click at this place could mean. */
  at(place: string): OptionRow[] {
    return this.lit.get(place) ?? []
  }

  /** How far in front a place is among those advised; 0 where it is not. */
  rank(place: string): number {
    return this.advised.get(place) ?? 0
  }

  /** What a click at this place would ask first; null where it can also mean something harmless. */
  warned(place: string): Caution | null {
    const only = this.meant(place)
    const found = (only ? [only] : this.at(place)).map((row) => this.caution(row))
    return found.every((caution) => caution !== null) ? (found[0] ?? null) : null
  }

  private isDrawn(row: OptionRow): boolean {
    return row.targets.some((place) => this.drawn.has(place))
  }

  enter(place: string): void {
    if (this.over === place) return
    this.over = place
    this.look()
  }

  leave(place: string): void {
    if (this.over === place) this.over = null
  }

  /** Show the outcome of an option that has no place, or of one in an opened list. */
  aim(row: OptionRow | null): void {
    this.aimed = row
    this.look()
  }

  /** What a button of an option listens to, so that its outcome is shown. */
  aims(row: OptionRow): Aims {
    const show = (): void => {
      if (this.aimed !== row) this.aim(row)
    }
    const hide = (): void => this.aim(null)
    return { onpointermove: show, onpointerleave: hide, onfocus: (event) => isReached(event) && show(), onblur: hide }
  }

  /** Ask for the outcome of what is pointed at, once. */
  private look(): void {
    const row = this.pointed
    if (!row || row.preview || !this.foresee || this.foreseen.has(row)) return
    this.foreseen.set(row, [])
    void this.foresee(row.option).then((preview) => this.foreseen.set(row, preview))
  }

  click(place: string, element: HTMLElement | SVGElement, pointer: string): void {
    if (this.chosen?.targets.includes(place) && this.opened === null) return this.confirm()
    let rows = this.lit.get(place)
    if (!rows && this.picked.length) {
      this.picked = []
      rows = this.lit.get(place)
    }
    if (!rows) return this.tell(place, element)
    const picked = [...this.picked.filter((other) => other !== place), place]
    const only = this.meant(place)
    if (only) return this.take(only, pointer)
    // What was chosen before is not what is pointed at now.
    this.chosen = null
    if (this.narrows(rows, picked)) {
      this.picked = picked
      this.opened = null
      return
    }
    this.opened = { at: element, rows }
  }

  /** The one option that a click here would choose, if it is clear. */
  private meant(place: string): OptionRow | null {
    const rows = this.lit.get(place) ?? []
    if (rows.length === 1) return rows[0] ?? null
    const whole = rows.filter((row) => !this.further(row, [...this.picked, place]).length)
    return whole.length === 1 ? (whole[0] ?? null) : null
  }

  /** Drawn places of an option that were not pointed at yet. */
  private further(row: OptionRow, picked: string[]): string[] {
    return row.targets.filter((place) => !picked.includes(place) && this.drawn.has(place))
  }

  /** Whether each of the rows has another drawn place that can still be pointed at. */
  private narrows(rows: OptionRow[], picked: string[]): boolean {
    const further = rows.map((row) => this.further(row, picked).join(' '))
    return further.every((places) => places !== '') && new Set(further).size > 1
  }

  private tell(place: string, at: HTMLElement | SVGElement): void {
    const why = this.barred.get(place)?.reason
    if (why) this.opened = { at, why }
  }

  /** Choose an option: at once, or after a second word where moves are confirmed. */
  take(row: OptionRow, pointer = 'mouse'): void {
    this.opened = null
    this.aimed = null
    if (this.confirming(pointer, row) && this.chosen !== row) {
      this.chosen = row
      this.picked = []
      return
    }
    this.play(row.option)
  }

  confirm(): void {
    if (this.chosen) this.play(this.chosen.option)
  }

  /** Give up what was pointed at so far. */
  cancel(): void {
    this.picked = []
    this.chosen = null
    this.opened = null
    this.aimed = null
    this.objection = null
  }

  get cancellable(): boolean {
    return this.picked.length > 0 || this.chosen !== null || this.opened !== null
  }

  private play(option: Option): void {
    this.cancel()
    this.send(option)
  }

  /** Take over the open decision; what was pointed at stays only while it is the same one. */
  ask_anew(ask: Ask | null): void {
    this.ask = ask
    this.advice = []
    this.told = false
    this.suggesting = false
    this.foreseen.clear()
    this.cancel()
    this.over = null
  }

  draw(place: string): () => void {
    untrack(() => this.drawn.set(place, (this.drawn.get(place) ?? 0) + 1))
    return () =>
      untrack(() => {
        const left = (this.drawn.get(place) ?? 1) - 1
        if (left > 0) this.drawn.set(place, left)
        else this.drawn.delete(place)
      })
  }
}

/** Whether the focus was brought here by keys: a click brings it, too, and so does the page. */
function isReached(event: Event): boolean {
  return event.currentTarget instanceof Element && event.currentTarget.matches(':focus-visible')
}

export const same = (a: Option, b: Option | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Pointing at nothing: for boards that only show, such as those of past positions. */
export const nowhere = new Pointing(() => undefined)

export function providePointing(pointing: Pointing): void {
  setContext(KEY, pointing)
}

export function usePointing(): Pointing {
  return getContext<Pointing | undefined>(KEY) ?? nowhere
}

/**
 * The action that makes an element a place of the board:
 * `const target = useTarget()` and then `<button use:target={'gate:blue'}>`.
 * It sets `data-target` and `data-state`, handles pointer and keyboard, and takes an element out
 * of the tab order while nothing can be done there.
 */
export function useTarget(): Action<HTMLElement | SVGElement, string | null> {
  const pointing = usePointing()
  return (element, first) => {
    let place = $state.raw(first)
    let pointer = 'mouse'
    const isButton = element instanceof HTMLButtonElement
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', (event) => (event as PointerEvent).pointerType !== 'touch' && place && pointing.enter(place)],
      ['pointerleave', () => place && pointing.leave(place)],
      ['focus', (event) => place && isReached(event) && pointing.enter(place)],
      ['blur', () => place && pointing.leave(place)],
      ['pointerdown', (event) => (pointer = (event as PointerEvent).pointerType)],
      [
        'click',
        (event) => {
          if (!place) return
          if (pointing.state(place) === 'idle') return
          event.stopPropagation()
          const keyed = (event as MouseEvent).detail === 0
          pointing.click(place, element, keyed ? 'keyboard' : pointer)
        },
      ],
      [
        'keydown',
        (event) => {
          const key = (event as KeyboardEvent).key
          if (isButton || !place || (key !== 'Enter' && key !== ' ')) return
          event.preventDefault()
          pointing.click(place, element, 'keyboard')
        },
      ],
    ]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    $effect(() => (place ? pointing.draw(place) : undefined))
    $effect(() => {
      const state = place ? pointing.state(place) : 'idle'
      if (place) element.dataset['target'] = place
      element.dataset['state'] = state
      const rank = place ? pointing.rank(place) : 0
      if (rank) element.dataset['advised'] = `${rank}`; else delete element.dataset['advised']
      element.toggleAttribute('data-planned', place !== null && pointing.planned.includes(place))
      const warned = place ? pointing.warned(place) : null
      if (warned) element.dataset['caution'] = warned.mark; else delete element.dataset['caution']
      element.tabIndex = state === 'idle' ? -1 : 0
      if (!isButton) mark(element, 'role', state !== 'idle' && 'button')
      mark(element, 'aria-disabled', state === 'barred' && 'true')
      mark(element, 'aria-pressed', state === 'selected' && 'true')
    })
    return {
      update: (next) => (place = next),
      destroy: () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener)
        if (place) pointing.leave(place)
      },
    }
  }
}
