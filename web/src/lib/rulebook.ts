import { get } from './api.ts'
import { type Entry, sought } from './search.ts'
import { language, say } from './words.svelte.ts'

/** The paragraphs of a game's rules, each with the reasons and score lines that it explains. */
export type Rulebook = Record<string, string[]>

/** A game's rules and the words for them. */
export async function openRules(game: string): Promise<Rulebook> {
  const [book] = await Promise.all([get<Rulebook>(`/api/rules/${game}`), language.study(game)])
  return book
}

/** The paragraphs in which somebody finds what they look for, the likeliest first. */
export function paragraphs(game: string, book: Rulebook, wanted: string): Entry[] {
  const all = Object.keys(book).map((id) => ({ id, title: say(`${game}-rule-${id}.title`), text: say(`${game}-rule-${id}`) }))
  return sought(wanted, all)
}

/** The same for rulings: they are called by their number. */
export function rulings(game: string, wanted: string): Entry[] {
  const start = `${game}-ruling-`
  const all = language.beginning(game, start).map((id) => ({ id, title: id.replace(start, '').toUpperCase(), text: say(id) }))
  return sought(wanted, all)
}
