import { get, post, refusalText } from './api.ts'
import { Connection, type Link, loss, refusal, SIGNED_OUT } from './connection.ts'
import { type Line, Lines } from './lines.svelte.ts'
import { myself } from './me.svelte.ts'
import { seatNames } from './people.ts'
import { Pointing } from './pointing.svelte.ts'
import type {
  AdviceRow,
  Answer,
  Ask,
  ChatFrame,
  EntryFrame,
  GameEvent,
  Message,
  Option,
  Person,
  ServerFrame,
  StateFrame,
  Table,
  Text,
  Value,
} from './wire.ts'
import { language } from './words.svelte.ts'

interface Arrived {
  entries: EntryFrame[]
  frame: StateFrame
}

/** How long one position stays before the next that is waiting, at most and all together. */
const DWELL = 700
const DWELL_ALL = 2_400

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
  readonly log: Lines
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatFrame[]>([])
  /** Whom I do not want to hear. */
  muted = $state.raw<Person[]>([])
  /** A past position that is looked at. */
  past = $state.raw<StateFrame | null>(null)
  /** The entry whose position is on its way to be looked at. */
  private wanted = $state<number | null>(null)
  /** What the seat saw when its last turn ended. */
  before = $state.raw<Record<string, Value> | null>(null)
  /** The number of the seat's last own entry. */
  lastOwn = $state(0)
  /** Why the last message was refused. */
  refused = $state.raw<Text | null>(null)
  missing = $state.raw<Text | null>(null)
  sending = $state(false)
  /** Whether the next answer is also given to this kind of question from here on. */
  lasting = $state(false)
  /** When the shown frame came, for clocks that run on. */
  since = $state(performance.now())

  readonly pointing: Pointing
  readonly names: string[] = $derived(this.table ? seatNames(this.table) : [])
  /** The seat whose eyes the shown frame is. */
  readonly seat: number | null = $derived(this.frame?.seat ?? null)
  readonly ask: Ask | null = $derived(
    this.frame?.asks.find((ask) => ask.seat === this.seat && ask.options !== undefined) ?? null,
  )
  readonly confirmable: boolean = $derived(
    this.seat !== null && !this.sending && (this.frame?.waiting.includes(this.seat) ?? false),
  )
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
  private queue = $state.raw<Arrived[]>([])
  private entries: EntryFrame[] = []
  private newest: StateFrame | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private hurry = true
  private looks = 0
  /** The entry that must be shown before the next thing is sent; none yet while no answer came. */
  private awaited = Infinity

  constructor(readonly code: string) {
    this.log = new Lines((before) => this.path(`entries?before=${before}`, '&'))
    this.pointing = new Pointing((option) => void this.play(option))
    this.pointing.foresee = (option) => this.foresee(option)
    this.pointing.inquire = (option) => this.inquire(option)
    this.pointing.confirming = (pointer) =>
      myself.confirm === 'always' || (myself.confirm === 'touch' && pointer === 'touch')
    this.connection = new Connection(
      code,
      () => this.number,
      (frame) => this.receive(frame),
      (link, why) => this.linked(link, why),
    )
  }

  get number(): number {
    return this.log.number
  }

  get lines(): Line[] {
    return this.log.all
  }

  /** What is drawn: a past position while one is looked at. */
  get shown(): StateFrame | null {
    return this.past ?? this.frame
  }

  /** Sit here as whoever has a name by now. */
  rejoin(): void {
    this.connection.again()
  }

  close(): void {
    clearTimeout(this.timer)
    this.connection.close()
  }

  // --- what comes ------------------------------------------------------------------------

  private linked(link: Link, why?: number): void {
    if (link !== 'open') this.hurry = true
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
        this.muted = frame.muted
        this.setTable(frame.table)
        break
      case 'table':
        if (frame.you) this.seats = frame.you.seats
        this.setTable(frame.table)
        break
      case 'entry':
        if (frame.n > (this.entries.at(-1)?.n ?? this.number)) this.entries.push(frame)
        break
      case 'state':
        this.arrive({ entries: this.entries, frame })
        this.entries = []
        break
      case 'chat':
        if (!this.chat.some((said) => said.n === frame.n)) this.chat = [...this.chat, frame]
        break
    }
  }

  private setTable(table: Table): void {
    this.table = table
    language.names = this.names
  }

  private arrive(arrived: Arrived): void {
    this.newest = arrived.frame
    const own = arrived.entries.some((entry) => entry.seat !== null && this.seats.includes(entry.seat))
    const quiet = arrived.entries.length === 0
    if (this.hurry || own || quiet || document.hidden || !myself.moving) {
      this.hurry = false
      this.flush()
      this.show(arrived)
      return
    }
    this.queue = [...this.queue, arrived]
    if (this.timer === undefined) this.step()
  }

  private step(): void {
    const [next, ...rest] = this.queue
    this.queue = rest
    if (!next) {
      this.timer = undefined
      return
    }
    this.show(next)
    const dwell = Math.min(DWELL, DWELL_ALL / Math.max(1, this.queue.length))
    this.timer = setTimeout(() => this.step(), dwell)
  }

  /** Show the newest position at once. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const waiting of this.queue) this.log.add(waiting.entries)
    this.queue = []
    if (this.newest && this.frame && this.newest.n > this.frame.n) this.put(this.newest, [])
  }

  /** Whether moves are still being played out. */
  get behind(): boolean {
    return this.queue.length > 0
  }

  private show({ entries, frame }: Arrived): void {
    this.log.add(entries)
    this.put(
      frame,
      entries.flatMap((entry) => entry.events),
    )
  }

  private put(frame: StateFrame, events: GameEvent[]): void {
    const other = this.frame?.seat !== frame.seat
    const asked = this.ask
    this.frame = frame
    if (frame.n >= this.awaited) this.sending = false
    this.events = events
    this.since = performance.now()
    const own = this.lines.findLast((line) => line.seat !== null && line.seat === frame.seat && !line.undone)
    if (own && own.n !== this.lastOwn) {
      this.lastOwn = own.n
      if (own.n === frame.n) this.before = frame.view
      else if (!this.before || other) void this.recall(own.n)
    }
    if (other || !same(asked, this.ask)) {
      this.refused = null
      this.lasting = false
      if (!this.past) this.pointing.ask_anew(this.ask)
    }
  }

  private async recall(n: number): Promise<void> {
    try {
      const frame = await this.at(n)
      if (this.lastOwn === n) this.before = frame.view
    } catch {
      // Without it nothing is marked as changed.
    }
  }

  // --- what goes -------------------------------------------------------------------------

  async send(message: Message): Promise<Answer> {
    const answer = await this.connection.send(message)
    if (answer.t === 'no') this.refused = answer.reason
    return answer
  }

  /** Answer the open decision; whether the answer was taken. */
  async play(option: Option): Promise<boolean> {
    const ask = this.ask
    if (!ask || this.sending) return false
    const lasting = this.lasting
    this.lasting = false
    const answer = await this.move(ask, option)
    if (answer?.t === 'no') this.pointing.ask_anew(this.ask)
    else if (lasting)
      await this.send({ t: 'standing', seat: ask.seat, kind: ask.kind, answer: 'always', option })
    return answer?.t === 'ok'
  }

  /** Ask for something that is possible at any time, while others are to move. */
  async request(option: Option): Promise<void> {
    const asked = this.frame?.requests
    if (asked) await this.move(asked, option)
  }

  private move(ask: Ask, option: Option): Promise<Answer | null> {
    // The position that was decided on, whatever has come since.
    const n = this.frame?.n ?? 0
    this.flush()
    return this.change({ t: 'play', seat: ask.seat, n, kind: ask.kind, option })
  }

  /** Change the match, one thing after the other: the next when the position after this is shown. */
  private async change(message: Message): Promise<Answer | null> {
    if (this.sending) return null
    this.sending = true
    this.refused = null
    this.awaited = Infinity
    const answer = await this.send(message)
    this.awaited = answer.t === 'ok' ? (answer.n ?? 0) : 0
    if ((this.frame?.n ?? 0) >= this.awaited) this.sending = false
    return answer
  }

  /** What an option would bring, where the decision was too large to say it for all. */
  private async foresee(option: Option): Promise<Value[]> {
    if (this.seat === null) return []
    const answer = await this.connection.send({ t: 'preview', seat: this.seat, option })
    return answer.t === 'ok' && Array.isArray(answer['preview']) ? (answer['preview'] as Value[]) : []
  }

  /** Why something is no option. */
  private async inquire(option: Option): Promise<Text | null> {
    if (this.seat === null) return null
    const answer = await this.connection.send({ t: 'why', seat: this.seat, option })
    return answer.t === 'ok' && Array.isArray(answer['reason']) ? (answer['reason'] as unknown as Text) : null
  }

  /** Have options marked that a bot would show a beginner. */
  async advise(): Promise<void> {
    const ask = this.ask
    if (!ask || this.past || (ask.options?.length ?? 0) < 2) return
    const answer = await this.connection.send({ t: 'advise', seat: ask.seat })
    if (answer.t === 'ok' && this.ask === ask) this.pointing.advice = (answer['advice'] as AdviceRow[] | undefined) ?? []
  }

  async confirm(): Promise<void> {
    if (this.seat !== null) await this.change({ t: 'confirm', seat: this.seat })
  }

  /** Take the seat back that a bot has played for. */
  async comeBack(): Promise<void> {
    if (this.seat !== null) await this.send({ t: 'return', seat: this.seat })
  }

  async undo(): Promise<void> {
    if (this.seat !== null) await this.change({ t: 'undo', seat: this.seat })
  }

  /** Whether something was pointed at, or an action was begun, that can be given up. */
  get cancellable(): boolean {
    return this.pointing.cancellable || (this.frame?.undo?.cancel !== undefined && !this.sending)
  }

  /** Give up what was pointed at; where nothing was, the whole action that was begun. */
  async cancel(): Promise<void> {
    const to = this.frame?.undo?.cancel
    if (this.pointing.cancellable) this.pointing.cancel()
    else if (this.seat !== null && to !== undefined) await this.change({ t: 'undo', seat: this.seat, to })
  }

  async agree(yes: boolean): Promise<void> {
    const asked = this.frame?.asked_undo
    const seat = this.seats.find((mine) => mine !== asked?.seat && !asked?.agreed.includes(mine))
    if (seat !== undefined) await this.change({ t: 'agree', seat, yes })
  }

  async sitAs(seat: number | null): Promise<void> {
    this.hurry = true
    await this.send({ t: 'seat', seat })
  }

  async mute(player: Person, on: boolean): Promise<void> {
    this.muted = [...this.muted.filter((other) => other.id !== player.id), ...(on ? [player] : [])]
    await this.send({ t: 'mute', player: player.id, on })
  }

  // --- going back ------------------------------------------------------------------------

  at(n: number): Promise<StateFrame> {
    return get<StateFrame>(this.path(`at/${n}`, '?'))
  }

  /** Where something of the past is found, as the seat of this screen knows it. */
  private path(what: string, joint: string): string {
    const seat = this.seat === null ? '' : `${joint}seat=${this.seat}`
    return `/api/tables/${this.code}/${what}${seat}`
  }

  /** The entry whose position is looked at, or will be as soon as it has come. */
  get looked(): number {
    return this.wanted ?? this.past?.n ?? this.frame?.n ?? 0
  }

  /** Look at the position after entry n; null comes back to the present. The last wish counts. */
  async look(n: number | null): Promise<void> {
    const question = ++this.looks
    const present = n === null || n >= (this.newest?.n ?? 0)
    this.wanted = present ? null : Math.max(0, n)
    try {
      const past = this.wanted === null ? null : await this.at(this.wanted)
      if (question !== this.looks) return
      this.past = past
      // In the past nothing can be pointed at.
      this.pointing.ask_anew(past ? null : this.ask)
    } catch (trouble) {
      if (question === this.looks) this.refused = refusalText(trouble)
    }
    if (question === this.looks) this.wanted = null
  }

  /** Go on from entry n on a new table: on every seat, or on one against bots. */
  async branch(n: number, seat: number | null): Promise<string | null> {
    const how = seat === null ? { n } : { n, seat }
    try {
      return (await post<Table>(`/api/tables/${this.code}/branch`, how)).code
    } catch (trouble) {
      this.refused = refusalText(trouble)
      return null
    }
  }
}

function same(a: Ask | null, b: Ask | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
