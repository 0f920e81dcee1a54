/** What the Lydian view, previews and events hold, as the game declares it. */

export * from '../../lib/generated/lydia.ts'
