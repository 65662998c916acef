import type { D1Database, KVNamespace, Queue } from '@cloudflare/workers-types'
import site from '#worker/index.ts'
import { copyRows } from '../pool/rows.ts'
import { laggingDatabase, type Replication, type Served } from './lagging-database.ts'

/**
 * The built Worker as many isolates: caches hang on bindings, so a request uses the caches of the isolate that `X-Isolate` names. Each has
 * a KV that never shows what another has written, and all read one replica, which has what the primary had at the last `POST /-replicate`.
 * `POST /-slow` makes writes to KV and the queue slow; `/-served` returns how many statements an isolate sent to each database.
 */

type Env = Parameters<typeof site.queue>[1] & { readonly REPLICA: D1Database }
type Context = Parameters<typeof site.fetch>[2]

const slowness = 20_000 // ms
const replication: Replication = { written: 0, replicated: 0 }
const isolates = new Map<string, { readonly env: Env; readonly served: Served }>()
let isSlow = false

function isolateOf(name: string, env: Env) {
  const known = isolates.get(name)
  if (known) return known
  const served: Served = { primary: 0, replica: 0, writes: 0 }
  const DB = laggingDatabase({ primary: env.DB, replica: env.REPLICA, replication, served })
  const isolate = { env: { ...env, DB, LISTINGS: ownCache(name, env.LISTINGS), WORK: queue(env.WORK) }, served }
  isolates.set(name, isolate)
  return isolate
}

async function pause(): Promise<void> {
  if (isSlow) await new Promise((resolve) => setTimeout(resolve, slowness))
}

function ownCache(isolate: string, kv: KVNamespace): KVNamespace {
  const call =
    (method: 'get' | 'put' | 'delete') =>
    async (name: string, ...others: unknown[]) => {
      if (method === 'put') await pause()
      return Reflect.apply(kv[method], kv, [`${isolate}/${name}`, ...others])
    }
  return Object.create({ get: call('get'), put: call('put'), delete: call('delete') })
}

function queue<Body>(work: Queue<Body>): Queue<Body> {
  return Object.create({
    send: (...given: unknown[]) => pause().then(() => Reflect.apply(work.send, work, given)),
    sendBatch: (...given: unknown[]) => pause().then(() => Reflect.apply(work.sendBatch, work, given)),
  })
}

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const isolate = isolateOf(request.headers.get('X-Isolate') ?? 'first', env)
    const { pathname } = new URL(request.url)
    if (pathname === '/-served') return Response.json(isolate.served)
    if (pathname === '/-slow') isSlow = true
    if (pathname === '/-replicate') {
      const { written } = replication
      await copyRows(env.DB, env.REPLICA)
      replication.replicated = written
    }
    return pathname.startsWith('/-') ? new Response(null, { status: 204 }) : site.fetch(request, isolate.env, context)
  },
  queue: (batch: Parameters<typeof site.queue>[0], env: Env, context: Parameters<typeof site.queue>[2]) =>
    site.queue(batch, isolateOf('queue', env).env, context),
  scheduled: (controller: Parameters<typeof site.scheduled>[0], env: Env) => site.scheduled(controller, isolateOf('cron', env).env),
}
