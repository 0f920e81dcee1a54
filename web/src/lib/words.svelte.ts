import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { get } from './api.ts'
import { Latest } from './latest.ts'
import type { Language, Text } from './wire.ts'

/** A piece of a sentence: words, an icon of the sprite, or the name of a seat. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'icon'; icon: string; game: string; label: string }
  | { kind: 'seat'; seat: number; name: string }

const COMMON = 'common'
const ICON = /\[([a-z][a-z0-9-]*)\]/g
/** An icon inside a sentence, with the catalogue that names it: mark, icon, mark, catalogue, mark. */
const SIGN = /\ue004([^\ue005]*)\ue005([^\ue006]*)\ue006/g
/** A number other than 1 before an icon, whose name then stands in the plural. */
const MANY = /(?:[2-9]|\d\d|\b0) $/
/** Stands for a bracket in a name from outside, which is no icon. */
const BRACKET = '\ue000'
/** A seat's name inside a sentence, so that it can be drawn as one: mark, seat, mark, name, mark. */
const SEAT = /\ue001(\d+)\ue002([^\ue003]*)\ue003/g

class Words {
  language = $state<Language>('en')
  /** Names of the seats at the table that is shown. */
  names = $state.raw<string[]>([])
  ready = $state(false)
  private bundles = $state.raw(new Map<string, FluentBundle>())
  private ids = new Map<string, string[]>()
  private readonly unknown = new Set<string>()
  private readonly choices = new Latest()
  /** Games whose lesson and rules somebody reads. */
  private readonly read = new Set<string>()

  /** Speak a language as soon as its words have come, unless another was chosen meanwhile. */
  async load(language: Language): Promise<void> {
    const counts = this.choices.ask()
    const [catalogues, ...more] = await Promise.all([
      get<Record<string, string>>(`/api/words/${language}`),
      ...[...this.read].map((game) => learning(language, game)),
    ])
    if (!counts()) return
    const common = [catalogues[COMMON] ?? '', catalogues['client'] ?? '']
    const bundles = new Map<string, FluentBundle>()
    for (const [name, source] of Object.entries(catalogues)) {
      const bundle = new FluentBundle(language, { useIsolating: false })
      for (const part of new Set([source, ...common])) bundle.addResource(new FluentResource(part))
      bundles.set(name, bundle)
      this.ids.set(name, idsOf(source))
    }
    this.bundles = bundles
    this.language = language
    for (const source of more) this.add(source)
    this.ready = true
    document.documentElement.lang = language
  }

  /** Learn the words of a game's lesson and rules, which only those load who read them. */
  async study(game: string): Promise<void> {
    if (this.read.has(game)) return
    const { language } = this
    const source = await learning(language, game)
    this.read.add(game)
    if (language === this.language) this.add(source)
    else this.add(await learning(this.language, game))
  }

  private add(source: Record<string, string>): void {
    const bundles = new Map(this.bundles)
    for (const [name, words] of Object.entries(source)) {
      const bundle = bundles.get(name) ?? new FluentBundle(this.language, { useIsolating: false })
      bundle.addResource(new FluentResource(words), { allowOverrides: true })
      bundles.set(name, bundle)
      this.ids.set(name, [...new Set([...(this.ids.get(name) ?? []), ...idsOf(words)])])
    }
    this.bundles = bundles
  }

  /** Whether the catalogues have words for an id, or for an attribute of one. */
  has(id: string): boolean {
    const [name = id, attribute] = id.split('.')
    const message = this.bundle(id)?.getMessage(name)
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined
  }

  /** Ids of a catalogue that begin so, in the order they stand there. */
  beginning(catalogue: string, start: string): string[] {
    void this.bundles // The ids come with them.
    return (this.ids.get(catalogue) ?? []).filter((id) => id.startsWith(start))
  }

  /** Whether a message can be said without being told anything. */
  standsAlone(id: string): boolean {
    const bundle = this.bundle(id)
    const pattern = bundle?.getMessage(id)?.value
    const errors: Error[] = []
    if (bundle && pattern) bundle.formatPattern(pattern, {}, errors)
    return pattern != null && errors.length === 0
  }

