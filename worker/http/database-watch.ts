import type { KVNamespace } from '@cloudflare/workers-types'
import { askForRow, type Store } from '#db/client.ts'
import { forgetInFlight } from '#db/in-flight.ts'

/**
 * Tells a database that is slow from one that does not answer. Queries have no individual time limit: a search index may take long to
 * build, and aborting it gains nothing. Only when a request waits too long is one row read from the database; if even that fails, the request gives up.
 */

/** Milliseconds before the check, and for its answer. Together with rendering they stay below a second. */
const usualPatience = 500
const probeFor = 300
const maxExtension = 2_000
/** Concurrent requests share one check. */
const sharedFor = 150

interface Probe {
  readonly at: number
  readonly answers: Promise<boolean>
}

const probes = new WeakMap<KVNamespace, Probe>()

/** Whether the database answers a query of one row within a time. @param limit milliseconds */
export async function databaseAnswers(store: Store, limit: number): Promise<boolean> {
  return (await within(probeOf(store), limit)) ?? false
}

/**
 * The result of some work, or null if the database stops answering first.
 * @param patience milliseconds before the database is checked
 */
export async function unlessSilent<Result>(working: Promise<Result>, store: Store, patience = usualPatience): Promise<Result | null> {
  const begun = Date.now()
  const inTime = working.then((result) => ({ result }))
  const early = await within(inTime, patience)
  if (early !== null) return early.result
  // On a busy machine everything is late, including the answer of a working database.
  const lag = Math.max(0, Date.now() - begun - patience)
  const next = await Promise.race([inTime, databaseAnswers(store, probeFor + Math.min(4 * lag, maxExtension))])
  if (typeof next === 'object') return next.result
  if (next) return working
  forgetInFlight(store.kv)
  return null
}

function probeOf(store: Store): Promise<boolean> {
  const known = probes.get(store.kv)
  if (known && Date.now() - known.at < sharedFor) return known.answers
  const answers = askForRow(store.replica).then(
    () => true,
    () => false,
  )
  // Other requests wait for it even after this one has ended.
  store.defer(answers)
  probes.set(store.kv, { at: Date.now(), answers })
  return answers
}

/** The result of a promise within a time limit; null if it takes longer. */
async function within<Value>(coming: Promise<Value>, limit: number): Promise<Value | null> {
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<null>((resolve) => {
    timer.id = setTimeout(() => resolve(null), limit)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer.id))
}
