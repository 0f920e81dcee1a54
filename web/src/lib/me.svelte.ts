import { get, post } from './api.ts'
import { kept, keep } from './kept.ts'
import type { Language, Me, Theme } from './wire.ts'
import { language } from './words.svelte.ts'

/** The person at this browser: identity, language, theme, notices. */
class Myself {
  me = $state.raw<Me | null>(null)
  theme = $state<Theme>('system')
  /** Whether the page is drawn dark now. */
  dark = $state(document.documentElement.dataset['theme'] === 'dark')
  /** When a move waits for a second word. */
  confirm = $state<'touch' | 'always' | 'never'>(
    (kept('confirm') as 'touch' | 'always' | 'never' | null) ?? 'touch',
  )
  sound = $state(kept('sound') === 'on')
  notices = $state(kept('notices') === 'on')
  motion = $state(kept('motion') !== 'off')
  /** Whether spaces worth a look are marked. */
  advice = $state(kept('advice') === 'on')

  private readonly night = matchMedia('(prefers-color-scheme: dark)')
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)')

  constructor() {
    const theme = kept('theme')
    if (theme === 'light' || theme === 'dark') this.theme = theme
    this.night.addEventListener('change', () => this.draw())
    this.draw()
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion && !this.calm.matches
  }

  async arrive(): Promise<void> {
    this.me = await get<Me | null>('/api/me')
    if (this.me?.theme) this.setTheme(this.me.theme, false)
    if (this.me?.sound !== undefined) this.sound = this.me.sound
    const spoken = this.me?.language ?? (kept('language') as Language | null)
    const own = navigator.language.startsWith('de') ? 'de' : 'en'
    await language.load(spoken ?? own)
  }

  async become(name: string): Promise<void> {
    await post('/api/guest', { name })
    this.me = await get<Me | null>('/api/me')
    const spoken = kept('language')
    if (spoken) void this.tell({ language: spoken })
  }

  async speak(to: Language): Promise<void> {
    keep('language', to)
    await language.load(to)
    void this.tell({ language: to })
  }

  setTheme(theme: Theme, tell = true): void {
    this.theme = theme
    keep('theme', theme === 'system' ? null : theme)
    this.draw()
    if (tell) void this.tell({ theme })
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : null)
    void this.tell({ sound: on })
  }

  setConfirm(when: 'touch' | 'always' | 'never'): void {
    this.confirm = when
    keep('confirm', when)
  }

  setMotion(on: boolean): void {
    this.motion = on
    keep('motion', on ? null : 'off')
  }

  setAdvice(on: boolean): void {
    this.advice = on
    keep('advice', on ? 'on' : null)
  }

  async setNotices(on: boolean): Promise<void> {
    if (on && typeof Notification !== 'undefined' && Notification.permission === 'default')
      await Notification.requestPermission()
    this.notices = on && typeof Notification !== 'undefined' && Notification.permission === 'granted'
    keep('notices', this.notices ? 'on' : null)
  }

  /** Change what the server keeps of me; a guest to be has nothing there yet. */
  async tell(changes: Partial<Record<keyof Me, unknown>>): Promise<void> {
    if (!this.me) return
    const answer = await post<Me | null>('/api/me', changes)
    if (answer?.name) this.me = answer
    else this.me = { ...this.me, ...(changes as Partial<Me>) }
  }

  async refresh(): Promise<void> {
    this.me = await get<Me | null>('/api/me')
  }

  private draw(): void {
    this.dark = this.theme === 'dark' || (this.theme === 'system' && this.night.matches)
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light'
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', this.dark ? '#2a1f17' : '#e9dcc3')
  }
}

export const myself = new Myself()
