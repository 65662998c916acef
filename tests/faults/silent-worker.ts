import site from '#worker/index.ts'
import type { Fault, FaultOf } from './fault.ts'
import { faultyBinding } from './faulty-binding.ts'
import { faultyDatabase } from './faulty-database.ts'

/** The built Worker with a database and cache that can fail or stop answering: `POST /-faults` sets what happens to each. */

type Env = Parameters<typeof site.queue>[1]
interface Faults {
  readonly database: Fault
  readonly cache: Fault
}

let faults: Faults = { database: 'none', cache: 'none' }
let wrapped: Env | null = null

const faultOf: FaultOf = ({ place }) => (place === 'database' || place === 'cache' ? faults[place] : 'none')

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
      return new Response(null, { status: 204 })
    }
    return site.fetch(request, faultyEnv(env), context)
  },
  queue: (batch: Parameters<typeof site.queue>[0], env: Env) => site.queue(batch, faultyEnv(env)),
  scheduled: (controller: Parameters<typeof site.scheduled>[0], env: Env) => site.scheduled(controller, faultyEnv(env)),
}
