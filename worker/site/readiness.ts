import { selectArchives } from '#db/archive/archive-runs.ts'
import { askForRow, openStore } from '#db/client.ts'
import { type ArchiveState, archiveStanding } from '#db/model/archive/archive-standing.ts'
import { crmDirections, type Exchange } from '#db/model/feeds/crm-health.ts'
import { minute } from '#db/model/site/durations.ts'
import { selectJobRuns } from '#db/site/job-runs.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { loadExchanges } from '#worker/feeds/sync/exchanges.ts'
import { within } from '#worker/site/faults/database-watch.ts'

/** Milliseconds for each part. */
const limit = 2_000
/** Milliseconds after which no cron job has run; one runs each minute. */
const jobsLateAfter = 15 * minute
/** A name that nothing is stored under. */
const probe = 'health-probe'

/** `silent`: no answer in time. */
type PartState = 'ok' | 'failed' | 'silent'

/** The state of the site: without `database`, `cache` or `files` it can neither serve nor store. */
interface Readiness {
  readonly status: 'ok' | 'degraded' | 'down'
  readonly at: string
  readonly parts: Readonly<Record<'database' | 'cache' | 'files' | 'queue', PartState>>
  /** Null if the database does not say. */
  readonly jobs: Awaited<ReturnType<typeof loadJobs>> | null
  readonly archives: Awaited<ReturnType<typeof loadArchives>> | null
  readonly crms: Awaited<ReturnType<typeof loadCrms>> | null
}

/** Touches every part of the site, each within its time. */
export async function readReadiness(env: Env, now: Date): Promise<Readiness> {
  const { primary } = openStore(env.DB, env.LISTINGS)
  const [database, cache, files, queue, jobs, archives, crms] = await Promise.all([
    stateOf(() => askForRow(primary)),
    stateOf(() => env.LISTINGS.get(probe)),
    stateOf(() => env.FILES.head(probe)),
    stateOf(() => env.WORK.metrics()),
    inTime(() => loadJobs(env, now)),
    inTime(() => loadArchives(env, now)),
    inTime(() => loadCrms(env, now)),
  ])
  const isDown = [database, cache, files].some((state) => state !== 'ok')
  const exchanges = Object.values(crms ?? {}).flatMap((crm) => Object.values(crm))
  const isDegraded =
    queue !== 'ok' ||
    jobs === null ||
    crms === null ||
    archives === null ||
    jobs.isLate ||
    isAlarming(archives.state) ||
    exchanges.some(({ state }) => state === 'failing' || state === 'behind')
  return { status: isDown ? 'down' : isDegraded ? 'degraded' : 'ok', at: now.toISOString(), parts: { database, cache, files, queue }, jobs, archives, crms }
}

async function stateOf(touch: () => Promise<unknown>): Promise<PartState> {
  const touched = async (): Promise<PartState> => {
    await touch()
    return 'ok'
  }
  return (
    (await within(
      touched().catch((): PartState => 'failed'),
      limit,
    )) ?? 'silent'
  )
}

async function inTime<Value>(load: () => Promise<Value>): Promise<Value | null> {
  return within(
    load().catch(() => null),
    limit,
  )
}

const ageOf = (at: string | null, now: Date) => (at === null ? null : Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1_000)))

/** The cron jobs by name, with the seconds since each last succeeded. */
async function loadJobs(env: Env, now: Date) {
  const runs = await selectJobRuns(openStore(env.DB, env.LISTINGS).primary)
  // A run that a clock noted that was ahead would hide that none has run since.
  const times = runs
    .flatMap(({ doneAt, failedAt }) => [Date.parse(doneAt ?? ''), Date.parse(failedAt ?? '')])
    .filter((at) => at <= now.getTime() + jobsLateAfter)
  const last = Math.max(0, ...times)
  const of = runs.map(({ name, doneAt, failedAt }) => [name, { lastSuccess: doneAt, age: ageOf(doneAt, now), lastFailure: failedAt }] as const)
  return { isLate: runs.length > 0 && now.getTime() - last > jobsLateAfter, last: Object.fromEntries(of) }
}

const isAlarming = (state: ArchiveState) => state === 'late' || state === 'failed' || state === 'damaged'

/** How the archives stand, with the seconds since the moment that the last one is of. */
async function loadArchives(env: Env, now: Date) {
  const { state, last } = archiveStanding(await selectArchives(openStore(env.DB, env.LISTINGS).primary, 5), Boolean(env.BACKUP_RECIPIENT), now)
  return {
    state,
    last: last && { at: last.endedAt, age: ageOf(last.endedAt, now), provedAt: last.provedAt, bytes: last.bytes, rows: last.rows, files: last.files },
  }
}

/** Each CRM and direction, with the seconds since it last succeeded. */
async function loadCrms(env: Env, now: Date) {
  const crms = await loadExchanges(settingsOf(env), openStore(env.DB, env.LISTINGS).primary, now)
  const aged = (exchange: Exchange) => ({ ...exchange, age: ageOf(exchange.lastSuccess, now) })
  return Object.fromEntries(crms.map(({ crm, ...of }) => [crm, Object.fromEntries(crmDirections.map((direction) => [direction, aged(of[direction])]))]))
}
