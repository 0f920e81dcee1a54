import { get, post, refusalText } from '../api.ts'
import { Latest } from '../latest.ts'
import type { StateFrame, Table, Text } from '../wire.ts'

/** What a look at the past needs to know of the table. */
export interface Present {
  readonly code: string
  /** The seat whose eyes this screen has. */
  readonly seat: number | null
  /** The number of the newest position, and of the one that is shown. */
  readonly newest: number
  readonly current: number
  refused: Text | null
}

/** Positions of the past: one of them may be looked at instead of the present one. */
export class Past {
  /** The position that is looked at. */
  frame = $state.raw<StateFrame | null>(null)
  /** The entry whose position is on its way to be looked at. */
  private wanted = $state<number | null>(null)
  private readonly looks = new Latest()

  /** `turned` is called when the screen has turned to the past, or back to the present. */
  constructor(
    private readonly present: Present,
    private readonly turned: () => void,
  ) {}

  /** The entry whose position is looked at, or will be as soon as it has come. */
  get looked(): number {
    return this.wanted ?? this.frame?.n ?? this.present.current
  }

  /** Where something of the past is found, as the seat of this screen knows it. */
  path(what: string, joint: '?' | '&'): string {
    const { code, seat } = this.present
    return `/api/tables/${code}/${what}${seat === null ? '' : `${joint}seat=${seat}`}`
  }

  at(n: number): Promise<StateFrame> {
    return get<StateFrame>(this.path(`at/${n}`, '?'))
  }

  /** Look at the position after entry n; null comes back to the present. The last wish counts. */
  async look(n: number | null): Promise<void> {
    const counts = this.looks.ask()
    this.wanted = n === null || n >= this.present.newest ? null : Math.max(0, n)
    try {
      const frame = this.wanted === null ? null : await this.at(this.wanted)
      if (!counts()) return
      this.frame = frame
      this.turned()
    } catch (trouble) {
      if (counts()) this.present.refused = refusalText(trouble)
    }
    if (counts()) this.wanted = null
  }

  /** Go on from entry n on a new table: on every seat, or on one against bots. */
  async branch(n: number, against: { seat: number; bots: string } | null): Promise<string | null> {
    const how = { n, ...against }
    try {
      return (await post<Table>(`/api/tables/${this.present.code}/branch`, how)).code
    } catch (trouble) {
      this.present.refused = refusalText(trouble)
      return null
    }
  }
}
