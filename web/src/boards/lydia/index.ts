import type { BoardModule } from '../types.ts'
import { stepsOf } from './steps.ts'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Layout from './Layout.svelte'
import Mine from './Mine.svelte'
import Outcome from './Outcome.svelte'
import Strip from './Strip.svelte'
import Top from './Top.svelte'
import type { LydiaView } from './view.ts'

export default {
  Aside,
  Board,
  Hand,
  Layout,
  Mine,
  Outcome,
  Strip,
  Top,
  tabs: () => ({
    board: { icon: 'city', word: 'lydia-city-tab-board' },
    mine: { icon: 'influence', word: 'lydia-city-tab-mine' },
    hand: { icon: 'bag', word: 'lydia-city-tab-bag' },
  }),
  // Nobody leaves a bonus or a race by chance.
  fixed: (ask) => ({ aside: ask.kind === 'bonus' || ask.kind === 'race' }),
  recurs: ['race'],
  steps: stepsOf,
  weighty: ['lydia-log-token', 'lydia-log-stopped'],
  breakers: (view) => [(view as unknown as LydiaView).players.map(({ influence }) => influence)],
  counts: (view) => {
    const { players, cards } = view as unknown as LydiaView
    const held = (deck: string): [number][] =>
      players.map(({ properties }) => [properties.filter(({ card }) => cards[card]?.deck === deck).length])
    return {
      'lydia-score-silver': held('silver'),
      'lydia-score-gold': held('gold'),
      'lydia-score-fountain-cards': held('fountain'),
      'lydia-score-estates': players.map(({ properties }) => [properties.filter(({ covered }) => covered).length]),
      'lydia-score-influence': players.map(({ influence }) => [influence]),
      'lydia-score-purple': held('purple'),
    }
  },
  round: (view) => (typeof view['round'] === 'number' ? view['round'] : null),
} satisfies BoardModule
