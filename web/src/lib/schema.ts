import { SvelteMap } from 'svelte/reactivity'
import type { GameInfo, Preset, Setting, Table, Value } from './wire.ts'
import { dashed, language, say, sayOr } from './words.svelte.ts'

/** A setting's name in words. */
export function settingName(game: string, setting: Setting): string {
  return sayOr(settingId(game, setting), plainly(setting.name))
}

export function settingHelp(game: string, setting: Setting): string {
  return help(settingId(game, setting))
}

export function valueName(game: string, setting: Setting, value: string): string {
  return sayOr(valueId(game, setting, value), plainly(value))
}

export function valueHelp(game: string, setting: Setting, value: string): string {
  return help(valueId(game, setting, value))
}

function settingId(game: string, setting: Setting): string {
  return `${game}-option-${dashed(setting.name)}`
}

/** Of a list of things each may have a name of its own: `lydia-module-croesus`. */
function valueId(game: string, setting: Setting, value: string): string {
  const own = `${settingId(game, setting)}-${dashed(value)}`
  if (language.has(own) || !setting.name.endsWith('s')) return own
  return `${game}-${dashed(setting.name).slice(0, -1)}-${dashed(value)}`
}

function plainly(name: string): string {
  return name.replaceAll(/[._]/g, ' ')
}

export function presetName(game: string, preset: Preset): string {
  return sayOr(`${game}-preset-${dashed(preset.name)}`, preset.name)
}

export function presetHelp(game: string, preset: Preset): string {
  return help(`${game}-preset-${dashed(preset.name)}`)
}

/** The explanation that belongs to a name. */
function help(id: string): string {
  return sayOr(`${id}.help`, '')
}

export function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]))
}

/** Whether a setting means anything at so many seats, beside these options. */
export function applies(game: GameInfo, setting: Setting, options: Record<string, Value>, seats: number): boolean {
  if (setting.at && !setting.at.includes(seats)) return false
  const { needs } = setting
  if (!needs) return true
  const beside = game.settings.find((other) => other.name === needs.name)
  const value = options[needs.name] ?? beside?.default
  const chosen: Value[] = Array.isArray(value) ? value : [value ?? null]
  return needs.values.some((wanted) => chosen.includes(wanted))
}

/** Whether a preset is what these options say. */
export function fits(game: GameInfo, preset: Preset, options: Record<string, Value>): boolean {
  const whole = { ...defaults(game), ...preset.options }
  return JSON.stringify(whole) === JSON.stringify({ ...defaults(game), ...options })
}

/** Tables are told in words as soon as their game is known. */
const known = new SvelteMap<string, GameInfo>()

export function learn(games: GameInfo[]): void {
  for (const game of games) known.set(game.name, game)
}

export function gameInfo(name: string): GameInfo | undefined {
  return known.get(name)
}

/** The deck of a table, where its game has one. */
export function deckWords(table: Table): string {
  if (!table.deck) return ''
  return say(table.deck.reconstructed ? 'client-deck-reconstructed' : 'client-deck', { name: table.deck.name })
}

/** What is played at a table, in a few words: its preset, or what differs from the usual. */
export function tableWords(table: Table): string {
  const game = known.get(table.game)
  if (!game) return ''
  const preset = game.presets.find((other) => fits(game, other, table.options))
  if (preset) return presetName(game.name, preset)
  const words: string[] = []
  let house = false
  for (const setting of game.settings) {
    const value = table.options[setting.name] ?? setting.default
    if (JSON.stringify(value) === JSON.stringify(setting.default)) continue
    if (setting.name.includes('.')) {
      house = true
      continue
    }
    if (setting.type === 'several' && Array.isArray(value))
      words.push(...value.map((item) => valueName(game.name, setting, String(item))))
    else if (setting.type === 'choice') words.push(valueName(game.name, setting, String(value)))
    else words.push(settingName(game.name, setting))
  }
  if (house) words.push(say('client-house-rules'))
  return words.length ? words.join(', ') : sayOr(`${game.name}-usual-rules`, say('client-usual-rules'))
}
