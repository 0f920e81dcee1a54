import type { OptionRow } from '../../lib/wire.ts'
import type { BoardModule } from '../types.ts'
import './agricola.css'
import Area from './Area.svelte'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Docked from './Docked.svelte'
import Hand from './Hand.svelte'
import Layout from './Layout.svelte'
import Mine from './Mine.svelte'
import Outcome from './Outcome.svelte'
import Strip from './Strip.svelte'
import Top from './Top.svelte'
import { withCards } from './cards/cards.ts'
import type { AgricolaView } from './view.ts'

/** What is done by a single step. */
function byHand(row: OptionRow): string {
  return Array.isArray(row.option) ? String(row.option[0]) : ''
}

export default {
  Area,
  Aside,
  Board,
  Docked,
  Hand,
  Layout,
  corner: true,
  Mine,
  Outcome,
  Strip,
  Top,
  tabs: (view) => ({
    board: { icon: 'village', word: 'agricola-board-tab-village' },
    mine: { icon: 'farm', word: 'agricola-board-tab-farm' },
    hand: {
      icon: 'hand',
      word: withCards(view as unknown as AgricolaView) ? 'agricola-board-hand' : 'agricola-board-tab-cards',
    },
  }),
  fixed: (ask) => {
    const rows = ask.options ?? []
    return {
      confirm: rows.find((row) => row.option === 'build'),
      cancel: rows.find((row) => row.option === 'clear'),
    }
  },
  turn: (view, ask) => {
    const { players, phase } = view as unknown as AgricolaView
    const people = players[ask.seat]?.people
    if (!people || phase !== 'work') return null
    const all = people.all - people.newborn
    const number = all - people.home + (ask.kind === 'place' ? 1 : 0)
    // A card may ask before the first one goes.
    return ['agricola-board-turn', { number: Math.max(1, number), all }]
  },
  caution: (row) => (byHand(row) === 'return' ? { mark: '', ask: ['agricola-ask-return'] } : null),
  listed: (row) => ['convert', 'exchange', 'errand'].includes(byHand(row)),
  counts: (view) => {
    const { players } = view as unknown as AgricolaView
    const lines = players[0]?.score ?? []
    return Object.fromEntries(
      lines.map(({ id }, at) => [
        `agricola-score-${id}`,
        players.map(({ score, house }) => {
          const count = score[at]?.count ?? null
          if (count === null || (id === 'begging' && !count)) return null
          return id === 'rooms' ? [count, [`agricola-house-${house}`]] : [count]
        }),
      ]),
    )
  },
  round: (view) => (typeof view['round'] === 'number' ? view['round'] : null),
  forAll: ['agricola-log-harvest'],
  weighty: ['agricola-log-harvest'],
} satisfies BoardModule
