import type { BoardModule } from '../types.ts'
import generic from '../generic/index.ts'

export default generic satisfies BoardModule
