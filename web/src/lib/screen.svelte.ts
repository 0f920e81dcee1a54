/** How much room there is. */
class Screen {
  narrow = $state(false)
  /** Whether a table's parts do not all stand in sight. */
  close = $state(false)
  private readonly one = matchMedia('(max-width: 860px)')
  private readonly few = matchMedia('(max-width: 1399px), (max-height: 820px)')

  constructor() {
    this.look()
    for (const size of [this.one, this.few]) size.addEventListener('change', () => this.look())
  }

  private look(): void {
    this.narrow = this.one.matches
    this.close = this.few.matches
  }
}

export const screen = new Screen()
