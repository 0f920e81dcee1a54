/** The few types that no declaration of the server can say. */

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value }

/** A text of the catalogues: its id and arguments, which may be texts themselves. */
export type Text = [id: string, args?: Record<string, TextArgument>]
export type TextArgument = number | string | Text

/** An option is a number, a word or a row of them; the client only ever hands it back. */
export type Option = number | string | (number | string)[]

export type GameEvent = [name: string, ...args: Value[]]
