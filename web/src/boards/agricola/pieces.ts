/** Names, drawings and geometry of Agricola's pieces. */

import type { Ask, OptionRow, Value } from '../../lib/wire.ts'
import type { BoardProps } from '../types.ts'
import { language, say, sayOr } from '../../lib/words.svelte.ts'
import { GOODS, type Animal, type Cell, type Good, type Herd, type House, type PreviewRow, type Space } from './view.ts'

export { signed } from '../../lib/figures.ts'
export { GOODS }
/** What lies in a supply; animals stand on the farm. */
export const SUPPLY: Good[] = GOODS.slice(0, 7)
export const ANIMALS: Animal[] = ['sheep', 'boar', 'cattle']

export function icon(good: string): string {
  return good === 'cattle' ? 'cow' : good
}

export function goodName(good: string): string {
  return language.iconName(icon(good), 'agricola')
}

export function dashed(name: string): string {
  return name.replaceAll('_', '-').toLowerCase()
}

/** Where the long words of names may break on a narrow tile. */
const BREAKS = /(?<=Redevelop|Expan|Improve|Culti|Utili|Versamm|lungs|Baustoff|Feuer|Koch|Lehm|Stein|Tisch|Töp|Korn|Haus|Hof|Basket|Kinder|Wander|Anschaf|Vieh|Rinder|Schweine|Tage|Korb|Acker|Saat|Neben|Umge)(?=[a-zäöü]{2})/gu

/** A name for a tile: what tells spaces of one name apart stands beside it on the board. */
function onTile(words: string): string {
  return words.replace(/ \(.*\)$/, '').replace(BREAKS, '\u00ad')
}

export function spaceName(name: string): string {
  return onTile(say(`agricola-space-${dashed(name)}`))
}

/** The words that tell what is done on a space; with hand cards some offer more. */
export function spaceText(name: string, cards: boolean): string {
  const id = `agricola-space-${dashed(name)}`
  return cards && sayOr(`${id}.cards`, '') ? `${id}.cards` : `${id}.text`
}

/** All there is to hear of a space: its round, its name, what it gives, who stands there. */
export function spaceLabel(space: Space, text: string, names: string[]): string {
  const parts = [spaceName(space.name).replaceAll('\u00ad', '')]
  if (space.round) parts.unshift(say('agricola-board-round', { round: space.round }))
  parts.push(space.good ? say(`agricola-amount-${space.good}`, { count: space.pile }) : text)
  for (const { seat } of space.people) parts.push(say('agricola-board-person-of', { name: names[seat] ?? '' }))
  return parts.join(', ')
}

/** The message that names a major improvement; its `.text` tells what it does. */
export function majorId(name: string): string {
  return `agricola-major-${dashed(name)}`
}

export function majorName(name: string): string {
  return onTile(say(majorId(name)))
}

/** The option whose outcome is drawn: what is pointed at, else what was suggested. */
export function shownRow({ hint, pointing, still }: BoardProps): OptionRow | null {
  return hint ?? (still ? null : pointing.suggested)
}

/** The landscape behind a space. */
export const SCENES: Record<string, string> = {
  copse: 'forest',
  grove: 'forest',
  forest: 'forest',
  x_copse: 'forest',
  hollow_3: 'clay',
  hollow_4: 'clay',
  clay_pit: 'clay',
  reed_bank: 'water',
  fishing: 'water',
  traveling_players: 'stage',
  western_quarry: 'rock',
  eastern_quarry: 'rock',
  sheep_market: 'meadow',
  pig_market: 'meadow',
  cattle_market: 'meadow',
  x_animal_market: 'meadow',
  grain_utilization: 'field',
  cultivation: 'field',
  fencing: 'shed',
}

/** What a space lets one do, as pictures with signs between them. */
const DOES: Record<string, string[]> = {
  farm_expansion: ['room', '&', 'stable'],
  farmland: ['field'],
  lessons: ['occupation'],
  lessons_3: ['occupation'],
  lessons_4: ['occupation'],
  major_improvement: ['major', '/', 'minor'],
  fencing: ['fence'],
  grain_utilization: ['sow', '&', 'bake'],
  basic_wish_for_children: ['person', 'child'],
  house_redevelopment: ['room', '>', 'major'],
  urgent_wish_for_children: ['child'],
  cultivation: ['field', '&', 'sow'],
  farm_redevelopment: ['room', '>', 'fence'],
  resource_market_3: ['reed', '/', 'stone'],
  side_job: ['stable', '&', 'bake'],
  x_animal_market: ['sheep', '/', 'boar', '/', 'cow'],
  x_modest_wish: ['person', 'child'],
  market_place: ['swap'],
}

/** The same at a table with or without hand cards. */
export function doesAt(space: string, cards: boolean): string[] {
  const parts = DOES[space] ?? []
  return cards ? parts : parts.filter((part, i) => part !== 'minor' && parts[i + 1] !== 'minor')
}

