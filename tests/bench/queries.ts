import { askNoted, databaseCost, notingModules } from './noted.ts'
import { serveWorker } from './sites.ts'

interface Queries {
  readonly statements: number
  /** Round trips: a batch is one. */
  readonly calls: number
}

export interface QueriesOfPage {
  readonly path: string
  /** Nothing cached anywhere: the index is built from the record. */
  readonly empty: Queries
  /** Another list just after: the version of the catalogue and its index are known, this list is not. */
  readonly cold: Queries
  readonly warm: Queries
}

/** Counts what reaches the database for a page, in workerd, with the built Worker behind a counting database and an empty cache in `cache`. */
export async function countQueries(state: string, cache: string, path: string, before: string): Promise<QueriesOfPage> {
  const site = await serveWorker(state, { modules: notingModules(), kvPersist: cache })
  try {
    const empty = await ask(site.origin + before)
    const cold = await ask(site.origin + path)
    const warm = await ask(site.origin + path)
    return { path, empty, cold, warm }
  } finally {
    await site.close()
  }
}

async function ask(url: string): Promise<Queries> {
  const { status, notes } = await askNoted(url)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return databaseCost(notes)
}
