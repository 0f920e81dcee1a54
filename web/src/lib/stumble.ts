import { say } from './words.svelte.ts'

/** Whoever sits before a page that has stumbled is told, whatever else still draws: it may be deaf from here on. */
export function tellOfStumbles(): void {
  window.addEventListener('error', ({ error }) => {
    if (!(error instanceof Error) || document.querySelector('.stumbled')) return
    const bar = document.createElement('div')
    bar.className = 'stumbled'
    bar.role = 'alert'
    const words = document.createElement('span')
    words.textContent = say('client-stumbled')
    const again = document.createElement('button')
    again.className = 'btn pri'
    again.textContent = say('client-load-again')
    again.onclick = () => location.reload()
    bar.append(words, again)
    document.body.append(bar)
  })
}
