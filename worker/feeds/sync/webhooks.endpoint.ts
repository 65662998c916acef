import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { addCrmEvents, type CrmEvent, countRefused } from '#db/feeds/crm-events.ts'
import type { CrmName } from '#db/model/feeds/crm-catalogue.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { findConnection } from '#worker/feeds/crm-connection.ts'
import { startRun } from '#worker/feeds/sync/start-run.ts'
import { readBody } from '#worker/site/requests/read-body.ts'

type Site = { Bindings: Env }

const maxBody = 64 * 1024
const maxEvents = 200

/** Mounted at /webhooks: a CRM names what has changed. It is answered at once; a run then reads the records, so that nothing in the call is believed. */
export const webhooks = new Hono<Site>()

/** Whise signs nothing: the address is the secret. */
webhooks.post('/whise/:secret', async (context) => {
  const connection = await findConnection(context.env, dbOf(context), 'whise')
  const secret = connection?.webhook ?? ''
  if (secret === '' || !isSame(context.req.param('secret'), secret)) return context.json({ error: 'not found' }, 404)
  const body = parsed(await bytesOf(context))
  const events = isJsonObject(body) && Array.isArray(body.events) ? body.events : []
  const happenedAt = new Date().toISOString()
  return accept(
    context,
    'whise',
    events.flatMap((each) => eventIn('whise', isJsonObject(each) ? each.name : null, isJsonObject(each) ? each.objectId : null, happenedAt)),
  )
})

/** SweepBright signs the body with the secret of the connection. */
webhooks.post('/sweepbright', async (context) => {
  const db = dbOf(context)
  const connection = await findConnection(context.env, db, 'sweepbright')
  if (connection === null) return context.json({ error: 'not found' }, 404)
  const bytes = await bytesOf(context)
  const seal = createHmac('sha1', connection.secret ?? '')
    .update(bytes)
    .digest('hex')
  if (!isSame((context.req.header('X-Hook-Signature') ?? '').trim().toLowerCase(), seal)) {
    await countRefused(db, 'sweepbright', new Date().toISOString())
    return context.json({ error: 'the signature is wrong' }, 401)
  }
  const body = parsed(bytes)
  const { event, estate_id, happened_at } = isJsonObject(body) ? body : {}
  const at = typeof happened_at === 'string' ? Date.parse(happened_at) : Number.NaN
  return accept(context, 'sweepbright', eventIn('sweepbright', event, estate_id, new Date(Number.isNaN(at) ? Date.now() : at).toISOString()))
})

/** Stores the events and begins to read them, after the answer. */
async function accept(context: Context<Site>, source: CrmName, events: readonly CrmEvent[]): Promise<Response> {
  const [first, ...others] = events.slice(0, maxEvents)
  if (first !== undefined) {
    const now = new Date()
    await addCrmEvents(dbOf(context), [first, ...others], now.toISOString())
    // Otherwise the next run of `beginSync` reads it.
    const begun = startRun(context.env, now, source, 'events').catch((error: unknown) => reportFault('A webhook began no run', error))
    context.executionCtx.waitUntil(begun)
  }
  return context.json({ accepted: events.length }, 202)
}

/** An event about an estate; none for any other. */
function eventIn(source: CrmName, event: unknown, id: unknown, happenedAt: string): readonly CrmEvent[] {
  const record = typeof id === 'number' ? String(id) : id
  const isKnown = typeof event === 'string' && /^(?:group_)?estate[_-][a-z_-]{1,40}$/.test(event)
  return isKnown && typeof record === 'string' && /^[\w-]{1,100}$/.test(record) ? [{ source, record, event, happenedAt }] : []
}

function dbOf({ env }: Context<Site>) {
  return openStore(env.DB, env.LISTINGS).db
}

async function bytesOf({ req }: Context<Site>): Promise<Uint8Array> {
  return (await readBody(req.raw, maxBody)).bytes
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
