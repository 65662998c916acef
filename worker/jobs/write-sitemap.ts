import type { Env } from '#worker/env.ts'
import { hasDueParts, writeDueParts } from '#worker/sitemap/write-parts.ts'

/** Well below the time a consumer of the queue has, in milliseconds. */
const maxTime = 20_000

/** On the queue, after a change of the catalogue: writes the sitemap's parts that are due, and queues the rest again if time runs out. */
export async function writeSitemap(env: Env): Promise<void> {
  const isDone = await writeDueParts(env, { everyBuild: true, until: Date.now() + maxTime })
  if (!isDone) await env.WORK.send({ kind: 'write-sitemap' })
}

/** Every five minutes: queues the writing of parts that a crash left due, or that another build made. */
export async function rescueSitemap(env: Env): Promise<void> {
  if (await hasDueParts(env)) await env.WORK.send({ kind: 'write-sitemap' })
}
