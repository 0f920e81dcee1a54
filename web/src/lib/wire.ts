/** What goes over the wire; docs/protocol.md says what it means, the server declares it. */

import type { AnyMessage } from './generated/messages.ts'

export type { Clock } from './generated/clocks.ts'
export type * from './generated/frames.ts'
export type * from './generated/server.ts'
export type * from './values.ts'

type Unsent<Sent> = Sent extends { id: string } ? Omit<Sent, 'id'> : never

/** A message before it has the id that its answer repeats. */
export type Message = Unsent<AnyMessage>
