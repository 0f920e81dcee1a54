import { keep, kept } from '../lib/kept.ts'
import { rivalOf } from '../lib/people.ts'
import type { Saved } from '../lib/saved.svelte.ts'
import { applies, defaults } from '../lib/schema.ts'
import type { Clock, Friend, GameInfo, Preset, Setting, Value } from '../lib/wire.ts'

/** Who is to sit on a chair of the new table. */
export type Place = { who: 'me' } | { who: 'open' } | { who: 'bot'; bot: string } | { who: 'here'; name: string }

/** The chair that is mine in this browser until I choose another. */
function myChair(): number {
  const chair = Number(kept('chair') ?? Math.floor(Math.random() * 12))
  keep('chair', String(chair))
  return chair
}

/** The table that is being set up in the form. */
export class NewTable {
  game = $state.raw<GameInfo | null>(null)
  options = $state.raw<Record<string, Value>>({})
  /** What the options are called, where they were saved under a name. */
  named = $state('')
  places = $state.raw<Place[]>([])
  clock = $state.raw<Clock>({ kind: 'none' })
  undo = $state<'free' | 'never' | 'turn'>('free')
  visibility = $state<'public' | 'link' | 'password'>('public')
  password = $state('')
  spectators = $state<'none' | 'public' | 'commentators'>('public')
  delay = $state(300)
  leaver = $state<'bot' | 'wait' | 'end'>('bot')
  rated = $state(false)
  drift = $state<'draw' | 'void'>('void')
  /** Whether people are asked before chance comes. */
  confirm = $state(true)
  /** Who is invited as soon as it is open. */
  guest = $state.raw<Friend | null>(null)

  choose(game: GameInfo): void {
    this.game = game
    this.named = ''
    this.options = defaults(game)
    const seats = Math.min(game.seats[1], Math.max(game.seats[0], this.places.length || game.seats[1]))
    this.setSeats(seats)
  }

  setSeats(count: number): void {
    const places = this.places.slice(0, count)
    // Not everybody who opens a table is to sit on its first seat; at the next visit it is the same.
    const mine = this.places.length ? -1 : myChair() % count
    while (places.length < count) places.push(places.length === mine ? { who: 'me' } : { who: 'open' })
    // Whose chair has gone moves up.
    if (this.places.slice(count).some((place) => place.who === 'me')) places[count - 1] = { who: 'me' }
    this.places = places
  }

  removeSeat(seat: number): void {
    this.places = this.places.filter((_, at) => at !== seat)
  }

  setPlace(seat: number, place: Place): void {
    if (place.who === 'me') keep('chair', String(seat))
    this.places = this.places.map((other, at) => {
      if (at === seat) return place
      // There is one of me: taking another chair frees the first.
      return place.who === 'me' && other.who === 'me' ? { who: 'open' } : other
    })
  }

  /** Let all bots play alike. */
  setBots(bot: string): void {
    keep('strength', bot)
    this.places = this.places.map((place) => (place.who === 'bot' ? { who: 'bot', bot } : place))
  }

  /** Put bots on the chairs that are free. */
  fillUp(): void {
    const bot = rivalOf(this.game?.bots ?? [])
    if (bot) this.places = this.places.map((place) => (place.who === 'open' ? { who: 'bot', bot } : place))
  }

  preset(preset: Preset): void {
    if (!this.game) return
    this.named = ''
    this.options = { ...defaults(this.game), ...preset.options }
  }

  set(name: string, value: Value): void {
    this.options = { ...this.options, [name]: value }
  }

  /** Set several options that were saved together. */
  take({ name, options }: Saved): void {
    this.named = name
    this.options = { ...this.options, ...options }
  }

  /** The settings that mean anything as the table is set up now. */
  get settings(): Setting[] {
    const { game } = this
    return game ? game.settings.filter((each) => applies(game, each, this.options, this.places.length)) : []
  }

  get chosen(): Record<string, Value> {
    return Object.fromEntries(this.settings.map((each) => [each.name, this.options[each.name] ?? each.default]))
  }

  /** What is sent to open it. */
  get request(): Record<string, unknown> {
    return {
      game: this.game?.name,
      seats: this.places.length,
      options: this.chosen,
      chairs: this.places.map((place) =>
        place.who === 'me'
          ? { me: true }
          : place.who === 'bot'
            ? { bot: place.bot }
            : place.who === 'here'
              ? { name: place.name }
              : null,
      ),
      visibility: this.visibility,
      ...(this.visibility === 'password' ? { password: this.password } : {}),
      clock: this.clock,
      undo: this.undo,
      spectators: this.spectators,
      ...(this.spectators === 'commentators' ? { delay: this.delay } : {}),
      rated: this.rated,
      leaver: this.leaver,
      drift: this.drift,
      confirm: this.confirm,
    }
  }
}
