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

/** Whether a setting is all that one of the presets sets. */
export function alone(game: GameInfo, setting: Setting): boolean {
  return setting.type === 'flag' && game.presets.some(({ options }) => Object.keys(options).join() === setting.name)
}

function differs(setting: Setting, options: Record<string, Value>): boolean {
  return JSON.stringify(options[setting.name] ?? setting.default) !== JSON.stringify(setting.default)
}

/** What differs from the usual in some settings, in a few words. */
export function changedWords(game: GameInfo, settings: Setting[], options: Record<string, Value>): string {
  const words = settings.filter((setting) => differs(setting, options)).flatMap((setting) => {
    const value = options[setting.name]
    if (setting.type === 'several' && Array.isArray(value)) return value.map((item) => valueName(game.name, setting, String(item)))
    return setting.type === 'choice' ? valueName(game.name, setting, String(value)) : settingName(game.name, setting)
  })
  return words.join(', ')
}

/** A preset beside the name of its game: nothing, where it is simply the game. */
function playedAs(game: string, preset: Preset): string {
  return sayOr(`${game}-preset-${dashed(preset.name)}.table`, presetName(game, preset))
}

/** What is played at a table, in a few words: its preset, or what differs from the usual. */
export function tableWords(table: Pick<Table, 'game' | 'options'>): string {
  const game = known.get(table.game)
  if (!game) return ''
  const preset = game.presets.find((other) => fits(game, other, table.options))
  if (preset) return playedAs(game.name, preset)
  const house = game.settings.filter((setting) => setting.name.includes('.') && differs(setting, table.options))
  /** Some house rules have a word of their own. */
  const told = house.map((setting) => sayOr(`${valueId(game.name, setting, String(table.options[setting.name]))}.table`, ''))
  const plain = game.settings.filter((setting) => !setting.name.includes('.'))
  const words = [changedWords(game, plain, table.options), ...told].filter(Boolean)
  if (told.includes('')) words.push(say('client-house-rules'))
  return words.length ? words.join(', ') : sayOr(`${game.name}-usual-rules`, say('client-usual-rules'))
}
