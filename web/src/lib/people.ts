import { kept } from './kept.ts'
import { ago } from './time.ts'
import type { Value } from './values.ts'
import type { Chair, Friend, GameInfo, Specialist, Table } from './wire.ts'
import { say, sayOr } from './words.svelte.ts'

export const LETTERS = 'ABCDEF'

/** What somebody on a chair is called: people by name, bots by their strength. */
function called(chair: Chair): string {
  return chair.player?.name ?? chair.name ?? (chair.bot ? botName(chair.bot) : '')
}

/** Two of the same name at a table are told apart by letters; of somebody nameless the letter is all there is. */
export function chairName(table: Table, chair: Chair): string {
  const name = called(chair)
  const letter = LETTERS[chair.seat] ?? ''
  if (!name) return table.status === 'open' ? '' : letter
  return table.chairs.every((other) => other === chair || called(other) !== name) ? name : `${name} ${letter}`
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

/** A bot's name, which tells its strength, however much time it was given. */
export function botName(bot: string): string {
  const [kind = bot] = bot.split(':')
  return sayOr(`bot-${kind.replace('+', '-')}`, bot)
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
