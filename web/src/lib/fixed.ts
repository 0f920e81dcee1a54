import type { OptionRow } from './wire.ts'

/** Options of a decision that the buttons Confirm and Cancel answer with. */
export interface Fixed {
  confirm?: OptionRow | undefined
  cancel?: OptionRow | undefined
  /** What the button says that confirms, where the option's own words are too long for it. */
  word?: string
}
