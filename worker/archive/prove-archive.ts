import { createHash } from 'node:crypto'
import type { R2Bucket } from '@cloudflare/workers-types'
import { endRun } from '#db/archive/archive-runs.ts'
import { openStore } from '#db/client.ts'
import type { Env } from '#worker/env.ts'
import { archivesOf, newestManifest, objectsIn, pieceFolder } from './archive-store.ts'
import type { Manifest } from './manifest.ts'

/**
 * The nightly proof: the newest archive is complete, every piece has its size and hash, and what it refers to is there. The site cannot open its own
 * archives: that their content is right is proved by a restore (`npm run bench -- restore`).
 */

/** Each piece is read and hashed once in as many nights; its size and the bucket's own checksum are looked at every night. */
const turns = 30
const shown = 5

/** Proves the newest archive and notes the result. @returns what is wrong with it */
export async function proveArchive(env: Env, now: Date): Promise<readonly string[]> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const bucket = archivesOf(env)
  const manifest = await newestManifest(bucket, now)
  if (manifest === null) return ['there is no archive']
  const wrong = [...wrongReferences(manifest), ...(await wrongPieces(bucket, manifest, now))]
  await endRun(db, manifest.id, { provedAt: now.toISOString(), proof: wrong.length === 0 ? null : `${wrong.length}: ${wrong.slice(0, shown).join('; ')}` })
  return wrong
}

/** What a manifest names and does not hold. */
export function wrongReferences({ tables, changes, lists, files, pieces }: Manifest): readonly string[] {
  const named = [...tables.flatMap((table) => table.pieces), ...changes, ...lists, ...Object.values(files)]
  const missing = named.filter((name) => pieces[name] === undefined).map((name) => `the piece ${name} is not listed`)
  const names = new Set(tables.map(({ name }) => name))
  const empty = tables.filter(({ count, pieces: own }) => count > 0 && own.length === 0 && changes.length === 0)
  const orphans = tables.filter(({ parents }) => parents.some((parent) => !names.has(parent)))
  return [...missing, ...empty.map(({ name }) => `no row of ${name}`), ...orphans.map(({ name }) => `a table that ${name} refers to is missing`)]
}

async function wrongPieces(bucket: R2Bucket, { pieces }: Manifest, now: Date): Promise<readonly string[]> {
  const left = new Map(Object.entries(pieces))
  const wrong: string[] = []
  const turn = Math.floor(now.getTime() / 86_400_000) % turns
  for await (const page of objectsIn(bucket, pieceFolder)) {
    for (const { key, size, checksums } of page) {
      const name = key.slice(pieceFolder.length)
      const piece = left.get(name)
      if (piece === undefined) continue
      left.delete(name)
      const [bytes, hash] = piece
      const isRead = Number.parseInt(name.slice(0, 6), 16) % turns === turn
      const kept = isRead ? await hashOf(bucket, key) : checksums.sha256 && Buffer.from(checksums.sha256).toString('base64url')
      if (size !== bytes || (kept !== undefined && kept !== hash)) wrong.push(`the piece ${name} is damaged`)
    }
  }
  return [...wrong, ...[...left.keys()].map((name) => `the piece ${name} is missing`)]
}

async function hashOf(bucket: R2Bucket, key: string): Promise<string> {
  const file = await bucket.get(key)
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
  return createHash('sha256').update(bytes).digest('base64url')
}
