import type { GameInfo, Preset, Setting, Table, Value } from './wire.ts'
import { dashed, language, say, sayOr } from './words.svelte.ts'

/** A setting's name in words. */
export function settingName(game: string, setting: Setting): string {
  return sayOr(`${game}-option-${dashed(setting.name)}`, setting.name.replaceAll(/[._]/g, ' '))
}

export function settingHint(game: string, setting: Setting): string {
  return hint(`${game}-option-${dashed(setting.name)}`)
}

export function valueName(game: string, setting: Setting, value: string): string {
  return sayOr(`${game}-option-${dashed(setting.name)}-${dashed(value)}`, value.replaceAll(/[._]/g, ' '))
}

export function valueHint(game: string, setting: Setting, value: string): string {
  return hint(`${game}-option-${dashed(setting.name)}-${dashed(value)}`)
}

export function presetName(game: string, preset: Preset): string {
  return sayOr(`${game}-preset-${dashed(preset.name)}`, preset.name)
}

function hint(id: string): string {
  if (!language.has(id)) return ''
  const words = say(`${id}.hint`)
  return words === `${id}.hint` ? '' : words
}

export function defaults(game: GameInfo): Record<string, Value> {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]))
}

/** Whether a preset is what these options say. */
export function fits(game: GameInfo, preset: Preset, options: Record<string, Value>): boolean {
  const whole = { ...defaults(game), ...preset.options }
  return JSON.stringify(whole) === JSON.stringify({ ...defaults(game), ...options })
}

const known = new Map<string, GameInfo>()

export function learn(games: GameInfo[]): void {
  for (const game of games) known.set(game.name, game)
}

export function gameInfo(name: string): GameInfo | undefined {
  return known.get(name)
}

/** What is played at a table, in a few words: its preset, or what differs from the usual. */
export function tableWords(table: Table): string {
  const game = known.get(table.game)
  if (!game) return ''
  const preset = game.presets.find((other) => fits(game, other, table.options))
  if (preset) return presetName(game.name, preset)
  const words: string[] = []
  for (const setting of game.settings) {
    const value = table.options[setting.name] ?? setting.default
    if (JSON.stringify(value) === JSON.stringify(setting.default)) continue
    if (setting.type === 'several' && Array.isArray(value))
      words.push(...value.map((item) => valueName(game.name, setting, String(item))))
    else if (setting.type === 'choice') words.push(valueName(game.name, setting, String(value)))
    else words.push(settingName(game.name, setting))
  }
  return words.length ? words.join(', ') : say('client-usual-rules')
}
