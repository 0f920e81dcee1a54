import type { Clock } from './wire.ts'
import { language, say } from './words.svelte.ts'

/** What is left of a clock, short: `2 days`, `1:04:00`, `11:40`. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= 86_400 * 1.5) return say('client-days', { count: Math.round(whole / 86_400) })
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = `${String(whole % 60).padStart(2, '0')}`
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A length of time in words: `20 min`, `15 s`. */
export function span(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return say('client-hours', { count: seconds / 3600 })
  if (seconds >= 60 && seconds % 60 === 0) return say('client-minutes', { count: seconds / 60 })
  return say('client-seconds', { count: seconds })
}

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say('client-clock-none')
    case 'move':
      return say('client-clock-a-move', { time: span(clock.seconds) })
    case 'bank':
      return clock.increment
        ? say('client-clock-plus', { time: span(clock.seconds), plus: span(clock.increment) })
        : span(clock.seconds)
    case 'days':
      return say('client-clock-days', { count: clock.days })
  }
}

/** How long ago, roughly. */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at)
  const format = new Intl.RelativeTimeFormat(language.language, { numeric: 'auto' })
  if (passed < 60) return say('client-just-now')
  if (passed < 3600) return format.format(-Math.floor(passed / 60), 'minute')
  if (passed < 86_400) return format.format(-Math.floor(passed / 3600), 'hour')
  return format.format(-Math.floor(passed / 86_400), 'day')
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language.language, { dateStyle: 'medium' }).format(at * 1000)
}

export function hour(at: number): string {
  return new Intl.DateTimeFormat(language.language, { timeStyle: 'short' }).format(at * 1000)
}
