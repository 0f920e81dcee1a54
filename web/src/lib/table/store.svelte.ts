import type { Coach } from '../coach.svelte.ts'
import { myself } from '../me.svelte.ts'
import { seatNames } from '../people.ts'
import { Pointing } from '../pointing.svelte.ts'
import type { Ask, ChatFrame, EntryFrame, GameEvent, ServerFrame, StateFrame, Table, Text, Value } from '../wire.ts'
import { language } from '../words.svelte.ts'
import { Arrivals, type Arrived } from './arrivals.svelte.ts'
import { Connection, type Link, loss, refusal, SIGNED_OUT } from './connection.ts'
import { type Line, Lines } from './lines.svelte.ts'
import { Moves } from './moves.svelte.ts'
import { Past } from './past.svelte.ts'

/** One table as this browser knows it: what the server said, and what is shown of it. */
export class TableStore {
  table = $state.raw<Table | null>(null)
  /** My seats; none for a spectator. */
  seats = $state.raw<number[]>([])
  link = $state<Link>('joining')
  /** What to say while there is no connection. */
  linkText = $state.raw<Text>(['client-joining'])
  /** The position shown. It may be behind the newest while moves are played out. */
  frame = $state.raw<StateFrame | null>(null)
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatFrame[]>([])
  /** The last of the chat that was read here. */
  read = $state(-1)
  /** What the seat saw when its last turn ended. */
  before = $state.raw<Record<string, Value> | null>(null)
  /** The number of the seat's last own entry. */
  lastOwn = $state(0)
  /** Whether the table waits for a learner to go on: nothing is asked meanwhile. */
  private waiting = $state(false)
  /** Why the last message was refused. */
  refused = $state.raw<Text | null>(null)
  missing = $state.raw<Text | null>(null)
  /** When the shown frame came, for clocks that run on. */
  since = $state(performance.now())

  readonly log: Lines
  readonly pointing: Pointing
  readonly arrivals: Arrivals
  readonly moves: Moves
  readonly past: Past

  readonly names: string[] = $derived(this.table ? seatNames(this.table) : [])
  /** The seat whose eyes the shown frame is. */
  readonly seat: number | null = $derived(this.frame?.seat ?? null)
  readonly ask: Ask | null = $derived(
    (this.held ? null : this.frame?.asks.find((ask) => ask.seat === this.seat && ask.options !== undefined)) ?? null,
  )
  readonly confirmable: boolean = $derived.by(
    () =>
      this.seat !== null && !this.held && !this.moves.sending && (this.frame?.waiting.includes(this.seat) ?? false),
  )
  /** What others have said since, except who is muted. */
  readonly unread: ChatFrame[] = $derived.by(() => {
    const unheard = [myself.me?.id, ...this.moves.muted.map(({ id }) => id)]
    return this.chat.filter((said) => said.n > this.read && !unheard.includes(said.player))
  })
  /** Whether a bot stands in for the seat of this screen. */
  readonly replaced: boolean = $derived(
    this.seat !== null &&
      this.seats.includes(this.seat) &&
      this.table?.status === 'running' &&
      this.table.chairs.some((chair) => chair.seat === this.seat && chair.bot),
  )
  /** Whether the table waits for somebody at this screen. */
  readonly myTurn: boolean = $derived(
    !this.frame?.over &&
      this.seats.some(
        (seat) =>
          this.frame?.asks.some((ask) => ask.seat === seat) || this.frame?.waiting.includes(seat),
      ),
  )
  /** Another of my seats has to move: the screen is handed over. */
  readonly handover: number | null = $derived.by(() => {
    if (this.seats.length < 2 || !this.frame || this.frame.over) return null
    const moving = [...this.frame.asks.map((ask) => ask.seat), ...this.frame.waiting]
    if (this.seat !== null && moving.includes(this.seat)) return null
    return this.seats.find((seat) => moving.includes(seat) && seat !== this.seat) ?? null
  })

  private readonly connection: Connection
  /** Who explains the choices in a first match. */
  coach = $state.raw<Coach | null>(null)
  /** Entries whose position has not come yet. */
  private entries: EntryFrame[] = []

