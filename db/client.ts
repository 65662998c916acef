import type { D1Database, D1DatabaseSession, KVNamespace } from '@cloudflare/workers-types'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import type { Versions } from './model/site/versions.ts'
import * as schema from './schema.ts'
import { reportFault } from './site/report-fault.ts'

export type Db = DrizzleD1Database<typeof schema>

/** A write to be run in a batch, which commits or rolls back as a whole. */
export type Statement = BatchItem<'sqlite'>

/** The database and its cache, as every query of the catalogue takes them. */
export interface Store {
  /** The database of this request: the primary, or the replica for shared public pages. Writes go to the primary either way. */
  readonly db: Db
  /** The primary, for reads that must be current. */
  readonly primary: Db
  /** The nearest read replica; never older than anything this isolate has read. */
  readonly replica: Db
  readonly kv: KVNamespace
  /** Continues work after the response is sent (`waitUntil`). Failures are logged; the runtime may drop the work, so it must be expendable. */
  defer(work: Promise<unknown>): void
  /** Makes the replica's next reads in this isolate see everything written so far (read your writes). */
  catchUp(): void
  /** The versions this request reads under; null if each read takes the current ones. */
  readonly versions: Versions | null
}

/** Keeps an invocation alive until work has ended: `waitUntil` of its context. */
type WaitUntil = (work: Promise<unknown>) => void

interface Clients {
  readonly primary: Db
  readonly replica: Db
  catchUp(): void
}

/** One set of clients per binding: creating a drizzle client costs more than rendering a small page. */
const opened = new WeakMap<D1Database, Clients>()

/**
 * Opens the database (D1) and the listing cache (KV) for an invocation, which reads the primary.
 * @param waitUntil keeps deferred work alive; without it, that work may end with the invocation
 */
export function openStore(database: D1Database, kv: KVNamespace, waitUntil: WaitUntil = () => undefined): Store {
  const { primary, replica, catchUp } = clientsOf(database)
  const defer = (work: Promise<unknown>) => waitUntil(work.catch((error: unknown) => reportFault('Deferred work failed', error)))
  return { db: primary, primary, replica, kv, defer, catchUp, versions: null }
}

/** Opens the primary, for commands that run outside the Worker. */
export function openPrimary(database: D1Database): Db {
  return clientsOf(database).primary
}

/** Runs work of the queue consumer or a cron job, and awaits what it deferred. */
export async function withStore<Result>(database: D1Database, kv: KVNamespace, work: (store: Store) => Promise<Result>): Promise<Result> {
  const deferred: Promise<unknown>[] = []
  const result = await work(openStore(database, kv, (more) => deferred.push(more)))
  await Promise.all(deferred)
  return result
}

/** Reads one row as a health check; rejects if the database fails. */
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

/** A database read through a D1 session. */
interface Replica {
  readonly database: D1Database
  /** Sends the next read to the primary, and later ones to replicas that are at least as recent. */
  catchUp(): void
}

/**
 * Opens one D1 session for all reads of an isolate (developers.cloudflare.com/d1/best-practices/read-replication). A session keeps the bookmark of
 * the newest state it has read (monotonic reads), so once it has read a version of the catalogue, it is never served by a replica without that version.
 * Sessions hold no connection, only send the bookmark with each query, so requests may share one. Without read replication the primary serves all.
 */
function openReplica(database: D1Database): Replica {
  let session: Pick<D1DatabaseSession, 'prepare' | 'batch'> = begin(database, 'first-unconstrained')
  return {
    database: {
      prepare: (query) => session.prepare(query),
      batch: (statements) => session.batch(statements),
      withSession: (from) => database.withSession(from),
      exec: (query) => database.exec(query),
      dump: () => database.dump(),
    },
    catchUp() {
      session = begin(database, 'first-primary')
    },
  }
}

/** Falls back to the primary for a binding without the Sessions API. */
function begin(database: D1Database, from: 'first-primary' | 'first-unconstrained'): Pick<D1DatabaseSession, 'prepare' | 'batch'> {
  return 'withSession' in database ? database.withSession(from) : database
}
