import type { BoardModule } from '../types.ts'
import Board from './Board.svelte'
import Mine from './Mine.svelte'

export default {
  Board,
  Mine,
  round: (view) => (typeof view['round'] === 'number' ? view['round'] : null),
} satisfies BoardModule
