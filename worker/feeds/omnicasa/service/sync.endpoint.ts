import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { lastDone, lastRuns } from '#db/feeds/sync-runs.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import { crmSource, startRun } from '#worker/feeds/omnicasa/service/start-run.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const shownRuns = 20

/** Mounted at /sync, for tokens with the office scope: the last runs of the synchronisation with the CRM, and starting one now. */
export const sync = new Hono<Site>()

sync.use(requireScope('office'))
sync.use(bodyLimit({ maxSize: 2_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

sync.get('/', async (context) => {
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const [crm, runs, done] = await Promise.all([findCrm(context.env, db), lastRuns(db, crmSource, shownRuns), lastDone(db, crmSource)])
  return context.json({ isSet: crm !== null, lastDoneAt: done?.endedAt ?? null, runs })
})

const RunRequest = type({ '+': 'reject', 'mode?': "'full' | 'delta'" })

const refusals = {
  unset: 'no CRM is set: at the desk, or as OMNICASA_BASE, OMNICASA_NAME and OMNICASA_PASSWORD',
  running: 'a run goes on already',
  importing: 'a file of the CRM is being imported',
} as const

sync.post('/', async (context) => {
  const body = RunRequest(await context.req.json().catch(() => ({})))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const started = await startRun(context.env, new Date(), body.mode ?? null)
  return 'run' in started ? context.json(started, 202) : context.json({ error: refusals[started.not] }, 409)
})
