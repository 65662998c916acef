import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { openStore, type Store } from '#db/client.ts'

export interface FakeStore extends Store {
  /** Rows that the next queries return, as arrays of columns. */
  rows: readonly (readonly unknown[])[]
  /** Queries made so far. */
  readonly queries: string[]
  /** The contents of KV. */
  readonly entries: Map<string, string>
  /** Work that was deferred. */
  readonly deferred: Promise<unknown>[]
  /** Blocks queries and writes to KV until it is called. */
  hold(what: 'queries' | 'puts'): () => void
  /** Makes queries fail or succeed. */
  fail(isFailing: boolean): void
}

/** A store over a database and a KV namespace that a test controls. Each is a separate isolate. */
export function aStore(rows: FakeStore['rows'] = [[1, 0, 1]]): FakeStore {
  const [queries, entries, deferred]: [string[], Map<string, string>, Promise<unknown>[]] = [[], new Map(), []]
  const gates = { queries: Promise.resolve(), puts: Promise.resolve() }
  let isFailing = false
  const raw = async (sql: string) => {
    queries.push(sql)
    const found = fake.rows
    await gates.queries
    if (isFailing) throw new Error('the database is away')
    return found
  }
  const prepare = (sql: string) => ({ bind: () => ({ raw: () => raw(sql) }) })
  const database: D1Database = Object.create({ prepare, withSession: () => ({ prepare }) })
  const kv: KVNamespace = Object.create({
    get: async (name: string) => entries.get(name) ?? null,
    put: async (name: string, text: string) => {
      await gates.puts
      entries.set(name, text)
    },
  })
  const fake: FakeStore = {
    ...openStore(database, kv, (work) => deferred.push(work)),
    rows,
    queries,
    entries,
    deferred,
    hold(what) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gates[what] = promise
      return () => {
        gates[what] = Promise.resolve()
        resolve()
      }
    },
    fail(now) {
      isFailing = now
    },
  }
  return fake
}
