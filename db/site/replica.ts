import type { D1Database, D1DatabaseSession } from '@cloudflare/workers-types'

/** A database read through a D1 session. */
export interface Replica {
  readonly database: D1Database
  /** Sends the next read to the primary, and later ones to replicas that are at least as recent. */
  catchUp(): void
}

/**
 * Opens one D1 session for all reads of an isolate (developers.cloudflare.com/d1/best-practices/read-replication). A session keeps the bookmark of
 * the newest state it has read (monotonic reads), so once it has read a version of the catalogue, it is never served by a replica without that version.
 * Sessions hold no connection, only send the bookmark with each query, so requests may share one. Without read replication the primary serves all.
 */
export function openReplica(database: D1Database): Replica {
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
