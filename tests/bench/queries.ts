import { askNoted, databaseCost, notingModules } from './noted.ts'
import { serveWorker } from './sites.ts'

interface Queries {
  readonly statements: number
  /** Round trips: a batch is one. */
  readonly calls: number
}

export interface QueriesOfPage {
  readonly path: string
  /** Nothing cached: the index is built from D1. */
  readonly empty: Queries
  /** Another list right after: catalogue version and index are cached, this list is not. */
  readonly cold: Queries
  readonly warm: Queries
}

/** Counts the database calls of a page in workerd, with the built Worker, recording bindings and an empty cache in `cache`. */
export async function countQueries(state: string, cache: string, path: string, before: string): Promise<QueriesOfPage> {
  const site = await serveWorker(state, { modules: notingModules(), cache })
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
