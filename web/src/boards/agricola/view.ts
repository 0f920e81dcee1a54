/** What Agricola's view, previews and events hold, as the game declares it. */

export * from '../../lib/generated/agricola.ts'
