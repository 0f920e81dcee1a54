import { figure } from '../lib/figures.ts'
import { order, type Trek } from '../lib/trek.svelte.ts'
import { shown } from '../lib/tournament.svelte.ts'
import { language, say } from '../lib/words.svelte.ts'

export const WIDTH = 1200
export const HEIGHT = 630

const SEATS = ['#b5482f', '#2f6b8f', '#4d7a3a', '#8a5a9c', '#2e7a74', '#7a6a3a']
const INK = '#33271b'

// Sky, two hills and a barn: where all of it happens.
const LAND =
  '<path d="M16 170 H1184 V560 H16z" fill="#d8e8ea"/><path d="M16 300 Q300 210 600 270 T1184 240 V560 H16z" fill="#c9d8a2"/>' +
  '<path d="M16 470 Q360 410 720 470 T1184 450 V560 H16z" fill="#a9c47e"/>' +
  `<g stroke="${INK}" stroke-width="3"><path d="M1076 278 v-42 h68 v42z" fill="#f0c9a0"/><path d="M1066 240 l18 -34 h52 l18 34z" fill="#c4532f"/><path d="M1102 278 v-22 h16 v22z" fill="#8a5a33"/></g>`

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function text(x: number, y: number, size: number, words: string, more = '', fill = INK): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-family="Georgia, serif" fill="${fill}" ${more}>${escaped(words)}</text>`
}

function cut(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

/** The campaign as a picture to hand on: a drawing of its own, so nothing else is needed to see it. */
export function picture(trek: Trek, title: string): string {
  const body = trek.targets.length ? path(trek) : podium(trek)
  const won = trek.matches.filter((leg) => leg.won)
  // Alone, what fell short of its target counts for nothing.
  const points = won.reduce((sum, leg) => sum + (leg.scores?.[0] ?? 0), 0)
  const below = trek.targets.length
    ? say('trek-picture-solo', { count: won.length, of: trek.of, points })
    : say('trek-after', { number: won.length })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3ead6"/><rect x="14" y="14" width="1172" height="602" rx="16" fill="#fbf6ea" stroke="#b9a684" stroke-width="2"/>` +
    LAND +
    text(600, 92, 52, cut(title, 40), 'font-weight="700"') +
    text(600, 140, 28, below) +
    body +
    text(600, 594, 22, 'Tafelrunde') +
    '</svg>'
  )
}

/** The first in the middle, the others by turns beside it, as at the giving of a prize. */
function podium(trek: Trek): string {
  const rows: number[] = []
  for (const [n, seat] of order(trek).entries()) {
    if (n % 2) rows.unshift(seat)
    else rows.push(seat)
  }
  const wide = Math.min(240, 1000 / rows.length)
  const left = 600 - (wide * rows.length) / 2
  return rows
    .map((seat, n) => {
      const x = left + wide * (n + 0.5)
      const high = 190 - 25 * ((trek.places[seat] ?? 1) - 1)
      const top = 548 - high
      const name = trek.names[seat] ?? ''
      return (
        `<rect x="${x - wide / 2 + 6}" y="${top}" width="${wide - 12}" height="${high}" rx="6" fill="#d8b582" stroke="#8a6539" stroke-width="3"/>` +
        farmer(x, top, SEATS[seat] ?? INK) +
        text(x, top - 12, 28, 'ABCDEF'[seat] ?? '', 'font-weight="700"', '#fff') +
        text(x, top + 40, 30, cut(name, Math.floor(wide / 17)), 'font-weight="700"') +
        text(x, top + 96, 54, shown(trek.points[seat] ?? 0, language.language), 'font-weight="700"')
      )
    })
    .join('')
}

/** Somebody with a straw hat, standing at a place. */
function farmer(x: number, y: number, colour: string): string {
  return (
    `<g stroke="${INK}" stroke-width="3"><path d="M${x - 36} ${y} q4 -58 36 -58 q32 0 36 58z" fill="${colour}"/><circle cx="${x}" cy="${y - 64}" r="20" fill="#f3d9b8"/>` +
    `<path d="M${x - 32} ${y - 76} q32 -12 64 0 q-32 10 -64 0z" fill="#e8b83c"/><path d="M${x - 17} ${y - 80} q2 -22 17 -22 q15 0 17 22z" fill="#e8b83c"/></g>`
  )
}

function path(trek: Trek): string {
  const won = new Map(trek.matches.filter((leg) => leg.won).map((leg) => [leg.number, leg.scores?.[0] ?? 0]))
  const at = (n: number): [number, number] => [105 + n * 141, 370 + (n % 2 ? -50 : 50)]
  let line = 'M18 440'
  let [before, height] = [18, 440]
  for (const [x, y] of [...trek.targets.map((_, n) => at(n)), [1182, 340] as const]) {
    const middle = (before + x) / 2
    line += ` C${middle} ${height} ${middle} ${y} ${x} ${y}`
    ;[before, height] = [x, y]
  }
  const stones = trek.targets.map((target, n) => {
    const [x, y] = at(n)
    const score = won.get(n + 1)
    const now = trek.next?.number === n + 1
    const fill = score !== undefined ? '#fbf6ea' : now ? '#e0a526' : '#b9b5aa'
    return (
      `<circle cx="${x}" cy="${y}" r="40" fill="${fill}" stroke="${INK}" stroke-width="3"/>` +
      text(x, y + 12, 36, String(n + 1), 'font-weight="700"') +
      `<rect x="${x - 44}" y="${y + 50}" width="88" height="${score === undefined ? 38 : 58}" rx="8" fill="#fbf6ea" stroke="${INK}" stroke-width="2"${score === undefined ? ' stroke-dasharray="6 5"' : ''}/>` +
      (score === undefined ? '' : text(x, y + 78, 30, figure(score), 'font-weight="700"')) +
      text(x, y + (score === undefined ? 77 : 100), 20, `/ ${target}`) +
      (now ? farmer(x, y - 38, SEATS[0] ?? INK) : '')
    )
  })
  return `<path d="${line}" fill="none" stroke="#a8703c" stroke-width="32"/><path d="${line}" fill="none" stroke="#f0d9ae" stroke-width="26"/>${stones.join('')}`
}

/** The picture as a file's address, in a form that every program can show. */
export async function png(drawing: string): Promise<string> {
  const image = new Image(WIDTH, HEIGHT)
  image.src = source(drawing)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png')
}

export function source(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
