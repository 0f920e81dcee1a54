/** How much room there is. */
class Screen {
  narrow = $state(false)
  private readonly one = matchMedia('(max-width: 860px)')

  constructor() {
    this.narrow = this.one.matches
    this.one.addEventListener('change', () => (this.narrow = this.one.matches))
  }
}

export const screen = new Screen()
