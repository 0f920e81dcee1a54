import { get, post } from './api.ts'
import { kept, keep } from './kept.ts'
import type { Language, Me, Theme } from './wire.ts'
import { language } from './words.svelte.ts'

/** What was chosen here and also counts on a person's other devices. */
type Manners = Partial<Pick<Me, 'language' | 'theme' | 'sound'>>

/** Manners chosen in this browser of which the server has not said that it has them. */
function untold(): Manners {
  try {
    return (JSON.parse(kept('untold') ?? '{}') as Manners | null) ?? {}
  } catch {
    return {}
  }
}

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
  /** Whether what nobody should choose by chance is asked again, such as a loan. */
  careful = $state(kept('careful') !== 'off')
  sound = $state(kept('sound') === 'on')
  notices = $state(kept('notices') === 'on')
  motion = $state(kept('motion') !== 'off')
  /** Whether to be asked before chance takes its course. */
  askChance = $state(kept('chance') !== 'off')
  /** Whether spaces worth a look are marked. */
  advice = $state(kept('advice') === 'on')

  /** Takes whether somebody is here now; while it is there, the page asks for a name. */
  asking = $state.raw<((there: boolean) => void) | null>(null)

  private passing = false
  private turn: Promise<unknown> = Promise.resolve()
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

  /** Find out who is here; what was chosen last counts, wherever it is kept. */
  async arrive(): Promise<void> {
    await this.refresh()
    const chosen = { ...this.me, ...untold() }
    if (chosen.theme) this.showTheme(chosen.theme)
    if (chosen.sound !== undefined) this.hearSound(chosen.sound)
    const spoken = chosen.language ?? (kept('language') as Language | null)
    const own = navigator.language.startsWith('de') ? 'de' : 'en'
    await language.load(spoken ?? own)
    void this.pass()
  }

  async become(name: string): Promise<void> {
    await this.inTurn(() => post('/api/guest', { name }))
    await this.refresh()
    this.choose({ language: language.language, theme: this.theme, sound: this.sound, ...untold() })
  }

  /** Make sure that there is somebody to do something; whether there is. */
  async identify(): Promise<boolean> {
    if (this.me) return true
    this.asking?.(false)
    const there = await new Promise<boolean>((settle) => (this.asking = settle))
    this.asking = null
    return there
  }

  /** Be whom the password keeps, with the manners kept there. */
  async login(name: string, password: string): Promise<void> {
    await this.inTurn(() => post('/api/login', { name, password }))
    keep('untold', null)
    await this.arrive()
  }

  async speak(to: Language): Promise<void> {
    keep('language', to)
    this.choose({ language: to })
    // Where its words cannot be had now, it is spoken from the next visit on.
    await language.load(to).catch(() => undefined)
  }

  setTheme(theme: Theme): void {
    this.showTheme(theme)
    this.choose({ theme })
  }

  setSound(on: boolean): void {
    this.hearSound(on)
    this.choose({ sound: on })
  }

  setConfirm(when: 'touch' | 'always' | 'never'): void {
    this.confirm = when
    keep('confirm', when)
  }

  setCareful(on: boolean): void {
    this.careful = on
    keep('careful', on ? null : 'off')
  }

  setMotion(on: boolean): void {
    this.motion = on
    keep('motion', on ? null : 'off')
  }

  setAskChance(on: boolean): void {
    this.askChance = on
    keep('chance', on ? null : 'off')
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
    await this.inTurn(async () => {
      if (this.me) this.me = await post<Me>('/api/me', changes)
    })
  }

  async logout(): Promise<void> {
    await this.inTurn(() => post('/api/logout'))
    await this.refresh()
  }

  /** Somebody has signed this browser out; the next page that is loaded asks who is here. */
  lose(): void {
    this.me = null
  }

  async refresh(): Promise<void> {
    await this.inTurn(async () => {
      this.me = await get<Me | null>('/api/me')
    })
  }

  /** One after the other: no answer brings back who was here, or what they were called, before. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  private showTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme === 'system' ? null : theme)
    this.draw()
  }

  private hearSound(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : null)
  }

  private choose(manners: Manners): void {
    keep('untold', JSON.stringify({ ...untold(), ...manners }))
    void this.pass()
  }

  /** Pass chosen manners on to the server, one message after the other; the next visit tries again. */
  private async pass(): Promise<void> {
    if (this.passing) return
    this.passing = true
    try {
      for (let told = untold(); this.me && Object.keys(told).length; ) {
        await this.tell(told)
        const left = Object.entries(untold()).filter(([name, value]) => told[name as keyof Manners] !== value)
        told = Object.fromEntries(left)
        keep('untold', left.length ? JSON.stringify(told) : null)
      }
    } catch {
      // They count here all the same.
    } finally {
      this.passing = false
    }
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
