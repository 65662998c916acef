import { type ArchiveRun, beginRun, endRun, endStep, findRunUnderWay, leaseStep, readParts } from '#db/archive/archive-runs.ts'
import { endLog } from '#db/archive/change-log.ts'
import { type Db, openStore } from '#db/client.ts'
import { archiveIdAt } from '#db/model/archive/archive-id.ts'
import { hour } from '#db/model/site/durations.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { readRecipient } from './age.ts'
import { beginReading, continueReading, type Part, storedBy } from './archive-steps.ts'
import { archivesOf, monthFolder, nightFolder, openPieces } from './archive-store.ts'
import { makeManifest, monthOf } from './make-manifest.ts'
import { proveArchive } from './prove-archive.ts'

/** An archive from its beginning to its manifest, in steps that a killed Worker resumes. */

/** Milliseconds of a step. */
const stepTime = 10_000
/** An archive that is not done after this is given up. */
const longest = 6 * hour

/** Where a run stands, for who drives it. */
export interface ArchiveProgress {
  readonly id: string
  readonly state: ArchiveRun['state'] | 'busy'
  readonly step: number
}

/** Begins an archive, or finds the one under way. @returns null if the site takes an archive back, or no key fits */
export async function beginArchive(env: Env, recipient: string, now: Date): Promise<ArchiveProgress | null> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const under = await findRunUnderWay(db)
  const isStale = under !== null && now.getTime() - Date.parse(under.startedAt) > longest
  if (under?.state === 'reading' && isStale) await failRun(db, under, 'it was not done in six hours')
  else if (under) return under.state === 'restoring' ? null : { id: under.id, state: under.state, step: under.step }
  if (readRecipient(recipient) === null) return null
  const id = archiveIdAt(now)
  await beginRun(db, id, 'reading', recipient, now)
  return { id, state: 'reading', step: 0 }
}

/** Takes the next step of the archive under way; null if there is none. A fault gives the archive up, once the step has failed for good. */
export async function continueArchive(env: Env, now: Date): Promise<ArchiveProgress | null> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const run = await findRunUnderWay(db)
  if (run?.state !== 'reading') return null
  if (!(await leaseStep(db, run, now))) return { id: run.id, state: 'busy', step: run.step }
  try {
    const parts = (await readParts(db, run.id)).map((part): Part => JSON.parse(part))
    if (parts.at(-1)?.next.phase === 'end') return await finishArchive(env, db, run, parts)
    const part = parts.length === 0 ? await beginReading(db) : await continueReading(env, run.recipient, parts, Date.now() + stepTime)
    await endStep(db, run, JSON.stringify(part))
    return { id: run.id, state: 'reading', step: run.step + 1 }
  } catch (error) {
    reportFault('An archive failed', error)
    await failRun(db, run, error instanceof Error ? error.name : 'a fault')
    return { id: run.id, state: 'failed', step: run.step }
  }
}

async function failRun(db: Db, { id }: Pick<ArchiveRun, 'id'>, error: string): Promise<void> {
  await endLog(db)
  await endRun(db, id, { state: 'failed', error })
}

/** Writes the manifest, that of the month too if it is the first, and proves the archive. */
async function finishArchive(env: Env, db: Db, run: ArchiveRun, parts: readonly Part[]): Promise<ArchiveProgress> {
  const bucket = archivesOf(env)
  const origin = settingsOf(env).origin
  const pieces = await openPieces(env, run.recipient, storedBy(parts))
  const night = await makeManifest(pieces, { ...run, origin }, parts, 'all')
  await bucket.put(`${nightFolder}${run.id}.json`, JSON.stringify(night.manifest))
  const month = `${monthFolder}${monthOf(night.manifest.at)}.json`
  if ((await bucket.head(month)) === null) {
    const { manifest } = await makeManifest(pieces, { ...run, origin }, parts, 'withoutPeople')
    await bucket.put(month, JSON.stringify(manifest))
  }
  const { at, tables, files } = night.manifest
  const sizes = Object.values(night.manifest.pieces).map(([bytes]) => bytes)
  await endRun(db, run.id, {
    state: 'done',
    endedAt: at,
    pieces: sizes.length,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    stored: night.stored,
    rows: tables.reduce((sum, { count }) => sum + count, 0),
    files: Object.keys(files).length,
  })
  await proveArchive(env, new Date())
  return { id: run.id, state: 'done', step: run.step + 1 }
}
