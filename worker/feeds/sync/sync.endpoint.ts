import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openStore } from '#db/client.ts'
import { type CrmName, crmNames } from '#db/model/feeds/crm-catalogue.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { loadStandings } from '#worker/feeds/sync/standings.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const shownRuns = 20

/** Mounted at /sync, for tokens with the office scope: the last runs of the synchronisation with each CRM, and starting one now. */
export const sync = new Hono<Site>()

sync.use(requireScope('office'))
sync.use(bodyLimit({ maxSize: 2_000, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

sync.get('/', async ({ env, json }) => {
  const standings = await loadStandings(settingsOf(env), dbOf(env), shownRuns)
  const sources = standings.map(({ crm, isSet, runs, done }) => [crm, { isSet, lastDoneAt: done?.endedAt ?? null, runs }] as const)
  const first = sources.find(([, { isSet }]) => isSet) ?? sources[0]
  return json({ ...first?.[1], sources: Object.fromEntries(sources) })
})

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
  return (await loadStandings(settingsOf(env), dbOf(env), 0)).find(({ isSet }) => isSet)?.crm ?? 'omnicasa'
}

function dbOf(env: Env) {
  return openStore(env.DB, env.LISTINGS).db
}
