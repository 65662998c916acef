import type { D1Database } from '@cloudflare/workers-types'

/** A statement in JSON; a value of bytes is `{ bytes: [numbers] }`. */
export interface SentStatement {
  readonly query: string
  readonly values: readonly unknown[]
}

/** A call of a database in JSON; only a batch has several statements. `raw` also answers the names of the columns, first. */
export interface DatabaseCall {
  readonly kind: 'all' | 'raw' | 'batch' | 'exec'
  readonly statements: readonly SentStatement[]
}

/** Runs a call. @returns 200 and what it answers in JSON, or 500 and the message of the fault */
export async function answerDatabaseCall(db: D1Database, { kind, statements }: DatabaseCall): Promise<Response> {
  try {
    return Response.json(await resultOf(db, kind, statements))
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 })
  }
}

function resultOf(db: D1Database, kind: DatabaseCall['kind'], statements: readonly SentStatement[]): Promise<unknown> {
  if (kind === 'exec') return db.exec(statements[0]?.query ?? '')
  const prepared = statements.map(({ query, values }) => db.prepare(query).bind(...values.map(boundValue)))
  if (kind === 'batch') return db.batch(prepared)
  const [first] = prepared
  if (first === undefined) throw new TypeError('no statement')
  return kind === 'raw' ? first.raw({ columnNames: true }) : first.all()
}

function boundValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'bytes' in value && Array.isArray(value.bytes) ? Uint8Array.from(value.bytes).buffer : value
}
