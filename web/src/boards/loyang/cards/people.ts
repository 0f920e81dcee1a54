/** Who is who at the gates: dress, hat and beard of each person. */

export type Hat =
  | 'cap'
  | 'bun'
  | 'cone'
  | 'bald'
  | 'brim'
  | 'tall'
  | 'scarf'
  | 'topknot'
  | 'wings'
  | 'helmet'
  | 'braids'
  | 'band'

export interface Person {
  robe: string
  collar: string
  skin: string
  hat: Hat
  tint: string
  beard: 'none' | 'full' | 'moustache' | 'goatee'
}

const SKIN = ['#f1d3ae', '#f3dabb', '#dfb388', '#ecc79d', '#e6bf94'] as const
const BEARDS = ['none', 'full', 'moustache', 'goatee'] as const

function person(robe: string, collar: string, skin: number, hat: Hat, tint: string, beard = 0): Person {
  return { robe, collar, skin: SKIN[skin] ?? SKIN[0], hat, tint, beard: BEARDS[beard] ?? 'none' }
}

const REGULARS: Person[] = [
  person('#5d6b7d', '#e8e0d0', 1, 'scarf', '#cfc6b4'),
  person('#a8503f', '#efe0c4', 1, 'bun', '#4a3a33'),
  person('#b99b6a', '#f4ead4', 3, 'band', '#e8dcc4', 1),
  person('#c08a52', '#f6ecd6', 0, 'cap', '#efe4cb', 2),
  person('#8a6a4a', '#e2d3b5', 2, 'band', '#a4553b'),
  person('#d8d0c0', '#f7f1e4', 0, 'tall', '#f4eee0', 2),
  person('#4f5f7f', '#e4e0ee', 3, 'topknot', '#3d342e', 3),
  person('#7f9350', '#eef0d8', 1, 'braids', '#3f332c'),
  person('#6b4a3a', '#d9b877', 4, 'helmet', '#8f9aa0', 2),
  person('#4f7f95', '#efe4cb', 0, 'cap', '#3d4a5c'),
  person('#3f6b5c', '#e6efe4', 3, 'wings', '#2f3a3a', 3),
  person('#93744f', '#f0e4c6', 0, 'topknot', '#cfc8bc', 1),
  person('#7a3b3b', '#ecd9a0', 3, 'wings', '#2b2430', 2),
  person('#8a5a9c', '#f2e4f4', 1, 'bun', '#33271f'),
]

const CASUALS: Person[] = [
  person('#b5653f', '#f4dfb4', 0, 'tall', '#7a3550'),
  person('#8d8069', '#e8dcc0', 3, 'cone', '#c9b27a', 1),
  person('#6e7f5a', '#e6d6b4', 2, 'cone', '#dfbd77'),
  person('#7b5c3a', '#d9c49a', 4, 'brim', '#a98a5a', 1),
  person('#4f7f95', '#e4eef0', 0, 'band', '#c4583f'),
  person('#6f6a62', '#d8d0c0', 2, 'cap', '#7a5637', 1),
  person('#9a5a86', '#f4e2ee', 1, 'wings', '#5a3350', 2),
  person('#e0a94a', '#f0d79a', 3, 'bald', '#d58a3c'),
  person('#3d5f8f', '#e9dfb8', 0, 'wings', '#1f2c44'),
  person('#c4583f', '#f6e6b0', 1, 'band', '#e0a526'),
  person('#7f3f35', '#d9b877', 2, 'helmet', '#b59a5a', 2),
  person('#6f8f93', '#eef2ea', 3, 'topknot', '#4a3a33', 3),
  person('#3c3f66', '#e0e0f2', 0, 'cone', '#4b4f86', 1),
  person('#a07a4a', '#f7f0e2', 4, 'scarf', '#f1ead8', 1),
]

const HELPERS: Record<string, Person> = {
  market_woman: person('#b5653f', '#f4e6c8', 0, 'scarf', '#c4583f'),
  trader: person('#4d7a6a', '#ecdcae', 2, 'cap', '#7a3b3b', 2),
  deliveryman: person('#6b7f9a', '#e6e0d0', 3, 'band', '#e8dcc4'),
  tout: person('#7a5a86', '#e8d9ea', 0, 'tall', '#33433a', 2),
  gleaner: person('#b08a4a', '#f2e6c6', 1, 'scarf', '#8fa05a'),
  bargain_hunter: person('#4f6b8f', '#f0e4c4', 0, 'brim', '#5a4a6b', 3),
  peddler: person('#8f6a8a', '#f0e0ea', 4, 'braids', '#3a2d26'),
  recruiter: person('#5a5f4a', '#e4dcc0', 3, 'cap', '#2f3a2f', 2),
  messenger: person('#b5482f', '#f4dfc0', 1, 'band', '#e0a526'),
  saleswoman: person('#7c9a5a', '#f2ecd0', 1, 'bun', '#4a2f24'),
  shopper: person('#6f8fa5', '#eef0e6', 3, 'cap', '#9a754d'),
  haggler: person('#9a6a3a', '#ecd9a8', 2, 'topknot', '#33271b', 1),
  carter: person('#7b5c3a', '#dcc8a0', 4, 'cone', '#c9a35a', 2),
  farmhand: person('#6e8a5a', '#e8e0c0', 2, 'cone', '#dfbd77'),
  seedsman: person('#7f9350', '#efe4cb', 4, 'brim', '#e3c684', 1),
  reaper: person('#c09a3f', '#f4e6b8', 2, 'band', '#b5482f'),
  storekeeper: person('#7a5637', '#ead9b4', 0, 'cap', '#4a5a4a', 1),
  charmer: person('#c07a8a', '#fae6e6', 1, 'braids', '#4a2a2a'),
  wholesaler: person('#3f5f6f', '#f0dfae', 3, 'wings', '#22303a', 1),
  porter: person('#8a7a62', '#e6dcc6', 2, 'bald', '#b5654a'),
}

/** The person on a card; its number decides for those that have no drawing of their own. */
export function personOf(id: string, kind?: string): Person {
  const helper = kind ? HELPERS[kind] : undefined
  if (helper) return helper
  const number = Number(/(\d+)$/.exec(id)?.[1] ?? 1) - 1
  const people = id.startsWith('regular') ? REGULARS : CASUALS
  return people[((number % people.length) + people.length) % people.length] ?? CASUALS[0]!
}
