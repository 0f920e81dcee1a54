import { kept } from './kept.ts'
import { ago } from './time.ts'
import type { Value } from './values.ts'
import type { Chair, Friend, GameInfo, Specialist, Table } from './wire.ts'
import { say, sayOr } from './words.svelte.ts'

export const LETTERS = 'ABCDEF'
const TREES = 12

/** Bots are called after trees: the same one for a seat of a table, whoever looks. */
function tree(table: Table, seat: number): string {
  let sum = 0
  for (const letter of table.code) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return say(`client-tree-${1 + ((sum + seat * 5) % TREES)}`)
}

/** Two of the same name at a table are told apart by letters. */
export function chairName(table: Table, chair: Chair): string {
  const { player } = chair
  if (player) {
    const alone = table.chairs.every((other) => other === chair || other.player?.name !== player.name)
    return alone ? player.name : `${player.name} ${LETTERS[chair.seat] ?? ''}`
  }
  if (chair.name) return chair.name
  return chair.bot || table.status !== 'open' ? tree(table, chair.seat) : ''
}

export function seatNames(table: Table): string[] {
  const names: string[] = Array.from({ length: table.seats }, () => '')
  for (const chair of table.chairs) names[chair.seat] = chairName(table, chair)
  return names
}

/** The bots that can play at a table, with those that can only at some. */
export function botsAt(game: GameInfo | undefined, seats: number, options: Record<string, Value>): string[] {
  // What a table does not say is as usual.
  const at = (name: string): Value => options[name] ?? game?.settings.find((each) => each.name === name)?.default ?? null
  const knows = (one: Specialist): boolean =>
    one.seats === seats && Object.entries(one.options).every(([name, value]) => String(at(name)) === String(value))
  return game ? [...game.bots, ...game.specialists.filter(knows).map((one) => one.bot)] : []
}

/** Whom I play against: the bot I chose last, or the middle one of those there are. */
export function rivalOf(bots: string[]): string | undefined {
  const chosen = kept('strength')
  return bots.find((bot) => bot === chosen) ?? bots[Math.floor(bots.length / 2)]
}

/** A bot's strength in words. */
export function botName(bot: string): string {
  return sayOr(`bot-${bot.replace('+', '-')}`, bot)
}

export function gameTitle(game: string): string {
  return sayOr(`${game}-title`, game.charAt(0).toUpperCase() + game.slice(1))
}

export function gameShort(game: string): string {
  return sayOr(`${game}-title-short`, gameTitle(game))
}

/** What somebody does now or, where that is not known, when we last played. */
export function whereabouts(person: Friend): string {
  if (person.at?.status === 'running') return say('client-plays', { game: gameShort(person.at.game) })
  if (person.at) return say('client-at-open-table')
  if (person.here) return say('client-is-here')
  return person.last === null ? '' : say('client-played-times', { count: person.count, when: ago(person.last) })
}
