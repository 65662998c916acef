import type { KVNamespace } from '@cloudflare/workers-types'
import { askForRow, type Store } from '#db/client.ts'
import { forgetInFlight } from '#db/site/in-flight.ts'
import { reportFault } from '#db/site/report-fault.ts'

/**
 * Distinguishes a slow database from one that does not respond. Queries have no timeout of their own: a search index may take long to build, and
 * aborting it gains nothing. A request that waits too long probes the database with a one-row query, and gives up only if that fails too.
 */

/** Milliseconds before the probe, and its timeout. Together with rendering they stay below a second. */
const usualTimeout = 500
const probeFor = 300
const maxExtension = 2_000
/** Milliseconds for which concurrent requests share one probe. */
const sharedFor = 150

interface Probe {
  readonly at: number
  readonly answers: Promise<boolean>
}

const probes = new WeakMap<KVNamespace, Probe>()

/** Probes the database with a one-row query. @param limit timeout in milliseconds */
export async function databaseAnswers(store: Store, limit: number): Promise<boolean> {
  return (await within(probeOf(store), limit)) ?? false
}

/**
 * The result of some work, or null if the database stops responding first.
 * @param timeout milliseconds before the database is probed
 */
export async function unlessSilent<Result>(working: Promise<Result>, store: Store, timeout = usualTimeout): Promise<Result | null> {
  const begun = Date.now()
  const inTime = working.then((result) => ({ result }))
  const early = await within(inTime, timeout)
  if (early !== null) return early.result
  // On a busy machine everything is late, including the response of a working database.
  const lag = Math.max(0, Date.now() - begun - timeout)
  const next = await Promise.race([inTime, databaseAnswers(store, probeFor + Math.min(4 * lag, maxExtension))])
  if (typeof next === 'object') return next.result
  if (next) return working
  forgetInFlight(store.kv)
  return null
}

/** What a page with a sent form reads besides, or null if the database fails or does not answer: the form must be shown either way. */
export async function unlessAway<Result>(reading: Promise<Result>, store: Store): Promise<Result | null> {
  return unlessSilent(reading, store).catch((error: unknown) => {
    reportFault('a sent form is shown without what its page reads', error)
    return null
  })
}

function probeOf(store: Store): Promise<boolean> {
  const known = probes.get(store.kv)
  if (known && Date.now() - known.at < sharedFor) return known.answers
  const answers = askForRow(store.replica).then(
    () => true,
    () => false,
  )
  // Other requests share the probe even after this one has ended.
  store.defer(answers)
  probes.set(store.kv, { at: Date.now(), answers })
  return answers
}

/** The result of a promise, or null on timeout. */
export async function within<Value>(coming: Promise<Value>, limit: number): Promise<Value | null> {
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<null>((resolve) => {
    timer.id = setTimeout(() => resolve(null), limit)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer.id))
}
