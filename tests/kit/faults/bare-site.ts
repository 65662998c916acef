import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { applyMigrations } from '#worker/local/migrations.ts'
import { type LocalWorker, miniflareOptions } from '#worker/local/site.ts'
import { importInto } from '../../feeds/import-into.ts'
import { emptyState } from '../pool/empty-state.ts'

const migrations = resolve(import.meta.dirname, '../../../migrations')
export const secret = 'known-to-these-tests-alone'

/** A site on a separate Miniflare, for Workers wrapped in faults. Its databases have tables but no rows. @param options options of Miniflare */
export async function openBareSite(modules: LocalWorker['modules'], options: Readonly<Record<string, unknown>>, databases: readonly string[] = ['DB']) {
  const state = emptyState()
  const variables = { IMPORT_TOKEN: secret, PLACE_SALT: secret, SIGNING_SECRET: secret }
  const miniflare = new Miniflare(miniflareOptions({ ...options, state, modules, variables }))
  const url = (await miniflare.ready).origin
  const [first, ...others] = await Promise.all(databases.map((name) => miniflare.getD1Database(name)))
  if (first === undefined) throw new TypeError('a site has a database')
  await applyMigrations(first, migrations)
  for (const other of others) await copyTables(first, other)
  async function importFile(file: string, options: readonly string[] = []): Promise<void> {
    const { status, errors } = await importInto({ url, token: secret }, [file, ...options])
    if (status !== 0) throw new Error(errors.join('\n'))
  }
  return {
    miniflare,
    url,
    token: secret,
    fetch: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init }),
    /** Throws if the feed is refused. */
    async importFeed(feed: object, options: readonly string[] = []): Promise<void> {
      const file = join(state, 'feed.json')
      writeFileSync(file, JSON.stringify(feed))
      await importFile(file, options)
    },
    importFile,
    async [Symbol.asyncDispose]() {
      await miniflare.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/** Gives a database the tables, indexes and triggers of another. Migrations would take seconds. */
async function copyTables(from: D1Database, to: D1Database): Promise<void> {
  const order = "CASE type WHEN 'table' THEN 0 WHEN 'index' THEN 1 ELSE 2 END, rowid"
  const { results } = await from.prepare(`SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY ${order}`).all<{ name: string; sql: string }>()
  const virtual = results.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql))
  const own = results.filter(({ name }) => !/^(?:sqlite_|_cf_)/.test(name) && !virtual.some((index) => name.startsWith(`${index.name}_`)))
  await to.batch(own.map(({ sql }) => to.prepare(sql)))
}
