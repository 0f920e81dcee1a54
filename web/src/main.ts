import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { refusalText } from './lib/api.ts'
import { myself } from './lib/me.svelte.ts'
import { tellOfStumbles } from './lib/stumble.ts'
import { language } from './lib/words.svelte.ts'

tellOfStumbles()
mount(App, { target: document.body })
void myself.arrive().catch(async (trouble: unknown) => {
  // Words may still be had where only the identity is in doubt.
  const own = navigator.language.startsWith('de') ? 'de' : 'en'
  await language.load(own).catch(() => console.error(refusalText(trouble)[0]))
})

// While the server is away there is a page that says so; a browser without workers goes without.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
