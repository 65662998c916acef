import { findRunUnderWay, removeOldArchiveRuns } from '#db/archive/archive-runs.ts'
import { openStore } from '#db/client.ts'
import { archiveRunDays } from '#db/model/archive/archive-retention.ts'
import { day } from '#db/model/site/durations.ts'
import type { Env } from '#worker/env.ts'
import { copyErased } from './erased-rows.ts'
import { beginArchive, continueArchive } from './run-archive.ts'
import { sweepArchives } from './sweep-archives.ts'
import { tellOfFailure } from './tell-of-failure.ts'

/** The archive of each night, made on the queue. Without a public key there is none. */

/** Nightly: deletes archives whose time is over, and begins the next. */
export async function beginNightlyArchive(env: Env, now: Date): Promise<void> {
  if (!env.BACKUP_RECIPIENT) return
  const { db } = openStore(env.DB, env.LISTINGS)
  await removeOldArchiveRuns(db, new Date(now.getTime() - archiveRunDays * day).toISOString())
  const begun = await beginArchive(env, env.BACKUP_RECIPIENT, now)
  if (begun) await env.WORK.send({ kind: 'archive', step: begun.step })
  await sweepArchives(env, now)
  await tellOfFailure(env, now)
}

/** On the queue: the next step of the archive under way; queues the one after it. */
export async function continueOnQueue(env: Env, now: Date): Promise<void> {
  const progress = await continueArchive(env, now)
  if (progress?.state === 'reading') await env.WORK.send({ kind: 'archive', step: progress.step })
  else if (progress?.state === 'failed' || progress?.state === 'done') await tellOfFailure(env, now)
}

/** Every five minutes: goes on with an archive whose message was lost, or whose worker was killed. */
export async function rescueArchive(env: Env): Promise<void> {
  const run = await findRunUnderWay(openStore(env.DB, env.LISTINGS).db)
  if (run?.state === 'reading') await env.WORK.send({ kind: 'archive', step: run.step })
}

/** Every five minutes: copies the ids of erased rows to the archives. */
export async function noteErased(env: Env, now: Date): Promise<void> {
  if (env.BACKUP_RECIPIENT) await copyErased(env, now)
}
