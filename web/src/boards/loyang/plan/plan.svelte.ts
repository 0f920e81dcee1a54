/** The coming turn, tried out while others act, and done step by step when it has come. */

import { post } from '../../../lib/api.ts'
import { Latest } from '../../../lib/latest.ts'
import { Pointing } from '../../../lib/pointing.svelte.ts'
import { caution } from '../pieces.ts'
import type { Ask, Option, OptionRow, Text, Value } from '../../../lib/wire.ts'

/** The table as it would be after the steps of a plan. */
interface Planned {
  view: Record<string, Value>
  ask: Ask
  /** How many of the steps can be. */
  done: number
}

export interface PlanStep {
  option: Option
  label: Text
}

export class Plan {
  on = $state(false)
  steps = $state.raw<PlanStep[]>([])
  planned = $state.raw<Planned | null>(null)
  /** Whether steps were lost because others have changed the table. */
  broken = $state(false)
  /** Whether the steps are being done, one after the other. */
  running = $state(false)
  /** Whether a step is on its way to the server. */
  busy = $state(false)
  readonly pointing = new Pointing((option) => this.add(option))
  private readonly looks = new Latest()

  constructor(
    private readonly code: string,
    private readonly seat: number,
  ) {
    this.pointing.caution = caution
  }

  start(): void {
    this.on = true
    void this.look()
  }

  stop(): void {
    this.on = false
    this.running = false
    this.broken = false
    this.steps = []
    this.planned = null
    this.looks.drop()
  }

  back(): void {
    this.steps = this.steps.slice(0, -1)
    this.broken = false
    void this.look()
  }

  /** Ask what the table would be; the latest answer counts. */
  async look(): Promise<void> {
    const counts = this.looks.ask()
    const options = this.steps.map((step) => step.option)
    const found = await post<Planned | null>(`/api/tables/${this.code}/plan`, { seat: this.seat, options }).catch(() => null)
    if (!counts()) return
    this.planned = found
    if (found && found.done < this.steps.length) {
      this.steps = this.steps.slice(0, found.done)
      this.broken = true
    }
    this.pointing.ask_anew(found?.ask ?? null)
  }

  /** The row of the first step where it is offered now. */
  next(ask: Ask | null): OptionRow | null {
    const first = JSON.stringify(this.steps[0]?.option)
    const rows = [...(ask?.options ?? []), ...(ask?.manual ?? [])]
    return rows.find((row) => JSON.stringify(row.option) === first) ?? null
  }

  /** Do the first step where it is offered; it leaves the plan when it was taken. */
  async perform(ask: Ask, choose: (option: Option) => Promise<boolean>): Promise<void> {
    if (this.busy) return
    const row = this.next(ask)
    this.busy = true
    const taken = row !== null && (await choose(row.option))
    this.busy = false
    if (taken) this.shift()
    else this.running = false
  }

  /** The first step is done. */
  private shift(): void {
    this.steps = this.steps.slice(1)
    this.broken = false
    if (!this.steps.length) this.stop()
  }

  private add(option: Option): void {
    const said = JSON.stringify(option)
    const row = this.pointing.rows.find((other) => JSON.stringify(other.option) === said)
    if (!row) return
    this.steps = [...this.steps, { option, label: row.label }]
    this.broken = false
    void this.look()
  }
}

const plans = new Map<string, Plan>()

/** A seat's plan; it outlives the page's tabs. */
export function planOf(code: string, seat: number): Plan {
  const key = `${code} ${seat}`
  const plan = plans.get(key) ?? new Plan(code, seat)
  plans.set(key, plan)
  return plan
}
