import site from '#worker/index.ts'
import type { Fault, FaultOf } from './fault.ts'
import { faultyBinding } from './faulty-binding.ts'
import { faultyDatabase } from './faulty-database.ts'

/**
 * The built Worker with a database and cache that can fail or stop answering: `POST /-faults` sets what happens to each, and answers how many calls of the
 * database there have been since it was last asked.
 */

type Env = Parameters<typeof site.queue>[1]
export interface Faults {
  readonly database: Fault
  readonly cache: Fault
  /** The first call of the database that is faulty, from 1, and how many are from there on. */
  readonly first: number
  readonly count: number
  /** Forgets what the isolate remembers, as a new one would. */
  readonly isCold: boolean
}

let faults: Faults = { database: 'none', cache: 'none', first: 1, count: 0, isCold: false }
let calls = 0
let wrapped: Env | null = null

const faultOf: FaultOf = ({ place }) => {
  if (place === 'cache') return faults.cache
  if (place !== 'database') return 'none'
  calls += 1
  return calls >= faults.first && calls < faults.first + faults.count ? faults.database : 'none'
}

function faultyEnv(env: Env): Env {
  wrapped ??= {
    ...env,
    DB: faultyDatabase(env.DB, faultOf),
    LISTINGS: faultyBinding(env.LISTINGS, 'cache', ['get', 'getWithMetadata', 'put', 'delete'], faultOf),
  }
  return wrapped
}

export default {
  async fetch(request: Request, env: Env, context: Parameters<typeof site.fetch>[2]): Promise<Response> {
    if (new URL(request.url).pathname === '/-faults') {
      faults = await request.json()
      if (faults.isCold) wrapped = null
      const answer = Response.json({ calls })
      calls = 0
      return answer
    }
    return site.fetch(request, faultyEnv(env), context)
  },
  queue: (batch: Parameters<typeof site.queue>[0], env: Env, context: Parameters<typeof site.queue>[2]) => site.queue(batch, faultyEnv(env), context),
  scheduled: (controller: Parameters<typeof site.scheduled>[0], env: Env) => site.scheduled(controller, faultyEnv(env)),
}
