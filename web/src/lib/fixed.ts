import type { OptionRow } from './wire.ts'

/** Options of a decision that the buttons Confirm and Cancel answer with. */
export interface Fixed {
  confirm?: OptionRow | undefined
  cancel?: OptionRow | undefined
  /** The one option without a place gives something away: it is a button beside the main one. */
  aside?: boolean
  /** What the button says that confirms, where the option's own words are too long for it. */
  word?: string
}
