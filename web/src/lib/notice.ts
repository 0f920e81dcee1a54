import { myself } from './me.svelte.ts'
import { say } from './words.svelte.ts'

let was = false
let shown: Notification | null = null
let sound: AudioContext | null = null

/** Tell somebody who looks elsewhere that it is their turn: favicon, notification, a soft tone. */
export function announce(turn: boolean, title: string): void {
  document
    .getElementById('favicon')
    ?.setAttribute('href', turn ? '/favicon-turn.svg' : '/favicon.svg')
  if (turn && !was) {
    if (myself.sound) chime()
    if (document.hidden && myself.notices && typeof Notification !== 'undefined')
      notify(say('client-your-turn'), title)
  }
  if (!turn) shown?.close()
  was = turn
}

export function hush(): void {
  announce(false, '')
}

function notify(head: string, body: string): void {
  try {
    shown = new Notification(head, { body, icon: '/favicon-turn.svg', tag: location.pathname })
    shown.onclick = () => window.focus()
  } catch {
    // Some phones allow notifications from service workers only.
  }
}

/** Two wooden taps. */
export function chime(): void {
  try {
    sound ??= new AudioContext()
    for (const [at, pitch] of [
      [0, 523],
      [0.14, 659],
    ] as const) {
      const tone = sound.createOscillator()
      const gain = sound.createGain()
      tone.type = 'triangle'
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0.12, sound.currentTime + at)
      gain.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.3)
      tone.connect(gain).connect(sound.destination)
      tone.start(sound.currentTime + at)
      tone.stop(sound.currentTime + at + 0.32)
    }
  } catch {
    // No sound is better than no game.
  }
}
