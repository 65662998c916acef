import site from '#worker/index.ts'
import { type Chance, chanceFrom } from '../chance.ts'
import type { Call, Fault, FaultOf } from './fault.ts'
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
  const faults = new Map<Call['place'], readonly Fault[]>()
  const faultOf: FaultOf = ({ place }) => {
    const [fault = 'none', ...rest] = faults.get(place) ?? spread(chance, env.LIKELIHOOD)
    if (rest.length > 0) faults.set(place, rest)
    else faults.delete(place)
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

/** The faults of the next calls: one at a random position, so that a place with few calls gets its share too. */
function spread(chance: Chance, likelihood: number): readonly Fault[] {
  const calls = Math.round(1 / likelihood)
  const faulty = chance.whole(0, calls - 1)
  return Array.from({ length: calls }, (_, index) => (index === faulty ? chance.pick(kinds) : 'none'))
}

export default {
  fetch(request: Request, env: Env, context: Parameters<typeof site.fetch>[2]) {
    if (new URL(request.url).pathname === '/-met') return Response.json(met)
    return site.fetch(request, faultyEnv(env), context)
  },
  queue: (batch: Parameters<typeof site.queue>[0], env: Env, context: Parameters<typeof site.queue>[2]) => site.queue(batch, faultyEnv(env), context),
  scheduled: (controller: Parameters<typeof site.scheduled>[0], env: Env) => site.scheduled(controller, faultyEnv(env)),
}
