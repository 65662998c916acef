import type { D1Database, D1DatabaseSession } from '@cloudflare/workers-types'

/** A database as readers see it through a session of D1. */
export interface Replica {
  readonly database: D1Database
  /** The next read goes to the primary, and later ones to copies that are at least as recent. */
  catchUp(): void
}

/**
 * Opens one session for all reads of an isolate (developers.cloudflare.com/d1/best-practices/read-replication). A session remembers the
 * bookmark of the newest state it has read, so once it has read a version of the catalogue, no copy without that version answers it. Sessions
 * hold no connection: they send the bookmark with each query, so requests may share one. A database without read replication answers every
 * session from the primary.
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

/** A binding without sessions reads the primary. */
function begin(database: D1Database, from: 'first-primary' | 'first-unconstrained'): Pick<D1DatabaseSession, 'prepare' | 'batch'> {
  return 'withSession' in database ? database.withSession(from) : database
}
