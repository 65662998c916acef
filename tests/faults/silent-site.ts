import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { importCommand } from '#worker/local/import-command.ts'
import { applyMigrations } from '#worker/local/migrations.ts'
import { miniflareOptions } from '#worker/local/site.ts'
import { demoAgency } from '../demo-agency.ts'
import { aroundWorker } from '../pool/worker-modules.ts'
import type { Fault } from './fault.ts'

const root = resolve(import.meta.dirname, '../..')

const secret = 'known-to-these-tests-alone'

/** A site of the demo agency whose database and cache can be made to fail or stop answering (`silent-worker.ts`). */
export async function openSilentSite() {
  const state = mkdtempSync(join(tmpdir(), 'perron-'))
  const miniflare = new Miniflare(
    miniflareOptions({
      state,
      modules: aroundWorker('faults/silent-worker.ts', 'faults/faulty-database.ts', 'faults/faulty-binding.ts', 'faults/fault.ts'),
      variables: { IMPORT_TOKEN: secret, PLACE_SALT: secret, SIGNING_SECRET: secret },
      assets: undefined,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => undefined,
    }),
  )
  const url = (await miniflare.ready).origin
  const db = await miniflare.getD1Database('DB')
  await applyMigrations(db, join(root, 'migrations'))
  const { version, ...record } = demoAgency
  await db.batch([
    db.prepare('INSERT INTO agency (id, version, record, changed_at) VALUES (1, ?, ?, ?)').bind(version, JSON.stringify(record), '2026-01-01'),
    db.prepare('UPDATE catalogue SET agency = ?').bind(version),
  ])
  const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
  return {
    db,
    fetch: ask,
    /** Sets what happens from now on to every database and cache call. */
    async befall(faults: { readonly database?: Fault; readonly cache?: Fault }): Promise<void> {
      await ask('/-faults', { method: 'POST', body: JSON.stringify({ database: 'none', cache: 'none', ...faults }) })
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