  constructor(readonly code: string) {
    this.past = new Past(this, () => this.point())
    this.log = new Lines((before) => this.past.path(`entries?before=${before}`, '&'))
    this.arrivals = new Arrivals(
      (arrived) => this.show(arrived),
      (entries) => this.log.add(entries),
    )
    this.moves = new Moves(
      this,
      (message) => this.connection.send(message),
      () => this.arrivals.flush(),
    )
    this.pointing = new Pointing((option) => void this.moves.play(option))
    this.pointing.foresee = (option) => this.moves.foresee(option)
    this.pointing.inquire = (option) => this.moves.inquire(option)
    this.pointing.confirming = (pointer, row) =>
      myself.confirm === 'always' ||
      (myself.confirm === 'touch' && pointer === 'touch') ||
      (myself.careful && this.pointing.caution(row) !== null)
    this.connection = new Connection(
      code,
      () => this.log.number,
      (frame) => this.receive(frame),
      (link, why) => this.linked(link, why),
    )
  }

  /** The number of the position that is shown. */
  get current(): number {
    return this.frame?.n ?? 0
  }

  get held(): boolean {
    return this.waiting
  }

  set held(on: boolean) {
    if (on === this.waiting) return
    this.waiting = on
    this.point()
  }

  get newest(): number {
    return this.arrivals.newest?.n ?? 0
  }

  get lines(): Line[] {
    return this.log.all
  }

  /** What is drawn: a past position while one is looked at. */
  get shown(): StateFrame | null {
    return this.past.frame ?? this.frame
  }

  /** Sit here as whoever has a name by now. */
  rejoin(): void {
    this.connection.again()
  }

  /** Look with the eyes of this seat; null is the curtain. */
  async sitAs(seat: number | null): Promise<void> {
    this.arrivals.hurry = true
    await this.moves.send({ t: 'seat', seat })
  }

  close(): void {
    this.arrivals.close()
    this.connection.close()
  }

  private linked(link: Link, why?: number): void {
    if (link !== 'open') this.arrivals.hurry = true
    this.link = link
    if (link === 'lost') this.linkText = loss(why)
    if (link !== 'ended') return
    this.missing = refusal(why)
    if (why === SIGNED_OUT) myself.lose()
  }

  private receive(frame: ServerFrame): void {
    switch (frame.t) {
      case 'hello':
        this.seats = frame.you.seats
        this.moves.muted = frame.muted
        this.setTable(frame.table)
        break
      case 'table':
        if (frame.you) this.seats = frame.you.seats
        this.setTable(frame.table)
        break
      case 'entry':
        if (frame.n > (this.entries.at(-1)?.n ?? this.log.number)) this.entries.push(frame)
        break
      case 'state': {
        const { entries } = this
        const own = entries.some((entry) => entry.seat !== null && this.seats.includes(entry.seat))
        this.entries = []
        this.arrivals.add({ entries, frame }, own)
        break
      }
      case 'chat':
        if (!this.chat.some((said) => said.n === frame.n)) this.chat = [...this.chat, frame]
        break
    }
  }

  private setTable(table: Table): void {
    this.table = table
    language.names = this.names
  }

  private show({ entries, frame }: Arrived): void {
    const other = this.frame?.seat !== frame.seat
    const asked = this.ask
    this.log.add(entries)
    this.frame = frame
    this.moves.reached(frame.n)
    this.events = entries.flatMap((entry) => entry.events)
    this.since = performance.now()
    this.remember(frame, other)
    if (other || !same(asked, this.ask)) {
      this.refused = null
      this.moves.lasting = false
      if (!this.past.frame) this.point()
    }
  }

  /** Keep what the seat saw when its last turn ended. */
  private remember(frame: StateFrame, other: boolean): void {
    const own = this.lines.findLast((line) => line.seat !== null && line.seat === frame.seat && !line.gone)
    if (!own || own.n === this.lastOwn) return
    this.lastOwn = own.n
    if (own.n === frame.n) this.before = frame.view
    else if (!this.before || other) void this.recall(own.n)
  }

  private async recall(n: number): Promise<void> {
    try {
      const frame = await this.past.at(n)
      if (this.lastOwn === n) this.before = frame.view
    } catch {
      // Without it nothing is marked as changed.
    }
  }

  /** What can be pointed at: the open decision, and nothing while the past is looked at. */
  private point(): void {
    this.pointing.ask_anew(this.past.frame ? null : this.ask)
  }
}

function same(a: Ask | null, b: Ask | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
