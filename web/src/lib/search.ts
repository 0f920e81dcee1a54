/** Something with a name and words below it that somebody may look for. */
export interface Entry {
  id: string
  title: string
  text: string
}

/** Words as people type them: without accents, whatever their case. */
function plain(said: string): string {
  return said.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

const STEM = 4
const ENDING = 2

/** Whether one word begins like the other, whichever has the longer ending. */
function begins(word: string, wanted: string): boolean {
  return word.startsWith(wanted) || (word.length >= STEM && wanted.length - word.length <= ENDING && wanted.startsWith(word))
}

/** How near words come to what is wanted: 0 as the first word, 1 as another, 2 inside one, 3 not. */
function distance(said: string, wanted: string): number {
  const at = said.split(/[^\p{L}\p{N}]+/u).filter(Boolean).findIndex((word) => begins(word, wanted))
  return at === 0 ? 0 : at > 0 ? 1 : said.includes(wanted) ? 2 : 3
}

/** The entries that have every word wanted: what is called so first, then what speaks of it. */
export function sought<T extends Entry>(wanted: string, entries: T[]): T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return entries
    .flatMap((entry) => {
      let rank = 0
      for (const word of words) {
        // A name in the other language counts, too: ids are English.
        const title = Math.min(distance(plain(entry.title), word), 1 + distance(plain(entry.id), word))
        const text = distance(plain(entry.text), word)
        if (title >= 3 && text >= 3) return []
        rank += title < 3 ? title : 3 + text
      }
      return [{ entry, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
