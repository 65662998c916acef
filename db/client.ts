import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

export type Db = DrizzleD1Database<typeof schema>

/** A write that has not been made yet: one of a batch, which commits or rolls back whole. */
export type Statement = BatchItem<'sqlite'>

/** The record and the cache before it: what every reader of the catalogue is handed. */
export interface Store {
  readonly db: Db
  readonly kv: KVNamespace
}

/** Joining the tables to a database costs more than a small page does: once for a binding, not for a request. */
const opened = new WeakMap<D1Database, Db>()

/** Opens the record (D1) and the listing cache (KV) of one request. */
export function openStore(database: D1Database, kv: KVNamespace): Store {
  const known = opened.get(database)
  if (known) return { db: known, kv }
  const db = drizzle(database, { schema })
  opened.set(database, db)
  return { db, kv }
}
