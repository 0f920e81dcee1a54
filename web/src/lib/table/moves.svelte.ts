import type { Fixed } from '../fixed.ts'
import type { Pointing } from '../pointing.svelte.ts'
import type { Answer, Ask, Message, Option, OptionRow, Person, StateFrame, Text, Value } from '../wire.ts'

/** What a message is about: the position as it is shown when somebody acts on it. */
export interface Shown {
  readonly frame: StateFrame | null
  readonly seat: number | null
  readonly seats: number[]
  readonly ask: Ask | null
  readonly pointing: Pointing
  readonly confirmable: boolean
  refused: Text | null
}

/** What people at this screen do: messages to the table, and their answers. */
export class Moves {
  /** Whether something is on its way that changes the match. */
  sending = $state(false)
  /** Whether somebody waits for suggestions. */
  advising = $state(false)
  /** Whether the next answer is also given to this kind of question from here on. */
  lasting = $state(false)
  /** Whom I do not want to hear. */
  muted = $state.raw<Person[]>([])
  /** Which options Confirm and Cancel answer with; the board knows. */
  fixedOf = $state.raw<(ask: Ask) => Fixed>(() => ({}))
  /** The entry that must be shown before the next thing is sent; none yet while no answer came. */
  private awaited = Infinity

  /** `transmit` sends a message and waits for its answer, `catchUp` shows the newest position. */
  constructor(
    private readonly shown: Shown,
    private readonly transmit: (message: Message) => Promise<Answer>,
    private readonly catchUp: () => void,
  ) {}

  async send(message: Message): Promise<Answer> {
    const answer = await this.transmit(message)
    if (answer.t === 'no') this.shown.refused = answer.reason
    return answer
  }

  /** Answer the open decision; whether the answer was taken. */
  async play(option: Option): Promise<boolean> {
    const { ask } = this.shown
    if (!ask || this.sending) return false
    const lasting = this.lasting
    this.lasting = false
    const answer = await this.move(ask, option, lasting)
    if (answer?.t === 'no') this.shown.pointing.ask_anew(this.shown.ask)
    return answer?.t === 'ok'
  }

  /** Ask for something that is possible at any time, while others are to move. */
  async request(option: Option): Promise<void> {
    const asked = this.shown.frame?.requests
    if (asked) await this.move(asked, option)
  }

  async confirm(): Promise<void> {
    const { seat } = this.shown
    if (seat !== null) await this.change({ t: 'confirm', seat })
  }

  async undo(): Promise<void> {
    const { seat } = this.shown
    if (seat !== null) await this.change({ t: 'undo', seat })
  }

  /** Make the move again that was taken back. */
  async redo(): Promise<void> {
    const { ask, frame } = this.shown
    const option = frame?.undo.redo
    if (option === undefined) return
    if (ask) await this.play(option)
    else await this.request(option)
  }

  /** The options of the open decision that Confirm and Cancel answer with. */
  get fixed(): Fixed {
    const { ask } = this.shown
    return ask && !this.sending ? this.fixedOf(ask) : {}
  }

  /** The option that the main button has for this question: the board's, else the one without a place. */
  get main(): OptionRow | undefined {
    const { confirm, cancel, aside } = this.fixed
    return confirm ?? (this.sending || aside || cancel ? undefined : this.shown.pointing.plain)
  }

  /** What the main button answers with; nothing while it confirms what was pointed at. */
  get answer(): OptionRow | undefined {
    const { chosen, picked, opened } = this.shown.pointing
    return chosen || picked.length || opened?.rows || this.shown.confirmable ? undefined : this.main
  }

  /** Do what the main button says. */
  go(): void {
    const { answer, shown } = this
    if (shown.pointing.chosen) shown.pointing.confirm()
    else if (!answer) void (shown.confirmable && this.confirm())
    else if (answer === this.fixed.confirm) void this.play(answer.option)
    else shown.pointing.take(answer)
  }

  /** Whether something was pointed at, or an action was begun, that can be given up. */
  get cancellable(): boolean {
    const begun = this.shown.frame?.undo?.cancel !== undefined
    return this.shown.pointing.cancellable || !!this.fixed.cancel || (begun && !this.sending)
  }

  /** Give up what was pointed at; where nothing was, the whole action that was begun. */
  async cancel(): Promise<void> {
    const { frame, pointing, seat } = this.shown
    const to = frame?.undo?.cancel
    if (pointing.cancellable) pointing.cancel()
    else if (this.fixed.cancel) await this.play(this.fixed.cancel.option)
    else if (seat !== null && to !== undefined) await this.change({ t: 'undo', seat, to })
  }

  /** Say yes or no to an undo that somebody asked for. */
  async agree(yes: boolean): Promise<void> {
    const asked = this.shown.frame?.asked_undo
    const seat = this.shown.seats.find((mine) => mine !== asked?.seat && !asked?.agreed.includes(mine))
    if (seat !== undefined) await this.change({ t: 'agree', seat, yes })
  }

  /** Take the seat back that a bot has played for. */
  async comeBack(): Promise<void> {
    const { seat } = this.shown
    if (seat !== null) await this.send({ t: 'return', seat })
  }

  async mute(player: Person, on: boolean): Promise<void> {
    this.muted = [...this.muted.filter((other) => other.id !== player.id), ...(on ? [player] : [])]
    await this.send({ t: 'mute', player: player.id, on })
  }

  /** What an option would bring, where the decision was too large to say it for all. */
  async foresee(option: Option): Promise<Value[]> {
    const { seat } = this.shown
    if (seat === null) return []
    const answer = await this.transmit({ t: 'preview', seat, option })
    return answer.t === 'ok' ? (answer.preview ?? []) : []
  }

  /** Why something is no option. */
  async inquire(option: Option): Promise<Text | null> {
    const { seat } = this.shown
    if (seat === null) return null
    const answer = await this.transmit({ t: 'why', seat, option })
    return answer.t === 'ok' ? (answer.reason ?? null) : null
  }

  /** Have options marked that a bot would look at; who asked for them hears why there are none. */
  async advise(asked: boolean): Promise<void> {
    const { ask } = this.shown
    if (!ask || (ask.options?.length ?? 0) < 2) return
    this.advising = true
    const answer = await this.transmit({ t: 'advise', seat: ask.seat })
    this.advising = false
    if (this.shown.ask !== ask) return
    if (answer.t === 'ok') this.shown.pointing.advice = answer.advice ?? []
    else if (asked) this.shown.refused = answer.reason
  }

  /** A position is shown: whoever waited for it may go on. */
  reached(n: number): void {
    if (n >= this.awaited) this.sending = false
  }

  private move(ask: Ask, option: Option, always = false): Promise<Answer | null> {
    // The position that was decided on, whatever has come since.
    const n = this.shown.frame?.n ?? 0
    this.catchUp()
    return this.change({ t: 'play', seat: ask.seat, n, kind: ask.kind, option, ...(always && { always }) })
  }

  /** Change the match, one thing after the other: the next when the position after this is shown. */
  private async change(message: Message): Promise<Answer | null> {
    if (this.sending) return null
    this.sending = true
    this.shown.refused = null
    this.awaited = Infinity
    const answer = await this.send(message)
    this.awaited = answer.t === 'ok' ? (answer.n ?? 0) : 0
    this.reached(this.shown.frame?.n ?? 0)
    return answer
  }
}
