import type { Component } from 'svelte'
import { get } from '../lib/api.ts'
import type { FirstGame } from '../lib/guide.svelte.ts'
import type { GameInfo } from '../lib/wire.ts'
import { fetchMount } from './generic/mounts.ts'
import type { BoardLoader, BoardModule, CountProps, FieldsProps, SmallProps } from './types.ts'

/** Every folder here with an index.ts is the board of the game it is named after. */
const loaders = import.meta.glob('./*/index.ts') as Record<string, BoardLoader>
/** Those with a lessons.ts can be learnt by playing. */
const teachers = import.meta.glob('./*/lessons.ts') as Record<string, () => Promise<{ default: FirstGame }>>

/** Those with a Small.svelte are drawn in small in the club room. */
const smalls = import.meta.glob('./*/Small.svelte') as Record<string, () => Promise<{ default: Component<SmallProps> }>>

/** Those with an Example.svelte show positions beside their rules. */
const examples = import.meta.glob('./*/Example.svelte') as Record<string, () => Promise<{ default: Component<SmallProps> }>>

/** A position that shows a rule, where the game can draw it. */
export async function exampleOf(game: string): Promise<Component<SmallProps> | null> {
  const load = examples[`./${game}/Example.svelte`]
  return load ? (await load()).default : smallOf(game)
}

/** Those with a Library.svelte have cards to be read about. */
const libraries = import.meta.glob('./*/Library.svelte') as Record<string, () => Promise<{ default: Component }>>

/** The games that have a library of cards. */
export const shelved = Object.keys(libraries).map((path) => path.split('/')[1] ?? '')

export async function libraryOf(game: string): Promise<Component | null> {
  const load = libraries[`./${game}/Library.svelte`]
  return load ? (await load()).default : null
}

/** Those with a Count.svelte can be counted by pointing at a wooden table. */
const counters = import.meta.glob('./*/Count.svelte') as Record<string, () => Promise<{ default: Component<CountProps> }>>

export async function counterOf(game: string): Promise<Component<CountProps> | null> {
  const load = counters[`./${game}/Count.svelte`]
  return load ? (await load()).default : null
}

/** The fields of the table form that a game brings, in place of the settings that they cover. */
export interface OwnFields {
  default: Component<FieldsProps>
  covers: string[]
}

const fields = import.meta.glob('./*/Fields.svelte') as Record<string, () => Promise<OwnFields>>

export async function fieldsOf(game: string): Promise<OwnFields | null> {
  return (await fields[`./${game}/Fields.svelte`]?.()) ?? null
}

/** A game's position in small, where it can be drawn so. */
export async function smallOf(game: string): Promise<Component<SmallProps> | null> {
  const load = smalls[`./${game}/Small.svelte`]
  return load ? (await load()).default : null
}

/** The board of a game: ours, else the one its package brings along, else the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const own = loaders[`./${game}/index.ts`]
  if (own) return (await own()).default
  return (await brought(game)) ?? (await import('./generic/index.ts')).default
}

async function brought(game: string): Promise<BoardModule | null> {
  const games = await get<GameInfo[]>('/api/games')
  const address = games.find((other) => other.name === game)?.board
  if (!address) return null
  try {
    await fetchMount(game, address)
  } catch (fault) {
    console.error(`the board of ${game} cannot be used`, fault)
    return null
  }
  return (await import('./generic/brought.ts')).default
}

/** Whether a game has a guided first game. */
export function teaches(game: string): boolean {
  return `./${game}/lessons.ts` in teachers
}

export async function firstGame(game: string): Promise<FirstGame> {
  const load = teachers[`./${game}/lessons.ts`]
  if (!load) throw new Error(`there are no lessons for ${game}`)
  return (await load()).default
}
