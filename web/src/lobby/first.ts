import { firstGame } from '../boards/index.ts'
import { post } from '../lib/api.ts'
import { keep } from '../lib/kept.ts'
import { place } from '../lib/router.svelte.ts'
import type { Table } from '../lib/wire.ts'

/** Open the table of a guided first game and go there. */
export async function beginFirst(game: string): Promise<void> {
  const go = place.onward()
  const { seats, bots, options } = await firstGame(game)
  const chairs = [{ me: true }, ...bots.map((bot) => ({ bot }))]
  const table = await post<Table>('/api/tables', { game, seats, chairs, options, visibility: 'link' })
  keep(`guide:${table.code}`, '')
  go(`/t/${table.code}`)
}
