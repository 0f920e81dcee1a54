import type { BoardLoader, BoardModule } from './types.ts'

/** Every folder here with an index.ts is the board of the game it is named after. */
const loaders = import.meta.glob('./*/index.ts') as Record<string, BoardLoader>

export async function boardOf(game: string): Promise<BoardModule> {
  const load = loaders[`./${game}/index.ts`] ?? loaders['./generic/index.ts']
  if (!load) throw new Error('the generic board is missing')
  return (await load()).default
}
