import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { importCommand } from '#worker/local/import-command.ts'
import { applyMigrations } from '#worker/local/migrations.ts'
import { miniflareOptions } from '#worker/local/site.ts'
import { aroundWorker } from '../pool/worker-modules.ts'
import type { Served } from './lagging-database.ts'

const root = resolve(import.meta.dirname, '../..')
const secret = 'known-to-these-tests-alone'

/** A site of many isolates on a database with a replica that lags (`isolates-worker.ts`). Imports go into the isolate `first`. */
export async function openIsolatedSite() {
  const state = mkdtempSync(join(tmpdir(), 'perron-'))
  const miniflare = new Miniflare(
    miniflareOptions({
      state,
      modules: aroundWorker('faults/isolates-worker.ts', 'faults/lagging-database.ts', 'pool/rows.ts'),
      variables: { IMPORT_TOKEN: secret, PLACE_SALT: secret, SIGNING_SECRET: secret },
      d1Databases: ['DB', 'REPLICA'],
      log: new Log(LogLevel.ERROR),
    }),
  )
  const url = (await miniflare.ready).origin
  for (const name of ['DB', 'REPLICA']) await applyMigrations(await miniflare.getD1Database(name), join(root, 'migrations'))

  const ask = (isolate: string, path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...init, headers: { ...init.headers, 'X-Isolate': isolate } })
  return {
    ask,
    html: async (isolate: string, path: string) => (await ask(isolate, path)).text(),
    /** Lets the replica have what the primary has. */
    replicate: () => ask('first', '/-replicate', { method: 'POST' }),
    /** Makes writes to KV and the queue take twenty seconds. */
    slowDown: () => ask('first', '/-slow', { method: 'POST' }),
    async served(isolate: string): Promise<Served> {
      return (await ask(isolate, '/-served')).json()
    },
    async importFeed(feed: object): Promise<void> {
      const file = join(state, 'feed.json')
      writeFileSync(file, JSON.stringify(feed))
      const errors: string[] = []
      const status = await importCommand([file], {
        print: () => undefined,
        printError: (text) => errors.push(text),
        environment: {},
        openLocal: async () => ({ url, token: secret, close: async () => undefined }),
      })
      if (status !== 0) throw new Error(errors.join('\n'))
    },
    async [Symbol.asyncDispose]() {
      await miniflare.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
