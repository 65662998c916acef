import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'
import { serveWorker } from './sites.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Queries {
  readonly statements: number
  /** Round trips: a batch is one. */
  readonly calls: number
}

export interface QueriesOfPage {
  readonly path: string
  /** Nothing cached anywhere. */
  readonly empty: Queries
  /** Another list just after: the version of the catalogue is known, this list is not. */
  readonly cold: Queries
  readonly warm: Queries
}

/** Counts what reaches the database for a page, in workerd, with the built Worker behind a counting database and an empty cache in `cache`. */
export async function countQueries(state: string, cache: string, path: string, before: string): Promise<QueriesOfPage> {
  const site = await serveWorker(state, { modules: countingModules(), kvPersist: cache })
  try {
    const empty = await ask(site.origin + before)
    const cold = await ask(site.origin + path)
    const warm = await ask(site.origin + path)
    return { path, empty, cold, warm }
  } finally {
    await site.close()
  }
}

function countingModules() {
  const worker = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'counting-worker.ts'), 'utf8')).replace('#worker/index.ts', './site.js')
  return [
    { name: 'counting.js', contents: worker },
    { name: 'site.js', contents: readFileSync(join(root, 'dist/worker/index.js'), 'utf8') },
  ]
}

async function ask(url: string): Promise<Queries> {
  const answer = await fetch(url)
  await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return { statements: Number(answer.headers.get('X-Statements')), calls: Number(answer.headers.get('X-Calls')) }
}
