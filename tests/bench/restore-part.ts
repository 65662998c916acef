import { randomBytes } from 'node:crypto'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeKey, readKey } from '#worker/local/archive/age-keys.ts'
import { readArchive } from '#worker/local/archive/read-archive.ts'
import { backupCommand } from '#worker/local/commands/backup-command.ts'
import { restoreCommand } from '#worker/local/commands/restore-command.ts'
import { openSite, type Site } from '#worker/local/site.ts'
import { deskSizes, fillDesk } from './desk-rows.ts'
import { grouped, type Section, table } from './report.ts'
import type { States } from './states.ts'
import { verdict } from './targets.ts'

/** The bench part that proves a restore: it destroys D1, KV and R2 of a loaded site and brings it back. */

const files = 5_000
const fileSize = 60_000 // bytes
const longest = 15 * 60 // seconds

export async function restores(states: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'loaded')
  const key = join(work, 'key')
  const archive = join(work, 'site.tar')
  cpSync(await states.path('large'), state, { recursive: true })
  const { file, recipient } = makeKey(new Date())
  writeFileSync(key, file)
  const loaded = await openSite({ state, quiet: true, isTemporary: true })
  await fillDesk(await loaded.miniflare.getD1Database('DB'))
  await putFiles(loaded)
  const first = await timed(() => run(backupCommand, [archive, '--key', key], loaded, { BACKUP_RECIPIENT: recipient }))
  rmSync(archive, { force: true })
  const second = await timed(() => run(backupCommand, [archive, '--key', key], loaded, { BACKUP_RECIPIENT: recipient }))
  const share = await storedShare(loaded)
  await loaded.close()
  rmSync(state, { recursive: true })
  const empty = await openSite({ state, quiet: true, isTemporary: true })
  const restored = await timed(() => run(restoreCommand, [archive, '--key', key], empty, {}))
  await empty.close()
  const differences = restored.lines.filter((line) => line.includes('DIFFERS'))
  return [
    {
      title: 'A site destroyed and brought back',
      text: `${states.large.description}, ${grouped(deskSizes.leads)} leads, ${grouped(files)} files; ${grouped(rowsOf(archive, key))} rows. D1, KV and R2 are deleted; every table is compared by count and hash.\n\n${table(
        ['', 'seconds', 'target'],
        [
          ['first archive, opened and compared', first.seconds.toFixed(0), ''],
          [`a night without a change (${(share * 100).toFixed(2)} % of the bytes are new)`, second.seconds.toFixed(0), verdict(share < 0.01)],
          [`restore, ${grouped(statSync(archive).size / 1e6)} MB`, restored.seconds.toFixed(0), verdict(restored.seconds < longest)],
          ['tables that differ', differences.length, verdict(differences.length === 0 && restored.status === 0)],
        ],
      )}${differences.map((line) => `\n${line}`).join('')}`,
    },
  ]
}

async function putFiles({ miniflare }: Site): Promise<void> {
  const bucket = await miniflare.getR2Bucket('FILES')
  for (let at = 0; at < files; at += 1) await bucket.put(`documents/bench-${at}`, randomBytes(fileSize), { httpMetadata: { contentType: 'application/pdf' } })
}

async function run(command: typeof backupCommand, args: readonly string[], { url, token }: Site, environment: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const openLocal = async () => ({ url, token, close: async () => undefined })
  const status = await command(args, { print, printError: (line) => console.error(line), environment, openLocal })
  return { status, lines }
}

async function timed<Result extends object>(task: () => Promise<Result>): Promise<Result & { readonly seconds: number }> {
  const start = performance.now()
  const result = await task()
  return { ...result, seconds: (performance.now() - start) / 1_000 }
}

/** The share of the last archive's bytes that no earlier one had, the manifest among them. */
async function storedShare({ miniflare }: Site): Promise<number> {
  const database = await miniflare.getD1Database('DB')
  const last = await database
    .prepare('SELECT id, bytes, stored FROM archive_runs ORDER BY started_at DESC LIMIT 1')
    .first<{ id: string; bytes: number; stored: number }>()
  const manifest = await (await miniflare.getR2Bucket('FILES')).head(`archive/nights/${last?.id}.json`)
  return last === null ? 1 : (last.stored + (manifest?.size ?? 0)) / last.bytes
}

function rowsOf(archive: string, keyFile: string): number {
  const key = readKey(readFileSync(keyFile, 'utf8'))
  return key === null ? 0 : readArchive(archive, key).manifest.tables.reduce((sum, { count }) => sum + count, 0)
}
