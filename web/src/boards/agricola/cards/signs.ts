/** The line of signs on a card: what it does, without words, as games/agricola/decks/signs.py writes it. */

import { MAJOR_ICONS } from '../pieces.ts'

export interface Sign {
  kind: 'piece' | 'space' | 'not' | 'round' | 'joint' | 'word'
  /** The drawing, or what stands there. */
  is: string
  /** So much of it, with its sign. */
  amount?: string
  tone?: 'gain' | 'cost'
}

const AMOUNT = /^([+~-]?)(\d[\d/–]*\+?)$/
const JOINTS: Record<string, string> = { '/': '/', x: '×', '…': '…' }

export function signsOf(line: string): Sign[] {
  const found: Sign[] = []
  let amount: Pick<Sign, 'amount' | 'tone'> = {}
  for (const token of line.split(' ').filter(Boolean)) {
    const counted = AMOUNT.exec(token)
    if (counted) {
      const [, sign = '', number = ''] = counted
      amount = {
        amount: (sign === '+' ? '+' : sign ? '−' : '') + number,
        ...(sign === '-' ? { tone: 'cost' as const } : sign ? { tone: 'gain' as const } : {}),
      }
      continue
    }
    if (token === '>' || token === '|' || token in JOINTS) found.push({ kind: 'joint', is: JOINTS[token] ?? token })
    else if (token === 'now') found.push({ kind: 'word', is: token })
    else if (token.startsWith('(')) found.push({ kind: 'round', is: token.slice(1, -1) })
    else if (token.startsWith('[')) found.push({ kind: 'space', is: token.slice(1, -1) })
    else if (token.startsWith('!')) found.push({ kind: 'not', is: token.slice(1) })
    else found.push({ kind: 'piece', is: token, ...amount })
    amount = {}
  }
  return found
}

/** Drawings that cards have for themselves. */
const OWN: Record<string, string> = {
  A005: 'bricks',
  A012: 'trough',
  A019: 'plow',
  A028: 'lore',
  A038: 'blanket',
  A044: 'fish',
  A050: 'jug',
  A053: 'jug',
  A056: 'basket',
  A063: 'mill',
  A067: 'spade',
  A071: 'spade',
  A075: 'axe',
  A078: 'canoe',
  A080: 'tongs',
  A090: 'plow',
  A102: 'crate',
  A112: 'scythe',
  A116: 'axe',
  A119: 'sack',
  A123: 'hammer',
  A133: 'medal',
  A138: 'fish',
  A147: 'stall',
  A155: 'tophat',
  A160: 'lute',
  B003: 'bottles',
  B008: 'stall',
  B010: 'caravan',
  B016: 'hammer',
  B019: 'plow',
  B036: 'bottles',
  B039: 'loom',
  B047: 'fish',
  B050: 'jug',
  B056: 'brook',
  B066: 'sack',
  B080: 'pottery',
  B091: 'plow',
  B097: 'lore',
  B099: 'lore',
  B126: 'hammer',
  B142: 'vegetable',
  B146: 'tophat',
  B156: 'crate',
  C023: 'lore',
  C049: 'stall',
  C072: 'sheaf',
  C076: 'axe',
  C099: 'spade',
  D053: 'jug',
  D059: 'oven',
  D116: 'axe',
  E056: 'pottery',
  E058: 'jug',
  E091: 'plow',
}

/** The picture of a card: its own, else the last thing its line speaks of. */
export function picture(id: string, line: string): string {
  const pieces = signsOf(line).filter(({ kind }) => kind === 'piece')
  const gained = pieces.find(({ amount }) => amount?.startsWith('+'))
  return OWN[id] ?? MAJOR_ICONS[id] ?? (gained ?? pieces.at(-1) ?? signsOf(line)[0])?.is ?? 'farm'
}

/** What cards bring to each other, besides food, which all need. */
const SHARED = new Set(['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'sheep', 'boar', 'cow', 'field', 'stable', 'pasture', 'fence', 'room', 'bake', 'sow', 'occupation', 'renovate'])

interface Trade {
  /** Spaces of the village that it likes. */
  spaces: Set<string>
  gains: Set<string>
  uses: Set<string>
}

function trade(line: string): Trade {
  const found: Trade = { spaces: new Set(), gains: new Set(), uses: new Set() }
  for (const part of line.split(' | ')) {
    const signs = signsOf(part)
    const arrow = signs.findIndex(({ is }) => is === '>')
    for (const [at, { kind, is, tone, amount }] of signs.entries()) {
      // What is saved is not in hand, and what is counted is there already.
      const saved = tone === 'gain' && amount?.startsWith('−')
      if (kind === 'space') found.spaces.add(is)
      else if (kind !== 'piece' || !SHARED.has(is) || saved) continue
      else if (tone === 'cost' || at < arrow || signs[at - 1]?.is === '×') found.uses.add(is)
      else found.gains.add(is)
    }
  }
  return found
}

/** Why two cards go well together: one space that both like, or what one brings and the other uses. */
export function shared(one: string, other: string): string | null {
  const [a, b] = [trade(one), trade(other)]
  return (
    [...a.spaces].find((space) => b.spaces.has(space)) ??
    [...a.gains].find((good) => b.uses.has(good)) ??
    [...b.gains].find((good) => a.uses.has(good)) ??
    null
  )
}
