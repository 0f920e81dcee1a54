/** How much room there is. */
class Screen {
  narrow = $state(false)
  /** Whether a lesson stands in a column beside the table. */
  docked = $state(false)
  private low = $state(false)
  private small = $state(false)
  private readonly one = matchMedia('(max-width: 860px)')
  private readonly few = matchMedia('(max-width: 1399px), (max-height: 820px)')
  private readonly part = matchMedia('(max-width: 1180px), (max-height: 599px)')

  constructor() {
    this.look()
    for (const size of [this.one, this.few, this.part]) size.addEventListener('change', () => this.look())
  }

  /** Whether words in the head of a page have to be short. */
  get close(): boolean {
    return this.low || this.docked
  }

  /** Whether a table's parts do not all stand in sight. */
  get tight(): boolean {
    return this.small || this.docked
  }

  private look(): void {
    this.narrow = this.one.matches
    this.low = this.few.matches
    this.small = this.part.matches
  }
}

export const screen = new Screen()
