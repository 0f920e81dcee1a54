import type { Chair, Table } from './wire.ts'
import { say, sayOr } from './words.svelte.ts'

export const LETTERS = 'ABCDEF'
const TREES = 12

/** Bots are called after trees: the same one for a seat of a table, whoever looks. */
function tree(table: Table, seat: number): string {
  let sum = 0
  for (const letter of table.code) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return say(`client-tree-${1 + ((sum + seat * 5) % TREES)}`)
}

/** Somebody on several chairs of a table is called by name and letter. */
export function chairName(table: Table, chair: Chair): string {
  const { player } = chair
  if (player) {
    const alone = table.chairs.every((other) => other === chair || other.player?.id !== player.id)
    return alone ? player.name : `${player.name} ${LETTERS[chair.seat] ?? ''}`
  }
  if (chair.bot) return tree(table, chair.seat)
  return ''
}

export function seatNames(table: Table): string[] {
  const names: string[] = Array.from({ length: table.seats }, () => '')
  for (const chair of table.chairs) names[chair.seat] = chairName(table, chair)
  return names
}

/** A bot's strength in words. */
export function botName(bot: string): string {
  return sayOr(`bot-${bot}`, bot)
}

export function gameTitle(game: string): string {
  return sayOr(`${game}-title`, game.charAt(0).toUpperCase() + game.slice(1))
}

export function gameShort(game: string): string {
  return sayOr(`${game}-title-short`, gameTitle(game))
}
