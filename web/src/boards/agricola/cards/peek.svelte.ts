/** The card that a mouse rests on, or that keys have reached, where only a part of it is in sight. */
export class Peek {
  id = $state<string | null>(null)
  at = $state.raw<DOMRect | null>(null)

  /** What a card's short form does for it. */
  over(id: string): Record<'onpointerleave' | 'onpointerdown' | 'onblur', () => void> & { onpointerenter: (event: PointerEvent) => void; onfocus: (event: FocusEvent) => void } {
    const away = (): void => {
      this.id = null
    }
    const show = (event: Event): void => {
      this.at = (event.currentTarget as HTMLElement).getBoundingClientRect()
      this.id = id
    }
    return {
      onpointerenter: (event) => {
        if (event.pointerType === 'mouse') show(event)
      },
      onfocus: (event) => {
        if ((event.currentTarget as HTMLElement).matches(':focus-visible')) show(event)
      },
      onblur: away,
      onpointerleave: away,
      onpointerdown: away,
    }
  }
}
