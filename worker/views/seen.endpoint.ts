import { createId } from '@paralleldrive/cuid2'
import { type Context, Hono } from 'hono'
import { isbot } from 'isbot'
import type { Db } from '#db/client.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { type DropReason, maxSeenWord, readSeenWord, type SeenRecord, seenWord } from '#db/model/views/page-view.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { ownerHome, ownerOf, sessionHash } from '#worker/accounts/owners/owner-session.ts'
import { staffSessionHash, staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { householdOf } from '#worker/signing/keyed-hashes.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { readBody } from '#worker/site/requests/read-body.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import dataCentres from '#worker/views/data-centres.json'
import { readSalt, saltedHash } from '#worker/views/salted-hash.ts'

type SeenContext = Context<{ Bindings: Env }>

/** Mounted at /seen: the page-view beacon. Always responds 204; the work is deferred. */
export const seen = new Hono<{ Bindings: Env }>().post('/', async (context) => {
  const record = await recordSeen(context)
  if (record !== null) {
    const sending = sendView(context, record, new Date()).catch((error: unknown) => reportFault('A view was not queued', error))
    context.executionCtx.waitUntil(sending)
  }
  return new Response(null, { status: 204 })
})

async function recordSeen({ req }: SeenContext): Promise<SeenRecord | null> {
  const { bytes, isWhole } = await readBody(req.raw, maxSeenWord)
  return isWhole ? readSeenWord(bytes.toString()) : null
}

async function sendView(context: SeenContext, record: SeenRecord, now: Date): Promise<void> {
  const message = { kind: 'view', id: createId(), day: wallTimeOf(now).day } as const
  const dropped = dropReason(context.req.raw) ?? (await insiderOf(context, record, now))
  if (dropped !== null) {
    await context.env.VIEWS.send({ ...message, dropped })
    return
  }
  const { countsVisits } = await requestAgency(context)
  const visitor = countsVisits ? await visitorOf(context, (await requestStore(context)).primary, record, message.day) : null
  await context.env.VIEWS.send({ ...message, seen: record.kind, record: record.id, at: Math.floor(now.getTime() / 1000), visitor })
}

/** Whether the visitor is staff or the home's owner, by the session cookie sent with the beacon. No query without such a cookie. */
async function insiderOf(context: SeenContext, { kind, id }: SeenRecord, now: Date): Promise<Extract<DropReason, 'owner' | 'staff'> | null> {
  const session = { cookies: context.req.header('Cookie') ?? null, origin: settingsOf(context.env).origin }
  if (sessionHash(session) === null && staffSessionHash(session) === null) return null
  const store = await requestStore(context)
  if ((await staffSessionOf({ ...session, store, now })) !== null) return 'staff'
  const owner = await ownerOf({ ...session, store, now })
  return owner !== null && (await ownerHome(store.primary, owner, kind, id)) !== null ? 'owner' : null
}

/**
 * Distinguishes the visitors of a page for a day: a salted hash of IP address and user agent. Differs per page, so a visitor cannot be tracked from one to
 * another.
 */
async function visitorOf({ req }: SeenContext, db: Db, record: SeenRecord, day: string): Promise<string> {
  const { headers } = req.raw
  const visitor = [householdOf(headers.get('CF-Connecting-IP') ?? ''), headers.get('User-Agent') ?? '', seenWord(record)].join('|')
  return saltedHash(await readSalt(db, day), visitor)
}

const hosting: ReadonlySet<number> = new Set(dataCentres.networks.map(({ asn }) => asn))

/** Why a beacon does not count (bot, prefetch, data centre…), judged by its request; null for a person's browser. Nothing of the request is stored. */
export function dropReason(request: Request): Extract<DropReason, 'robot' | 'dataCentre' | 'prefetch' | 'notABrowser' | 'foreign'> | null {
  const { headers } = request
  const agent = headers.get('User-Agent') ?? ''
  if (agent === '' || isbot(agent)) return 'robot'
  // All browsers since 2023 send these headers to https and localhost origins.
  const [site, mode] = [headers.get('Sec-Fetch-Site'), headers.get('Sec-Fetch-Mode')]
  if (site === null || mode === null) return 'notABrowser'
  if (site !== 'same-origin' || (headers.get('Origin') ?? new URL(request.url).origin) !== new URL(request.url).origin) return 'foreign'
  if (headers.has('Sec-Purpose') || headers.has('Purpose')) return 'prefetch'
  const network = networkOf(request)
  return network !== null && hosting.has(network) ? 'dataCentre' : null
}

/** The number of the network (ASN) that a request comes from, according to Cloudflare; null if not known. */
function networkOf(request: object): number | null {
  const cf: unknown = 'cf' in request ? request.cf : null
  const asn: unknown = typeof cf === 'object' && cf !== null && 'asn' in cf ? cf.asn : null
  return typeof asn === 'number' ? asn : null
}
