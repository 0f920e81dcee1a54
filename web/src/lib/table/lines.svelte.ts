import { get } from '../api.ts'
import type { EntryFrame } from '../wire.ts'

/** An entry of the log; one that was taken back, and the taking back of own steps, is gone. */
export type Line = EntryFrame & { gone: boolean }

/** So many entries are the whole log; nobody reads more at once. */
const WHOLE = 5_000

/** The last entries of a table, the newest at the end; older ones come when somebody asks. */
export class Lines {
  all = $state.raw<Line[]>([])
  private coming: Promise<boolean> | null = null

  constructor(private readonly path: (before: number) => string) {}

  /** The number of the newest entry. */
  get number(): number {
    return this.all.at(-1)?.n ?? 0
  }

  /** The number of the oldest entry that is here. */
  get first(): number {
    return this.all[0]?.n ?? 1
  }

  /** Whether there are older entries than those here. */
  get more(): boolean {
    return this.first > 1
  }

  /** Add what has happened. Where some of it never came, what lies before is asked for again. */
  add(entries: EntryFrame[]): void {
    const fresh = entries.filter((entry) => entry.n > this.number)
    if (!fresh[0]) return
    this.all = told([...(fresh[0].n === this.number + 1 ? this.all : []), ...fresh])
  }

  /** Bring some of the entries before those that are here; whether any came. */
  older(): Promise<boolean> {
    this.coming ??= this.bring().finally(() => (this.coming = null))
    return this.coming
  }

  /** Bring all of them. */
  async whole(): Promise<void> {
    while (this.more && this.all.length < WHOLE && (await this.older()));
  }

  private async bring(): Promise<boolean> {
    const { first } = this
    if (first <= 1) return false
    const { entries } = await get<{ entries: EntryFrame[] }>(this.path(first))
    if (this.first !== first || entries.at(-1)?.n !== first - 1) return false
    this.all = told([...entries, ...this.all])
    return true
  }
}

/** Lines with what stands of them: an undo takes back what lies before it. */
function told(entries: (EntryFrame | Line)[]): Line[] {
  const lines: Line[] = []
  let to = Infinity
  const ofSome: EntryFrame[] = []
  for (const [i, entry] of [...entries.entries()].reverse()) {
    const undone = entry.n > to || ofSome.some((undo) => takesBack(undo, entry))
    const gone = undone || takesBackOwn(entry, entries, i)
    lines.push('gone' in entry && entry.gone === gone ? entry : { ...entry, gone })
    const back = entry.kind === 'undo' ? entry.facts?.['to'] : undefined
    if (typeof back !== 'number') continue
    if (Array.isArray(entry.facts?.['seats'])) ofSome.push(entry)
    else to = Math.min(to, back)
  }
  return lines.reverse()
}

/** Whether an entry is an undo of what its own seat alone had done. */
function takesBackOwn(entry: EntryFrame, entries: EntryFrame[], at: number): boolean {
  if (entry.kind !== 'undo') return false
  const { to, seats } = entry.facts ?? {}
  if (Array.isArray(seats)) return seats.every((seat) => seat === entry.seat)
  for (const other of entries.slice(0, at).reverse()) {
    if (other.n <= Number(to)) break
    if (other.seat !== null && other.seat !== entry.seat) return false
  }
  return true
}

/** Whether an undo of some seats took an entry before it back. */
function takesBack(undo: EntryFrame, entry: EntryFrame): boolean {
  const { to, seats } = undo.facts ?? {}
  if (typeof to !== 'number' || !Array.isArray(seats)) return false
  return entry.n > to && entry.seat !== null && seats.includes(entry.seat)
}
