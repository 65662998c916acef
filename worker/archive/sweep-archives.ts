import type { R2Bucket } from '@cloudflare/workers-types'
import { archiveIdAt } from '#db/model/archive/archive-id.ts'
import { monthsKept, nightsKept } from '#db/model/archive/archive-retention.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { archivesOf, manifestKeys, monthFolder, nightFolder, objectsIn, pieceFolder, readManifest } from './archive-store.ts'
import { monthOf } from './make-manifest.ts'

const maxAtOnce = 1_000
/** The newest are never deleted, however old: after a month of failures, or by a clock that is far ahead, none would be left. */
const leastKept = 3

/** Deletes archives whose time is over, and the pieces that none of the others has. */
export async function sweepArchives(env: Env, now: Date): Promise<void> {
  const bucket = archivesOf(env)
  const firstNight = `${nightFolder}${archiveIdAt(new Date(now.getTime() - nightsKept * day))}.json`
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsKept + 1, 1))
  const firstMonth = `${monthFolder}${monthOf(oldest.toISOString())}.json`
  const old = [...overdue(await manifestKeys(bucket, nightFolder), firstNight), ...overdue(await manifestKeys(bucket, monthFolder), firstMonth)]
  await remove(bucket, old)
  await removeUnused(bucket, now)
}

/** Manifests to delete. @param keys the oldest first @param first the oldest whose time is not over */
export function overdue(keys: readonly string[], first: string): readonly string[] {
  return keys.slice(0, -leastKept).filter((key) => key < first)
}

async function removeUnused(bucket: R2Bucket, now: Date): Promise<void> {
  const used = new Set<string>()
  for (const key of [...(await manifestKeys(bucket, nightFolder)), ...(await manifestKeys(bucket, monthFolder))]) {
    const manifest = await readManifest(bucket, key)
    // What cannot be read may name any of them.
    if (manifest === null) return
    for (const name of Object.keys(manifest.pieces)) used.add(name)
  }
  for await (const page of objectsIn(bucket, pieceFolder)) {
    // A piece of the archive that is being made is in no manifest yet.
    const unused = page.filter(({ key, uploaded }) => !used.has(key.slice(pieceFolder.length)) && now.getTime() - uploaded.getTime() > day)
    await remove(
      bucket,
      unused.map(({ key }) => key),
    )
  }
}

async function remove(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += maxAtOnce) await bucket.delete(keys.slice(at, at + maxAtOnce))
}
