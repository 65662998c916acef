import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import site from '#worker/index.ts'
import { countedTrips, type Trips } from './counted-trips.ts'
import { answerDatabaseCall, type DatabaseCall } from './database-call.ts'
import { restoreRows } from './rows.ts'

/**
 * The built Worker with two more endpoints. `POST /-database` runs a call of its database (`database-call.ts`). `POST /-reset` restores the rows the database had at the first reset, empties KV and R2,
 * clears the isolate's caches, and applies the settings of its JSON body; `POST /-settings` keeps what is stored. Caches of an isolate are keyed by its bindings or its environment
 * (`WeakMap`), so new wrappers of both make a cold isolate. A request with `X-Count-Round-Trips` gets the number of round trips to the
 * database meanwhile, and of rows read by batches, in `X-Round-Trips`; other responses are unchanged.
 */

type Env = Parameters<typeof site.queue>[1]
type Context = NonNullable<Parameters<typeof site.fetch>[2]>
type Batch = Parameters<typeof site.queue>[0]

interface Generation {
  readonly env: Env
  /** Queue messages from before this time belong to a test that is over. */
  readonly since: number
}

const longestWork = 10_000 // ms
let generation: Generation | null = null
let running = 0
const counts: Trips = { trips: 0, rows: 0 }

/** The same object in a new wrapper, some members replaced. */
function wrap<Wrapped extends object>(wrapped: Wrapped, replaced: Partial<Wrapped> = {}): Wrapped {
  return new Proxy(wrapped, {
    get(target, name) {
      const member: unknown = Reflect.get(name in replaced ? replaced : target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

function begin(env: Env, settings: Partial<Env>, since = Date.now()): Generation {
  generation = { env: { ...env, ...settings, DB: countedTrips(env.DB, counts), LISTINGS: wrap(env.LISTINGS) }, since }
  return generation
}

const currentOf = (env: Env) => generation ?? begin(env, {})

/** Counts work in flight, so that a reset waits for it. */
async function counted<Result>(work: Result | Promise<Result>): Promise<Result> {
  running += 1
  try {
    return await work
  } finally {
    running -= 1
  }
}

async function rest(): Promise<void> {
  for (const end = Date.now() + longestWork; running > 0 && Date.now() < end; ) await new Promise((done) => setTimeout(done, 5))
}

async function reset(env: Env, settings: Partial<Env>): Promise<void> {
  await rest()
  begin(env, settings)
  await Promise.all([restoreRows(env.DB), emptyCache(env.LISTINGS), emptyBucket(env.FILES)])
}

async function emptyCache(kv: KVNamespace): Promise<void> {
  const { keys } = await kv.list()
  await Promise.all(keys.map(({ name }) => kv.delete(name)))
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list()
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    if (new URL(request.url).pathname === '/-reset') {
      const settings: Partial<Env> = await request.json()
      await reset(env, settings)
      return new Response(null, { status: 204 })
    }
    if (new URL(request.url).pathname === '/-settings') {
      const settings: Partial<Env> = await request.json()
      await rest()
      begin(env, settings, currentOf(env).since)
      return new Response(null, { status: 204 })
    }
    if (new URL(request.url).pathname === '/-database') {
      const call: DatabaseCall = await request.json()
      return answerDatabaseCall(env.DB, call)
    }
    const observed = wrap(context, { waitUntil: (work: Promise<unknown>) => context.waitUntil(counted(work)) })
    const before = { ...counts }
    const answer = await counted(site.fetch(request, currentOf(env).env, observed))
    if (!request.headers.has('X-Count-Round-Trips')) return answer
    const headers = new Headers(answer.headers)
    headers.set('X-Round-Trips', `${counts.trips - before.trips} ${counts.rows - before.rows}`)
    return new Response(answer.body, { status: answer.status, headers })
  },
  queue(batch: Batch, env: Env, context: Parameters<typeof site.queue>[2]): Promise<void> {
    const { env: current, since } = currentOf(env)
    const messages = batch.messages.filter(({ timestamp }) => timestamp.getTime() >= since)
    return counted(site.queue(wrap(batch, { messages }), current, context))
  },
  scheduled: (controller: Parameters<typeof site.scheduled>[0], env: Env): Promise<void> => counted(site.scheduled(controller, currentOf(env).env)),
}
