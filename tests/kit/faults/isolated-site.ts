import { Log, LogLevel } from 'miniflare'
import { aroundWorker } from '../pool/worker-modules.ts'
import { openBareSite } from './bare-site.ts'
import type { Served } from './lagging-database.ts'

const d1Databases = ['DB', 'REPLICA']

/** A site of many isolates on a database with a replica that lags (`isolates-worker.ts`). Imports go into the isolate `first`. */
export async function openIsolatedSite() {
  const modules = aroundWorker('faults/isolates-worker.ts', 'faults/lagging-database.ts', 'pool/rows.ts')
  const { fetch, importFeed, [Symbol.asyncDispose]: dispose } = await openBareSite(modules, { d1Databases, log: new Log(LogLevel.ERROR) }, d1Databases)
  const ask = (isolate: string, path: string, init: RequestInit = {}) => fetch(path, { ...init, headers: { ...init.headers, 'X-Isolate': isolate } })
  return {
    ask,
    html: async (isolate: string, path: string) => (await ask(isolate, path)).text(),
    /** Copies the primary's state to the replica. */
    replicate: () => ask('first', '/-replicate', { method: 'POST' }),
    /** Makes writes to KV and the queue take twenty seconds. */
    slowDown: () => ask('first', '/-slow', { method: 'POST' }),
    async served(isolate: string): Promise<Served> {
      return (await ask(isolate, '/-served')).json()
    },
    importFeed,
    [Symbol.asyncDispose]: dispose,
  }
}
