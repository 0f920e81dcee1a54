import { order, type Trek } from '../lib/trek.svelte.ts'
import { shown } from '../lib/tournament.svelte.ts'
import { language, say } from '../lib/words.svelte.ts'

export const WIDTH = 1200
export const HEIGHT = 630

const SEATS = ['#b5482f', '#2f6b8f', '#4d7a3a', '#8a5a9c', '#2e7a74', '#7a6a3a']
const INK = '#33271b'

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function text(x: number, y: number, size: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-family="Georgia, serif" fill="${INK}" ${more}>${escaped(words)}</text>`
}

function cut(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

/** The campaign as a picture to hand on: a drawing of its own, so nothing else is needed to see it. */
export function picture(trek: Trek, title: string): string {
  const body = trek.targets.length ? path(trek) : podium(trek)
  const legs = trek.matches.filter((leg) => leg.won).length
  const below = trek.targets.length
    ? say('trek-picture-solo', { count: legs, of: trek.of, points: trek.scores[0] ?? 0 })
    : say('trek-after', { number: legs })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3ead6"/><rect x="14" y="14" width="1172" height="602" rx="16" fill="#fbf6ea" stroke="#b9a684" stroke-width="2"/>` +
    text(600, 92, 52, cut(title, 40), 'font-weight="700"') +
    text(600, 140, 28, below) +
    body +
    text(600, 594, 22, 'Tafelrunde') +
    '</svg>'
  )
}

function podium(trek: Trek): string {
  const rows = order(trek)
  const wide = Math.min(240, 1000 / rows.length)
  const left = 600 - (wide * rows.length) / 2
  return rows
    .map((seat, n) => {
      const x = left + wide * (n + 0.5)
      const high = 240 - 46 * ((trek.places[seat] ?? 1) - 1)
      const top = 540 - high
      const colour = SEATS[seat] ?? INK
      return (
        `<rect x="${x - wide / 2 + 8}" y="${top}" width="${wide - 16}" height="${high}" rx="6" fill="#d8b582" stroke="#8a6539" stroke-width="2"/>` +
        `<path d="M${x - 36} ${top} q4 -58 36 -58 q32 0 36 58z" fill="${colour}" stroke="${INK}" stroke-width="3"/><circle cx="${x}" cy="${top - 66}" r="22" fill="#f3d9b8" stroke="${INK}" stroke-width="3"/>` +
        text(x, top + 46, 30, cut(trek.names[seat] ?? '', Math.floor(wide / 17)), 'font-weight="700"') +
        text(x, top + 102, 52, shown(trek.points[seat] ?? 0, language.language), 'font-weight="700"')
      )
    })
    .join('')
}

function path(trek: Trek): string {
  const won = new Map(trek.matches.filter((leg) => leg.won).map((leg) => [leg.number, leg.scores?.[0] ?? 0]))
  const at = (n: number): [number, number] => [105 + n * 141, 370 + (n % 2 ? -70 : 40)]
  const line = trek.targets.map((_, n) => `${n ? 'L' : 'M'}${at(n).join(' ')}`).join(' ')
  const stones = trek.targets.map((target, n) => {
    const [x, y] = at(n)
    const score = won.get(n + 1)
    const fill = score !== undefined ? '#fbf6ea' : trek.next?.number === n + 1 ? '#e0a526' : '#b9b5aa'
    return (
      `<circle cx="${x}" cy="${y}" r="44" fill="${fill}" stroke="${INK}" stroke-width="3"/>` +
      text(x, y + 13, 38, String(n + 1), 'font-weight="700"') +
      text(x, y + 84, 30, score === undefined ? '–' : String(score), 'font-weight="700"') +
      text(x, y + 112, 20, `/ ${target}`)
    )
  })
  return `<path d="${line}" fill="none" stroke="#d8b582" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"/>${stones.join('')}`
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
