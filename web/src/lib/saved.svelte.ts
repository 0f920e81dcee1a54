/** Options that belong together, such as a list of cards: kept by name, as a file and as a link. */

import { SvelteMap } from 'svelte/reactivity'
import { keep, kept } from './kept.ts'
import type { GameInfo, Setting, Value } from './wire.ts'

export interface Saved {
  name: string
  options: Record<string, Value>
}

function isSaved(found: unknown): found is Saved {
  const { name, options } = (found ?? {}) as Partial<Saved>
  return typeof name === 'string' && typeof options === 'object' && options !== null && !Array.isArray(options)
}

function read(place: string): unknown {
  try {
    return JSON.parse(kept(place) ?? 'null')
  } catch {
    return null
  }
}

/** What this browser keeps for a game: lists by name, and the one that is being made. */
const shelves = new SvelteMap<string, Saved[]>()

export function savedFor(game: string): Saved[] {
  const found = read(`saved-${game}`)
  return shelves.get(game) ?? (Array.isArray(found) ? found.filter(isSaved) : [])
}

function store(game: string, all: Saved[]): void {
  shelves.set(game, all)
  keep(`saved-${game}`, JSON.stringify(all))
}

/** Keep a list under its name, in place of the one that had it. */
export function save(game: string, saved: Saved): void {
  const others = savedFor(game).filter(({ name }) => name !== saved.name)
  store(game, [...others, saved].sort((a, b) => a.name.localeCompare(b.name)))
}

export function forget(game: string, name: string): void {
  store(game, savedFor(game).filter((other) => other.name !== name))
}

export function draftOf(game: string): Saved | null {
  const found = read(`draft-${game}`)
  return isSaved(found) ? found : null
}

export function keepDraft(game: string, draft: Saved | null): void {
  keep(`draft-${game}`, draft && JSON.stringify(draft))
}

/** A file that browsers and the command line read. */
export function asFile(game: string, { name, options }: Saved): string {
  return `${JSON.stringify({ game, name, options }, null, 1)}\n`
}

/** What such a file holds; null where it is none of this game. */
export function fromFile(game: string, text: string): Saved | null {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  const named = { name: '', ...(found as object) }
  return isSaved(named) && (named as { game?: unknown }).game === game ? { name: named.name, options: named.options } : null
}

/** The address of the table form with these options set. */
export function formLink(game: string, { name, options }: Saved): string {
  const query = new URLSearchParams({ new: game })
  if (name) query.set('name', name)
  for (const [key, value] of Object.entries(options))
    if (value !== null) query.set(key, Array.isArray(value) ? value.join(',') : String(value))
  return `/?${query.toString().replaceAll('%2C', ',')}`
}

/** The options that such an address sets, for the game that it names. */
export function fromLink(query: URLSearchParams, game: GameInfo): Saved {
  const options: Record<string, Value> = {}
  for (const setting of game.settings) {
    const text = query.get(setting.name)
    if (text !== null) options[setting.name] = meant(setting, text)
  }
  return { name: query.get('name') ?? '', options }
}

/** What a text of an address means; the server says what is wrong with it. */
function meant(setting: Setting, text: string): Value {
  if (setting.type === 'flag') return text === 'true'
  if (setting.type === 'number') return Number(text)
  if (setting.type === 'choice') return text
  return text.split(',').filter(Boolean)
}
