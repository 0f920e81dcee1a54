import type { Component, Snippet } from 'svelte'
import type { Corner, CornerTab } from '../lib/corner.svelte.ts'
import type { Fixed } from '../lib/fixed.ts'
import type { Caution, Pointing } from '../lib/pointing.svelte.ts'
import type { Ask, GameEvent, GameInfo, Option, OptionRow, StateFrame, Table, Text, Value } from '../lib/wire.ts'

/** What every component of a board is given. A board draws; it knows no rules. */
export interface BoardProps {
  table: Table
  /** What the seat may see: the game's own plain data. */
  view: Record<string, Value>
  /** The seat whose eyes these are; null for a spectator. */
  seat: number | null
  /** Names of the seats, as the page shows them. */
  names: string[]
  /** All open decisions; of other seats' ones only seat and kind. */
  asks: Ask[]
  /** The open decision of `seat`, if it has one. */
  ask: Ask | null
  /** Answer it; whether that was taken. Elements marked with `use:target` do this by themselves. */
  choose: (option: Option) => Promise<boolean>
  /** Take the last answer back, where that can be done now. */
  undo: (() => void) | null
  /** The option whose outcome is to be shown: under the pointer, focused, or chosen but unsent. */
  hint: OptionRow | null
  pointing: Pointing
  /** What happened in the entry just arrived, for movement; empty after a jump. */
  events: GameEvent[]
  /** The whole frame: scores, totals, clocks, number. */
  frame: StateFrame
  /** Points as they count now, by seat. */
  totals: number[]
  /** Changes since this seat's last turn, by seat: what `delta` of the module made of views. */
  before: Record<string, Value> | null
  /** Whether the page has one column with tabs. */
  narrow: boolean
  /** Whether this is a past position or somebody else's: nothing can be done here. */
  still: boolean
}

export interface SeatProps extends BoardProps {
  /** The seat that this strip or area shows. */
  of: number
  /** In a strip: what that seat did since one's own last turn, in sentences. */
  since?: Text[]
}

export type Part = 'board' | 'mine' | 'hand' | 'others' | 'log'

/** The page's pieces, for a layout of the board's own on wide screens. */
export interface LayoutProps {
  top: Snippet
  strips: Snippet
  board: Snippet
  mine: Snippet
  hand: Snippet
  log: Snippet
  bar: Snippet
  /** What the board's own components are given, for parts that only this layout has. */
  given: BoardProps
  /** What is told and said beside the table, for a layout that has a `corner` for it. */
  tabs: CornerTab[]
  corner: Corner
}

/** How many there are, and of what where that is no matter of course. */
export type Count = [number: number, of?: Text]

/** What `boards/<game>/index.ts` exports as default. Only `Board` is needed. */
export interface BoardModule {
  /** The middle of the table. */
  Board: Component<BoardProps>
  /** The area of the seat on this screen. */
  Mine?: Component<SeatProps>
  /** What only this seat holds: its hand or bag; a tab of its own on the phone. */
  Hand?: Component<SeatProps>
  /** The strip of another seat: its numbers that matter. The frame draws badge, name and points. */
  Strip?: Component<SeatProps>
  /** The whole area of another seat, opened from its strip; `Mine` with `still` where missing. */
  Area?: Component<SeatProps>
  /** Facts in the head of the page: round, modules, what ends the match. */
  Top?: Component<BoardProps>
  /** A second sentence under the question of the decision bar. */
  Aside?: Component<BoardProps>
  /** What an option would bring, in the decision bar; goods that come and go where missing. */
  Outcome?: Component<BoardProps & { row: OptionRow }>
  /** The options of a decision that the buttons Confirm and Cancel answer with. */
  fixed?: (ask: Ask) => Fixed
  /** The steps of a turn, for the decision bar on a wide screen; none between turns. */
  steps?: (view: Record<string, Value>) => { word: string; state: 'done' | 'now' | 'next' }[]
  /** What stands under "Your turn" in the decision bar of a wide screen; only the letter without it. */
  turn?: (view: Record<string, Value>, ask: Ask) => Text | null
  /** The pieces on a wide screen; the common one has strips and log left, board, mine right. */
  Layout?: Component<LayoutProps>
  /** Whether that layout has a place of its own for log, chat and the position of the day. */
  corner?: boolean
  /** The same beside a lesson, which has a column of its own at the right edge, where `Layout` does not fit. */
  Docked?: Component<LayoutProps>
  /** Icon and message id of the phone's tabs where the common ones do not fit. */
  tabs?: (view: Record<string, Value>) => Partial<Record<Part, { icon: string; word: string }>>
  /** What an option should be asked about first, such as the loans it takes. */
  caution?: (row: OptionRow) => Caution | null
  /** The single steps that the decision bar lists first, though a place of the board offers them, too. */
  listed?: (row: OptionRow) => boolean
  /** Whether the board has a way of its own to plan a coming turn. */
  plans?: boolean
  /** Questions that come again and again, which a seat may answer once and for all. */
  recurs?: string[]
  /** The round a view is in, for the log's headings and the chart; null where there is none. */
  round?: (view: Record<string, Value>) => number | null
  /** What parts seats with the same points, one list of numbers by seat after the other. */
  breakers?: (view: Record<string, Value>) => number[][]
  /** How many of what a line of the score sheet counts each seat has, by line; null: not worth a word. */
  counts?: (view: Record<string, Value>) => Record<string, (Count | null)[]>
  /** Ids of the log's sentences after which something is told of all seats, such as a harvest. */
  forAll?: string[]
  /** Ids of the log's sentences that listeners are told in any case, such as that the end has begun. */
  weighty?: string[]
}

/** What `boards/<game>/Small.svelte` is given: a board of a few centimetres, to look at. */
export interface SmallProps {
  view: Record<string, Value>
  /** Whose place is drawn; the best one unless it is said. */
  seat?: number | undefined
}

/** What `boards/<game>/Count.svelte` is given: the round of a tournament, and who takes the total. */
export interface CountProps {
  code: string
  round: number
  take: (total: number) => void
}

/** What a board from another package is given to draw; docs/adding-a-game.md says it in words. */
export interface Given {
  view: Record<string, Value>
  seat: number | null
  names: string[]
  /** The open decision of `seat`, with its options; null where there is none. */
  decision: Ask | null
  events: GameEvent[]
  narrow: boolean
  still: boolean
  choose: (option: Option) => Promise<boolean>
  /** A text of the catalogues in words: an id, or an id with its arguments. */
  words: (text: string | Text) => string
}

/** A board that stands on the page. */
export interface Mounted {
  update: (given: Given) => void
  unmount?: () => void
}

export type BoardLoader = () => Promise<{ default: BoardModule }>

/** A piece that goes from one place to another. */
export interface Flight {
  piece: string
  /** The seat whose own figure it is, where the board has such figures. */
  seat?: number
  /** Anchors, the best one first: the page may not draw all of them. */
  from: string[]
  to: string[]
}

/** What a game's own fields of the table form are given. */
export interface FieldsProps {
  game: GameInfo
  options: Record<string, Value>
  seats: number
  /** What the options are called, where they were saved under a name. */
  named: string
  /** Why no table can be opened with what these fields set, or null. */
  why: Text | null
  change: (options: Record<string, Value>, named?: string) => void
}
