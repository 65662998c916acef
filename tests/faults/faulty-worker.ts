import site from '#worker/index.ts'
import { chanceFrom } from '../chance.ts'
import type { Fault, FaultOf } from './fault.ts'
import { faultyBinding } from './faulty-binding.ts'
import { faultyDatabase } from './faulty-database.ts'

/**
 * The built Worker with bindings whose calls may fail before or after taking effect, be slow, or (queue only) run
 * twice. `/-met` returns how often each has occurred.
 */

type Env = Parameters<typeof site.queue>[1] & { readonly SEED: number; readonly LIKELIHOOD: number }

const met: Record<string, number> = {}
const kinds: readonly Fault[] = ['before', 'after', 'slow', 'twice']
const wrapped = new WeakMap<Env, Env>()

function faultyEnv(env: Env): Env {
  const known = wrapped.get(env)
  if (known) return known
  const chance = chanceFrom(env.SEED)
  const faultOf: FaultOf = ({ place }) => {
    const fault = chance.happens(env.LIKELIHOOD) ? chance.pick(kinds) : 'none'
    const name = `${place} ${fault}`
    met[name] = (met[name] ?? 0) + 1
    return fault
  }
  const made = {
    ...env,
    DB: faultyDatabase(env.DB, faultOf),
    WORK: faultyBinding(env.WORK, 'queue', ['send', 'sendBatch'], faultOf),
    LISTINGS: faultyBinding(env.LISTINGS, 'cache', ['get', 'getWithMetadata', 'put', 'delete'], faultOf),
    FILES: faultyBinding(env.FILES, 'bucket', ['get', 'put', 'delete', 'list', 'head'], faultOf),
  }
  wrapped.set(env, made)
  return made
}

export default {
  fetch(request: Request, env: Env, context: Parameters<typeof site.fetch>[2]) {
    if (new URL(request.url).pathname === '/-met') return Response.json(met)
    return site.fetch(request, faultyEnv(env), context)
  },
  queue: (batch: Parameters<typeof site.queue>[0], env: Env) => site.queue(batch, faultyEnv(env)),
  scheduled: (controller: Parameters<typeof site.scheduled>[0], env: Env) => site.scheduled(controller, faultyEnv(env)),
}
