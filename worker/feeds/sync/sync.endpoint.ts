import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { lastDone, lastRuns } from '#db/feeds/sync-runs.ts'
import { type CrmName, crmNames } from '#db/model/feeds/crm-catalogue.ts'
import { listModes } from '#db/model/feeds/sync-run.ts'
import type { Env } from '#worker/env.ts'
import { findCrm } from '#worker/feeds/crm-connection.ts'
import { crmServices } from '#worker/feeds/sync/crm-services.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const shownRuns = 20

/** Mounted at /sync, for tokens with the office scope: the last runs of the synchronisation with each CRM, and starting one now. */
export const sync = new Hono<Site>()

sync.use(requireScope('office'))
sync.use(bodyLimit({ maxSize: 2_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

sync.get('/', async (context) => {
  const sources = await Promise.all(crmNames.map(async (crm) => [crm, await standingOf(context.env, crm)] as const))
  const first = sources.find(([, { isSet }]) => isSet) ?? sources[0]
  return context.json({ ...first?.[1], sources: Object.fromEntries(sources) })
})

async function standingOf(env: Env, crm: CrmName) {
  const { db } = openStore(env.DB, env.LISTINGS)
  const modes = crmServices[crm].hasLists ? listModes : (['events'] as const)
  const [found, runs, done] = await Promise.all([findCrm(env, db, crm), lastRuns(db, crm, shownRuns), lastDone(db, crm, modes)])
  return { isSet: found !== null, lastDoneAt: done?.endedAt ?? null, runs }
}

const RunRequest = type({ '+': 'reject', 'mode?': "'full' | 'delta'", 'source?': type.enumerated(...crmNames) })

const refusals = {
  unset: 'this CRM is not set: at the desk, or by its variables (worker/feeds/README.md)',
  running: 'a run goes on already',
  importing: 'a file of the CRM is being imported',
  idle: 'this CRM has no list, and has named no record since the last run: publish there again what is missing',
} as const

sync.post('/', async (context) => {
  const body = RunRequest(await context.req.json().catch(() => ({})))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const source = body.source ?? (await firstSet(context.env))
  const started = await startRun(context.env, new Date(), source, body.mode ?? null)
  return 'run' in started ? context.json(started, 202) : context.json({ error: refusals[started.not] }, 409)
})

/** The CRM that is meant where none is named: the first that is set. */
async function firstSet(env: Env): Promise<CrmName> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const set = await Promise.all(crmNames.map(async (crm) => ((await findCrm(env, db, crm)) === null ? [] : [crm])))
  return set.flat()[0] ?? 'omnicasa'
}
