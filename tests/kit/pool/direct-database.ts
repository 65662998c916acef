import type { D1Database, D1ExecResult, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import { DatabaseDouble, StatementDouble } from '../database-double.ts'
import type { DatabaseCall, SentStatement } from './database-call.ts'

/**
 * The database of a pooled site, by one request a call (`database-call.ts`). Miniflare's own proxy answers `prepare` and `bind` by requests too, and blocks the
 * process meanwhile.
 * @param url the site's origin
 */
export function directDatabase(url: string): D1Database {
  const send = async <Answer>(call: DatabaseCall): Promise<Answer> => {
    const answer = await fetch(new URL('/-database', url), { method: 'POST', body: JSON.stringify(call) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    const answered: Answer = JSON.parse(text)
    return answered
  }
  return new DirectDatabase(send)
}

/** Sends a call. @returns what the call answers, parsed from JSON @throws Error with the message of the database */
type Send = <Answer>(call: DatabaseCall) => Promise<Answer>

class DirectDatabase extends DatabaseDouble {
  readonly #send: Send

  constructor(send: Send) {
    super()
    this.#send = send
  }

  prepare(query: string): D1PreparedStatement {
    return new DirectStatement(this.#send, { query, values: [] })
  }

  async batch<T>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    return this.#send({ kind: 'batch', statements: statements.map(sentOf) })
  }

  exec(query: string) {
    return this.#send<D1ExecResult>({ kind: 'exec', statements: [{ query, values: [] }] })
  }
}

class DirectStatement extends StatementDouble {
  readonly #send: Send
  readonly sent: SentStatement

  constructor(send: Send, sent: SentStatement) {
    super()
    this.#send = send
    this.sent = sent
  }

  bind(...values: unknown[]): D1PreparedStatement {
    return new DirectStatement(this.#send, { ...this.sent, values: values.map(jsonOf) })
  }

  all<T>(): Promise<D1Result<T>> {
    return this.#send({ kind: 'all', statements: [this.sent] })
  }

  raw<T>(options: { columnNames: true }): Promise<[string[], ...T[]]>
  raw<T>(options?: { columnNames?: false }): Promise<T[]>
  async raw(options?: { columnNames?: boolean }): Promise<unknown[]> {
    const [names, ...rows] = await this.#send<unknown[]>({ kind: 'raw', statements: [this.sent] })
    return options?.columnNames ? [names, ...rows] : rows
  }
}

function sentOf(statement: D1PreparedStatement): SentStatement {
  if (!(statement instanceof DirectStatement)) throw new TypeError('a batch takes statements of its own database')
  return statement.sent
}

/** A bound value in JSON: bytes as a list of numbers in an object. */
function jsonOf(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] }
  if (value instanceof Uint8Array) return { bytes: [...value] }
  if (value === undefined) throw new TypeError('D1 takes no undefined')
  return value
}
