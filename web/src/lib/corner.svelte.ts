import type { Snippet } from 'svelte'

/** One thing to look at beside a wide table. */
export interface CornerTab {
  is: string
  /** Its name, and how many there are of what it holds. */
  words: string
  /** A drawing stands for the name where there is little room. */
  icon?: string
  /** How much in it is new. */
  fresh?: number
  body: Snippet
}

/** The one place beside a wide table for what is told and said there: which of its tabs lies open. */
export class Corner {
  /** The tab that somebody has opened; null where the table chooses. */
  wanted = $state<string | null>(null)
}
