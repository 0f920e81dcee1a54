/** The rules in a few sentences, and which of them a question belongs to. */

import type { Rule } from '../../ui/Rules.svelte'

const IDS = ['place', 'build', 'plow', 'fence', 'improve', 'family', 'feed', 'score']

export const RULES: readonly Rule[] = IDS.map((id) => ({
  id,
  title: [`agricola-rule-${id}`],
  texts: [[`agricola-rule-${id}.text`]],
}))

const OF: Record<string, string> = {
  place: 'place',
  build: 'build',
  stable: 'build',
  house: 'build',
  plow: 'plow',
  sow: 'plow',
  fence: 'fence',
  animals: 'fence',
  leave: 'fence',
  breed: 'feed',
  feed: 'feed',
  bake: 'improve',
  improve: 'improve',
  occupation: 'improve',
  pay: 'improve',
}

/** The rule of a question. */
export function ruleOf(kind: string | undefined): string {
  return OF[kind ?? ''] ?? 'place'
}
