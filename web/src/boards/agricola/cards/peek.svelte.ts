/** The card that a mouse rests on, where only a part of it is in sight. */
export class Peek {
  id = $state<string | null>(null)
  at = $state.raw<DOMRect | null>(null)

  /** What a card's short form does for it. */
  over(id: string): { onpointerenter: (event: PointerEvent) => void; onpointerleave: () => void; onpointerdown: () => void } {
    const away = (): void => {
      this.id = null
    }
    return {
      onpointerenter: (event) => {
        if (event.pointerType !== 'mouse') return
        this.at = (event.currentTarget as HTMLElement).getBoundingClientRect()
        this.id = id
      },
      onpointerleave: away,
      onpointerdown: away,
    }
  }
}
