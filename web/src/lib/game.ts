import { getContext, setContext } from 'svelte'

const KEY = Symbol('game')

/** Which game the components below belong to: its drawings go before common ones. */
export function provideGame(game: () => string): void {
  setContext(KEY, game)
}

export function useGame(): string {
  return getContext<(() => string) | undefined>(KEY)?.() ?? ''
}