  /** The text in words alone. */
  say(text: Text): string {
    return this.pieces(text)
      .map((piece) =>
        piece.kind === 'words' ? piece.words : piece.kind === 'icon' ? piece.label : piece.name,
      )
      .join('')
      .replaceAll(/ {2,}/g, ' ')
  }

  /** The text as pieces to draw. */
  pieces(text: Text): Piece[] {
    const pieces: Piece[] = []
    const said = this.format(text)
    let from = 0
    const marks = [...said.matchAll(SIGN), ...said.matchAll(SEAT)].sort((a, b) => a.index - b.index)
    for (const mark of marks) {
      if (mark.index > from) pieces.push(words(said.slice(from, mark.index)))
      const [, first = '', second = ''] = mark
      if (mark[0].startsWith('\ue004')) {
        const many = MANY.test(said.slice(0, mark.index))
        pieces.push({ kind: 'icon', icon: first, game: second, label: this.iconName(first, second, many) })
      } else {
        pieces.push({ kind: 'seat', seat: Number(first), name: second.replaceAll(BRACKET, '[') })
      }
      from = mark.index + mark[0].length
    }
    if (from < said.length) pieces.push(words(said.slice(from)))
    return pieces
  }

  iconName(icon: string, game: string, many = false): string {
    const bundle = this.bundles.get(game) ?? this.bundles.get(COMMON)
    const message = bundle?.getMessage(`icon-${icon}`)
    const value = (many && message?.attributes['many']) || message?.value
    return value && bundle ? bundle.formatPattern(value) : icon.replaceAll('-', ' ')
  }

  private format([id, args = {}]: Text): string {
    if (id === 'seat' && typeof args['seat'] === 'number') {
      const name = this.names[args['seat']] || this.pattern('seat', { number: args['seat'] + 1 })
      return `\ue001${args['seat']}\ue002${name.replaceAll('[', BRACKET)}\ue003`
    }
    const given: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) given[name] = this.format(value)
      else given[name] = typeof value === 'string' ? value.replaceAll('[', BRACKET) : value
    }
    let said = this.pattern(id, given)
    for (const value of Object.values(given))
      if (typeof value === 'number' && value < 0) said = said.replaceAll(`-${-value}`, `−${-value}`)
    return said.replaceAll(ICON, `\ue004$1\ue005${this.owner(id)}\ue006`)
  }

  private pattern(id: string, args: Record<string, FluentVariable>): string {
    const [name = id, attribute] = id.split('.')
    const bundle = this.bundle(id)
    const message = bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!bundle || !pattern) {
      if (this.ready && !this.unknown.has(id)) {
        this.unknown.add(id)
        console.warn(`the words of ${this.language} lack ${id}`)
      }
      return id
    }
    const errors: Error[] = []
    return bundle.formatPattern(pattern, args, errors)
  }

  private owner(id: string): string {
    const game = id.split('-', 1)[0] ?? ''
    return this.bundles.has(game) && game !== 'client' ? game : COMMON
  }

  private bundle(id: string): FluentBundle | undefined {
    return this.bundles.get(this.owner(id))
  }
}

function learning(language: Language, game: string): Promise<Record<string, string>> {
  return get(`/api/words/${language}/learn/${game}`)
}

function idsOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '')
}

function words(said: string): Piece {
  return { kind: 'words', words: said.replaceAll(BRACKET, '[') }
}

export const language = new Words()

/** A text in words of the chosen language. */
export function say(id: string | Text, args?: Text[1]): string {
  return language.say(typeof id === 'string' ? [id, args] : id)
}

/** Several things in one sentence: "wood, clay and reed". */
export function listed(words: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language.language === 'en' ? 'en-GB' : language.language, { type }).format(words)
}

/** Words where the catalogue has them, else what a person can still read. */
export function sayOr(id: string, otherwise: string): string {
  return language.has(id) ? say(id) : otherwise
}

/** A part of a message id: a setting's name may hold dots. */
export function dashed(name: string): string {
  return name.replaceAll('.', '-')
}
