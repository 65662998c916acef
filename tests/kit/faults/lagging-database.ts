import type { D1Database, D1DatabaseSession, D1PreparedStatement } from '@cloudflare/workers-types'

/** How far the primary has been written, and how much of that the replica has. */
export interface Replication {
  written: number
  replicated: number
}

/** Statements of an isolate: reads by the copy that answered them, and writes. */
export interface Served {
  primary: number
  replica: number
  writes: number
}

interface Databases {
  readonly primary: D1Database
  readonly replica: D1Database
  readonly replication: Replication
  readonly served: Served
}

interface Pending {
  readonly sql: string
  readonly values: readonly unknown[]
}

const isWrite = (sql: string) => /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|WITH\b[\s\S]*\b(?:INSERT|UPDATE|DELETE)\b)/i.test(sql)
const methods = ['run', 'all', 'raw', 'first'] as const

/**
 * A database with a replica that lags, by the rules of D1's sessions: without one the primary answers; a session goes where its constraint says
 * first, then to any copy that has its bookmark.
 */
export function laggingDatabase(databases: Databases): D1Database {
  const plain = session(databases, 'primary')
  return Object.create({
    prepare: plain.prepare,
    batch: plain.batch,
    withSession: (from: string) => session(databases, from === 'first-primary' ? 'primary first' : 0),
  })
}

function session({ primary, replica, replication, served }: Databases, from: number | 'primary' | 'primary first'): D1DatabaseSession {
  let bookmark = from
  const sent = new WeakMap<object, Pending>()

  async function run<Result>(
    statements: readonly Pending[],
    ask: (prepared: readonly D1PreparedStatement[], database: D1Database) => Promise<Result>,
  ): Promise<Result> {
    const writes = statements.some(({ sql }) => isWrite(sql))
    const isPrimary = writes || typeof bookmark === 'string' || bookmark > replication.replicated
    const database = isPrimary ? primary : replica
    if (writes) replication.written += 1
    served[writes ? 'writes' : isPrimary ? 'primary' : 'replica'] += statements.length
    const seen = isPrimary ? replication.written : replication.replicated
    const answer = await ask(
      statements.map(({ sql, values }) => database.prepare(sql).bind(...values)),
      database,
    )
    if (bookmark !== 'primary') bookmark = typeof bookmark === 'string' ? seen : Math.max(bookmark, seen)
    return answer
  }

  function statement(pending: Pending): D1PreparedStatement {
    const calls = methods.map((method) => [
      method,
      (...given: unknown[]) => run([pending], async ([prepared]) => Reflect.apply(Object(Reflect.get(Object(prepared), method)), prepared, given)),
    ])
    const made = Object.create({ ...Object.fromEntries(calls), bind: (...values: unknown[]) => statement({ ...pending, values }) })
    sent.set(made, pending)
    return made
  }

  return Object.create({
    prepare: (sql: string) => statement({ sql, values: [] }),
    batch: (statements: readonly object[]) =>
      run(
        statements.map((each) => sent.get(each) ?? { sql: '', values: [] }),
        (prepared, database) => database.batch([...prepared]),
      ),
    getBookmark: () => String(bookmark),
  })
}