/** One or the other, both if one likes, one after the other. */
export const JOINTS: Record<string, string> = { '&': '+', '/': '/', '>': '›' }

export const MAJOR_ICONS: Record<string, string> = {
  fireplace_2: 'fireplace',
  fireplace_3: 'fireplace',
  cooking_hearth_4: 'hearth',
  cooking_hearth_5: 'hearth',
  well: 'well',
  clay_oven: 'oven',
  stone_oven: 'oven',
  joinery: 'joinery',
  pottery: 'pottery',
  basketmakers_workshop: 'basket',
}

// --- the farm: 494 × 300, spaces of 88 every 97 ---------------------------------------------

export const WIDE = 494
export const HIGH = 300
const PITCH = 97

export function corner(cell: number): { x: number; y: number } {
  return { x: 9 + PITCH * (cell % 5), y: 9 + PITCH * Math.floor(cell / 5) }
}

export interface Line {
  x: number
  y: number
  upright: boolean
}

export function edgeLine(edge: number): Line {
  if (edge < 18) return { x: 4.5 + PITCH * (edge % 6), y: 4.5 + PITCH * Math.floor(edge / 6), upright: true }
  const level = edge - 18
  return { x: 4.5 + PITCH * (level % 5), y: 4.5 + PITCH * Math.floor(level / 5), upright: false }
}

/** The edges around a set of spaces. */
export function border(cells: number[]): number[] {
  const edges: number[] = []
  for (const cell of cells) {
    const row = Math.floor(cell / 5)
    const column = cell % 5
    const sides: [number | null, number][] = [
      [column > 0 ? cell - 1 : null, 6 * row + column],
      [column < 4 ? cell + 1 : null, 6 * row + column + 1],
      [row > 0 ? cell - 5 : null, 18 + 5 * row + column],
      [row < 2 ? cell + 5 : null, 18 + 5 * (row + 1) + column],
    ]
    for (const [beside, edge] of sides) if (beside === null || !cells.includes(beside)) edges.push(edge)
  }
  return edges
}

export function cellsOf(mask: number): number[] {
  return Array.from({ length: 15 }, (_, cell) => cell).filter((cell) => (mask >> cell) & 1)
}

export function edgesOf(mask: number): number[] {
  // Thirty-eight edges do not fit the bits that operators work on.
  return Array.from({ length: 38 }, (_, edge) => edge).filter((edge) => Math.floor(mask / 2 ** edge) % 2 === 1)
}

/** The pasture that a place for animals is. */
export function spread(herd: Herd, cells: Cell[], pastures: { cells: number[] }[]): number[] {
  if (herd.at === 'house') return [cells.findIndex((cell) => cell.kind === 'room')]
  const at = herd.at
  return pastures.find((pasture) => herd.pasture && pasture.cells.includes(at))?.cells ?? [at]
}

// --- previews -------------------------------------------------------------------------------

export function rowsOf(preview: Value[] | undefined): PreviewRow[] {
  return (preview ?? []).filter((row) => row !== null && typeof row === 'object' && !Array.isArray(row)) as unknown as PreviewRow[]
}

export interface Outcome {
  goods: { icon: string; by: number }[]
  begging: number
  /** Major improvements that would be built. */
  majors: string[]
  cells: Cell[]
  herds: Herd[]
  house: House | null
  people: number
  pastures: { cells: number[]; capacity: number }[]
  breeds: { animal: Animal; fits: boolean }[]
  points: number
  categories: Record<string, number>
}

/** The seats whose farms have places for an answer to the open decision. */
export function farmsOf(ask: Ask | null): number[] {
  const places = (ask?.options ?? []).flatMap((row) => row.targets).filter((place) => place.startsWith('cell:'))
  return [...new Set(places.map((place) => Number(place.split(':')[1])))]
}

/** What an option would bring, from the rows of its preview. */
export function outcome(preview: Value[] | undefined, seat: number): Outcome {
  const found: Outcome = {
    goods: [],
    begging: 0,
    majors: [],
    cells: [],
    herds: [],
    house: null,
    people: 0,
    pastures: [],
    breeds: [],
    points: 0,
    categories: {},
  }
  for (const row of rowsOf(preview)) {
    if ('icon' in row) {
      if (row.seat === seat) found.goods.push(row)
    } else if (row.row === 'begging') found.begging = row.by
    else if (row.row === 'major') found.majors.push(row.major)
    else if (row.row === 'cell') found.cells.push(row)
    else if (row.row === 'herd') found.herds.push(row)
    else if (row.row === 'house') found.house = row.house
    else if (row.row === 'people') found.people = row.by
    else if (row.row === 'pasture') found.pastures.push(row)
    else if (row.row === 'breeds') found.breeds.push(row)
    else if (row.row === 'points') {
      found.points = row.by
      found.categories = row.categories
    }
  }
  return found
}
