// Keeps nothing but the page that is shown while the server is away: what is played is always fresh.
const KEPT = 'away-1'
const PAGE = '/away.html'
const FILES = [PAGE, '/away.css', '/favicon.svg', '/theme.js']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

const away = () => caches.match(PAGE)

// A proxy that answers in its place says 502 and more.
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).then((answer) => (answer.status < 502 ? answer : away()), away))
    return
  }
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'GET' && origin === self.location.origin && FILES.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})
