/** Questions to the server whose answers may come late, or one before the other. */
export class Latest {
  private asked = 0
  private answered = 0

  /** Ask something else. Its answer counts if nothing was asked since: what this gives says so. */
  ask(): () => boolean {
    const question = ++this.asked
    return () => question === this.asked
  }

  /** Ask the same once more. Its answer counts if no later one has come before it. */
  again(): () => boolean {
    const question = ++this.asked
    return () => {
      if (question < this.answered) return false
      this.answered = question
      return true
    }
  }

  /** Ask nothing more: what is still on its way does not count. */
  drop(): void {
    this.asked += 1
  }
}
