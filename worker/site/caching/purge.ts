import { type } from 'arktype'
import { reportFault } from '#db/site/report-fault.ts'
import { type Env, type PurgeSettings, settingsOf } from '#worker/env.ts'
import { type EdgeTag, edgeTagName } from '#worker/site/caching/cache-policy.ts'

/**
 * Purges public pages from the shared caches by tag. There are two, each with its own purge: the zone's cache, by Cloudflare's API, and the Worker's own
 * (`[cache]` in wrangler.toml), by the runtime.
 */

/** Seconds until the second purge: for up to 15 s after a change, another isolate may refill a cache with a stale page. */
const settled = 20

/** The part of Cloudflare's response that is read. */
const Answer = type({ success: 'boolean', 'errors?': type({ 'code?': 'number', 'message?': 'string' }).array() })

/** Purges now, and again once no isolate can serve the old version. The first purge is best effort; the second is retried by the queue. */
export async function purgeChanged(env: Env, tags: readonly EdgeTag[]): Promise<void> {
  if (settingsOf(env).purge === null || tags.length === 0) return
  await env.WORK.send({ kind: 'purge', tags }, { delaySeconds: settled })
  await purge(env, tags).catch((error: unknown) => reportFault('The edge was not purged at once', error))
}

/** @throws Error if a cache was not purged */
export async function purge(env: Env, tags: readonly EdgeTag[]): Promise<void> {
  const { purge: settings } = settingsOf(env)
  if (settings === null) return
  const names = tags.map(edgeTagName)
  await Promise.all([purgeZone(settings, names), purgeWorkersCache(names)])
}

/** @source Cloudflare API, "Purge Cached Content": at most 100 tags a call; 5 calls a minute on the free plan, more on others */
async function purgeZone({ api, zone, token }: PurgeSettings, tags: readonly string[]): Promise<void> {
  const answer = await fetch(`${api}/zones/${zone}/purge_cache`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const read = Answer(await answer.json().catch(() => null))
  if (read instanceof type.errors || !answer.ok || !read.success) throw new Error(`the zone was not purged: ${answer.status} ${problemsIn(read)}`)
}

/** In local runs there is no such cache, and `purge` is not a function. */
async function purgeWorkersCache(tags: readonly string[]): Promise<void> {
  const { cache } = await import('cloudflare:workers')
  if (typeof cache?.purge !== 'function') return
  const done = await cache.purge({ tags: [...tags] })
  if (!done.success) throw new Error(`the Worker's cache was not purged: ${problemsIn(done)}`)
}

function problemsIn(answer: unknown): string {
  const read = Answer(answer)
  return read instanceof type.errors ? 'no answer of the API' : (read.errors ?? []).map(({ code, message }) => `${code} ${message}`).join('; ')
}
