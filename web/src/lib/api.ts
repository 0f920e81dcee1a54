import type { Text } from './wire.ts'

/** A refusal of the server, with its reason as a text of the catalogues. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
    readonly detail: string,
  ) {
    super(detail)
  }
}

async function call(path: string, init: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init })
  } catch {
    throw new Refusal(0, ['client-offline'], 'the server cannot be reached')
  }
  if (answer.ok) return answer
  let text: Text = ['client-trouble']
  let detail = `${answer.status}`
  try {
    const said = (await answer.json()) as { error?: Text; detail?: string }
    if (Array.isArray(said.error)) text = said.error
    if (typeof said.detail === 'string') detail = said.detail
  } catch {
    // Not from our server: a proxy's page says nothing that would help.
  }
  throw new Refusal(answer.status, text, detail)
}

export async function get<T>(path: string): Promise<T> {
  return (await (await call(path, {})).json()) as T
}

export async function getWords(path: string): Promise<string> {
  return await (await call(path, {})).text()
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const text = JSON.stringify(body)
  const answer = await call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: text,
    // What was chosen just before somebody leaves the page still counts; browsers allow 64 kB.
    keepalive: text.length < 16_000,
  })
  const said = await answer.text()
  return (said ? JSON.parse(said) : null) as T
}

export async function postLines<T>(path: string, lines: string): Promise<T> {
  const answer = await call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: lines,
  })
  return (await answer.json()) as T
}

export function refusalText(trouble: unknown): Text {
  return trouble instanceof Refusal ? trouble.text : ['client-trouble']
}
