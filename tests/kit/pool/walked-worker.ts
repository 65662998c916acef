import site from '#worker/index.ts'
import { countedTrips, type Trips } from './counted-trips.ts'
import { replaceClock, start } from './fixed-date.ts'

/**
 * The built Worker on a fixed day. Its clock stands still but for the seconds in `X-Clock` of a request, so that caches expire where the walk says so.
 * Every response has `X-Round-Trips`: the round trips to the database, and the rows they read. A request begins when the work that earlier ones left in
 * the background has ended.
 */

type Env = Parameters<typeof site.queue>[1]
type Context = NonNullable<Parameters<typeof site.fetch>[2]>

const counts: Trips = { trips: 0, rows: 0, isExact: true }
let counted: Env | null = null
let running = 0
let clock = start

replaceClock(() => clock)

async function ended<Result>(work: Result | Promise<Result>): Promise<Result> {
  running += 1
  try {
    return await work
  } finally {
    running -= 1
  }
}

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    while (running > 0) await new Promise((done) => setTimeout(done, 5))
    // Caches of an isolate are keyed by its bindings, so there is one wrapper.
    counted ??= { ...env, DB: countedTrips(env.DB, counts) }
    clock = start + Number(request.headers.get('X-Clock') ?? 0) * 1000
    Object.assign(counts, { trips: 0, rows: 0 })
    const observed = new Proxy(context, {
      get(target, name) {
        if (name === 'waitUntil') return (work: Promise<unknown>) => target.waitUntil(ended(work))
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const answer = await ended(site.fetch(request, counted, observed))
    const headers = new Headers(answer.headers)
    headers.set('X-Round-Trips', `${counts.trips} ${counts.rows}`)
    return new Response(answer.body, { status: answer.status, headers })
  },
  queue: (...given: Parameters<typeof site.queue>) => ended(site.queue(...given)),
  scheduled: (...given: Parameters<typeof site.scheduled>) => ended(site.scheduled(...given)),
}
