/** How much room there is. */
class Screen {
  narrow = $state(false)
  /** Whether words in the head of a page have to be short. */
  close = $state(false)
  /** Whether a table's parts do not all stand in sight. */
  tight = $state(false)
  private readonly one = matchMedia('(max-width: 860px)')
  private readonly few = matchMedia('(max-width: 1399px), (max-height: 820px)')
  private readonly part = matchMedia('(max-width: 1180px), (max-height: 599px)')

  constructor() {
    this.look()
    for (const size of [this.one, this.few, this.part]) size.addEventListener('change', () => this.look())
  }

  private look(): void {
    this.narrow = this.one.matches
    this.close = this.few.matches
    this.tight = this.part.matches
  }
}

export const screen = new Screen()
