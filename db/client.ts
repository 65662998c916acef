import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Versions } from './model/versions.ts'
import { openReplica } from './replica.ts'
import * as schema from './schema.ts'

export type Db = DrizzleD1Database<typeof schema>

/** A write to be run in a batch, which commits or rolls back as a whole. */
export type Statement = BatchItem<'sqlite'>

/** The database and its cache, as every query of the catalogue takes them. */
export interface Store {
  /** What this request reads and writes: the primary, or the replica for pages that many visitors see. Writes reach the primary either way. */
  readonly db: Db
  /** The database that takes the writes, for what must be read as it is now. */
  readonly primary: Db
  /** The nearest copy, never older than anything this isolate has read. */
  readonly replica: Db
  readonly kv: KVNamespace
  /**
   * Continues work after the answer is sent (`waitUntil`). The runtime may drop it, so nothing that must not be lost may depend on it. A
   * failure is logged.
   */
  defer(work: Promise<unknown>): void
  /** Lets the replica's next reads in this isolate show all that has been written so far. */
  catchUp(): void
  /** The versions this request reads under; null if each read takes the current ones. */
  readonly versions: Versions | null
}

/** Keeps an invocation alive until work has ended: `waitUntil` of its context. */
export type WaitUntil = (work: Promise<unknown>) => void

interface Clients {
  readonly primary: Db
  readonly replica: Db
  catchUp(): void
}

/** Creating a drizzle client costs more than rendering a small page: once per binding, not per request. */
const opened = new WeakMap<D1Database, Clients>()

/**
 * Opens the database (D1) and the listing cache (KV) for an invocation, which reads the primary.
 * @param waitUntil keeps deferred work alive; without it, that work may end with the invocation
 */
export function openStore(database: D1Database, kv: KVNamespace, waitUntil: WaitUntil = () => undefined): Store {
  const { primary, replica, catchUp } = clientsOf(database)
  const defer = (work: Promise<unknown>) => waitUntil(work.catch((error: unknown) => console.error('Deferred work failed', error)))
  return { db: primary, primary, replica, kv, defer, catchUp, versions: null }
}

/** Opens the database that takes the writes, for commands that run outside the Worker. */
export function openPrimary(database: D1Database): Db {
  return clientsOf(database).primary
}

/** Runs work of the queue or a cron job, whose deferred work is awaited. */
export async function withStore<Result>(database: D1Database, kv: KVNamespace, work: (store: Store) => Promise<Result>): Promise<Result> {
  const deferred: Promise<unknown>[] = []
  const result = await work(openStore(database, kv, (more) => deferred.push(more)))
  await Promise.all(deferred)
  return result
}

/** Reads one row to check whether the database answers. */
export async function askForRow(db: Db): Promise<void> {
  await db.select({ id: schema.catalogue.id }).from(schema.catalogue).get()
}

function clientsOf(database: D1Database): Clients {
  const known = opened.get(database)
  if (known) return known
  const { database: nearest, catchUp } = openReplica(database)
  const clients = { primary: drizzle(database, { schema }), replica: drizzle(nearest, { schema }), catchUp }
  opened.set(database, clients)
  return clients
}
