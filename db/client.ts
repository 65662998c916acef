import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

export type Db = DrizzleD1Database<typeof schema>

/** A write to be run in a batch, which commits or rolls back as a whole. */
export type Statement = BatchItem<'sqlite'>

/** The database and its cache, as every query of the catalogue takes them. */
export interface Store {
  readonly db: Db
  readonly kv: KVNamespace
}

/** Creating the drizzle client costs more than rendering a small page: once per binding, not per request. */
const opened = new WeakMap<D1Database, Db>()

/** Opens the database (D1) and the listing cache (KV) for a request. */
export function openStore(database: D1Database, kv: KVNamespace): Store {
  const known = opened.get(database)
  if (known) return { db: known, kv }
  const db = drizzle(database, { schema })
  opened.set(database, db)
  return { db, kv }
}
