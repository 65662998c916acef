import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Miniflare } from 'miniflare'
import { applyMigrations } from '#worker/local/migrations.ts'
import { type LocalWorker, miniflareOptions } from '#worker/local/site.ts'
import { importInto } from '../../feeds/import-into.ts'
import { emptyState } from '../pool/empty-state.ts'

const migrations = resolve(import.meta.dirname, '../../../migrations')
export const secret = 'known-to-these-tests-alone'

/** A site on a separate Miniflare, for Workers wrapped in faults. Its databases have tables but no rows. @param others options of Miniflare */
export async function openBareSite(modules: LocalWorker['modules'], others: Readonly<Record<string, unknown>>, databases: readonly string[] = ['DB']) {
  const state = emptyState()
  const variables = { IMPORT_TOKEN: secret, PLACE_SALT: secret, SIGNING_SECRET: secret }
  const miniflare = new Miniflare(miniflareOptions({ ...others, state, modules, variables }))
  const url = (await miniflare.ready).origin
  for (const name of databases) await applyMigrations(await miniflare.getD1Database(name), migrations)
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
