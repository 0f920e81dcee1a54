/** What Loyang's view, previews and events hold, as the game declares it. */

export * from '../../lib/generated/loyang.ts'
