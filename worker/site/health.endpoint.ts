import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'
import { within } from '#worker/site/faults/database-watch.ts'
import { readReadiness } from '#worker/site/readiness.ts'
import { refusalFor } from '#worker/site/requests/require-token.ts'

/** Milliseconds for checking a token, which may need the database. */
const limit = 2_000

/**
 * Liveness check: a fixed text, without using any binding. Below it, `/ready` answers for tokens with the scope office what works and what does not: 503 only
 * if the site can neither serve nor store. It answers within seconds, whatever hangs.
 */
export const health = new Hono<{ Bindings: Env }>()
  .get('/', (context) => context.text('ok'))
  .get('/ready', async (context) => {
    const now = new Date()
    const checking = refusalFor('office', context).then((refusal) => ({ refusal }))
    const checked = await within(
      checking.catch(() => null),
      limit,
    )
    if (checked?.refusal) return checked.refusal
    // Not even the token can be checked, so nothing more is said.
    if (checked === null) return context.json({ status: 'down', at: now.toISOString(), parts: { database: 'silent' } }, 503)
    const readiness = await readReadiness(context.env, now)
    return context.json(readiness, readiness.status === 'down' ? 503 : 200)
  })
