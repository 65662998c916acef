import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Versions } from './model/versions.ts'
import * as schema from './schema.ts'

export type Db = DrizzleD1Database<typeof schema>

/** A write to be run in a batch, which commits or rolls back as a whole. */
export type Statement = BatchItem<'sqlite'>

/** The database and its cache, as every query of the catalogue takes them. */
export interface Store {
  readonly db: Db
  readonly kv: KVNamespace
  /**
   * Continues work after the answer is sent (`waitUntil`). The runtime may drop it, so nothing that must not be lost may depend on it. A
   * failure is logged.
   */
  defer(work: Promise<unknown>): void
  /** The versions this request reads under; null where each read takes those of the moment. */
  readonly versions: Versions | null
}

/** Keeps an invocation alive until work has ended: `waitUntil` of its context. */
export type WaitUntil = (work: Promise<unknown>) => void

/** Creating the drizzle client costs more than rendering a small page: once per binding, not per request. */
const opened = new WeakMap<D1Database, Db>()

/**
 * Opens the database (D1) and the listing cache (KV) for an invocation.
 * @param waitUntil keeps deferred work alive; without it, that work may end with the invocation
 */
export function openStore(database: D1Database, kv: KVNamespace, waitUntil: WaitUntil = () => undefined): Store {
  const defer = (work: Promise<unknown>) => waitUntil(work.catch((error: unknown) => console.error('Deferred work failed', error)))
  return { db: clientOf(database), kv, defer, versions: null }
}

function clientOf(database: D1Database): Db {
  const known = opened.get(database)
  if (known) return known
  const db = drizzle(database, { schema })
  opened.set(database, db)
  return db
}
