import type { BoardModule } from '../types.ts'
import Brought from './Brought.svelte'
import generic from './index.ts'

/** The common board with a middle of the table that a package's own script draws. */
export default { ...generic, Board: Brought } satisfies BoardModule
