import type { BoardModule } from '../types.ts'
import './loyang.css'
import Area from './Area.svelte'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Layout from './Layout.svelte'
import Mine from './Mine.svelte'
import Outcome from './Outcome.svelte'
import Strip from './Strip.svelte'
import Top from './Top.svelte'
import { caution, fixed, total } from './pieces.ts'
import type { LoyangView } from './view.ts'

export default {
  Area,
  Aside,
  Board,
  Hand,
  Layout,
  Mine,
  Outcome,
  Strip,
  Top,
  tabs: () => ({
    board: { icon: 'cart', word: 'loyang-board-tab-table' },
    mine: { icon: 'sprout', word: 'loyang-board-tab-farm' },
    hand: { icon: 'stall', word: 'loyang-board-tab-shop' },
  }),
  fixed,
  plans: true,
  recurs: ['partner'],
  caution,
  breakers: (view) => {
    const { players } = view as unknown as LoyangView
    return [
      players.map(({ cash }) => cash),
      players.map(({ fields, store }) => fields.reduce((sum, { left }) => sum + left, total(store))),
    ]
  },
  counts: (view) => {
    const { players } = view as unknown as LoyangView
    return { 'loyang-score-loans': players.map(({ loans }) => (loans ? [loans] : null)) }
  },
  round: (view) => (typeof view['round'] === 'number' ? view['round'] : null),
} satisfies BoardModule
