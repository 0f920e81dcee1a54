import type { Answer, Message, ServerFrame, Text } from '../wire.ts'

export type Link = 'joining' | 'open' | 'lost' | 'ended'

interface Pending {
  message: Message & { id: string }
  settle: (answer: Answer) => void
}

const PATIENCE = 15_000
const BEAT = 25_000

/** The code of a socket whose person is signed out. */
export const SIGNED_OUT = 4401

/** What to say while the connection is lost, by the code of the closed socket. */
const LOST: Record<number, string> = {
  1001: 'client-restarting',
  1011: 'client-fault',
  1012: 'client-restarting',
  4408: 'client-slow-line',
  4429: 'client-too-fast',
  4500: 'client-fault',
  4503: 'client-no-store',
}

/** Why the server will not have us at a table: asking again changes nothing. */
const REFUSED: Record<number, string> = {
  4400: 'client-no-table',
  4401: 'server-signed-out',
  4402: 'client-trouble',
  4403: 'client-table-closed',
  4404: 'client-no-table',
  4421: 'client-other-host',
}

export function loss(code = 0): Text {
  return [LOST[code] ?? 'client-lost']
}

export function refusal(code = 0): Text {
  return [REFUSED[code] ?? 'client-trouble']
}

/**
 * One table's WebSocket. It comes back by itself after a loss, tells the server the last entry it
 * drew, and sends again what was not answered: every message has an id that is done only once.
 */
export class Connection {
  private socket: WebSocket | null = null
  private readonly pending = new Map<string, Pending>()
  private readonly name = Math.random().toString(36).slice(2, 8)
  private count = 0
  private tries = 0
  private wait: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false
  private readonly wake = (): void => this.retryNow()

  constructor(
    private readonly code: string,
    private readonly seen: () => number,
    private readonly receive: (frame: ServerFrame) => void,
    private readonly changed: (link: Link, code?: number) => void,
  ) {
    window.addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  send(message: Message): Promise<Answer> {
    const id = `${this.name}${++this.count}`
    return new Promise((settle) => {
      const pending = { message: { ...message, id }, settle }
      this.pending.set(id, pending)
      this.transmit(pending)
    })
  }

  /** Come again at once, as whoever is here now. */
  again(): void {
    const { socket } = this
    clearTimeout(this.wait)
    clearInterval(this.beat)
    this.open()
    socket?.close()
  }

  close(): void {
    this.closed = true
    window.removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    clearTimeout(this.wait)
    clearInterval(this.beat)
    this.socket?.close()
  }

  private open(): void {
    if (this.closed) return
    this.changed('joining')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`
    const socket = new WebSocket(`${address}?seen=${this.seen()}`)
    let greeted = false
    this.socket = socket
    socket.addEventListener('message', (event) => {
      if (this.socket !== socket) return
      this.heard = Date.now()
      // Who is let in and sent away again has not come back.
      if (!greeted) this.joined()
      greeted = true
      this.take(JSON.parse(event.data as string) as ServerFrame)
    })
    socket.addEventListener('close', (event) => {
      if (this.socket !== socket || this.closed) return
      clearInterval(this.beat)
      if (event.code in REFUSED) {
        this.closed = true
        this.changed('ended', event.code)
        return
      }
      this.changed('lost', event.code)
      this.later()
    })
  }

  private joined(): void {
    this.tries = 0
    this.changed('open')
    for (const pending of this.pending.values()) this.transmit(pending)
    clearInterval(this.beat)
    this.beat = setInterval(() => this.pulse(), BEAT)
  }

  private take(frame: ServerFrame): void {
    if (frame.t === 'ok' || frame.t === 'no') {
      const pending = frame.id === null ? undefined : this.pending.get(frame.id)
      if (pending) {
        this.pending.delete(pending.message.id)
        pending.settle(frame)
      }
      return
    }
    this.receive(frame)
  }

  private transmit(pending: Pending): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(pending.message))
  }

  /** A connection that answers no more is no connection, whatever the socket says. */
  private pulse(): void {
    if (Date.now() - this.heard > BEAT + PATIENCE) {
      this.socket?.close()
      return
    }
    void this.send({ t: 'ping' })
  }

  private later(): void {
    const pause = Math.min(15_000, 400 * 2 ** this.tries) * (0.7 + 0.6 * Math.random())
    this.tries += 1
    clearTimeout(this.wait)
    this.wait = setTimeout(() => this.open(), pause)
  }

  private retryNow(): void {
    if (this.closed || document.hidden) return
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    clearTimeout(this.wait)
    this.open()
  }
}
