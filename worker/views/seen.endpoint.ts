import { createId } from '@paralleldrive/cuid2'
import { type Context, Hono } from 'hono'
import { encodeBase64Url } from 'hono/utils/encode'
import type { Db } from '#db/client.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { type DropReason, maxSeenWord, readSeenWord, type SeenRecord } from '#db/model/views/page-view.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { saltOfDay } from '#db/views/view-counting.ts'
import { ownerHome, ownerOf, sessionHash } from '#worker/accounts/owners/owner-session.ts'
import { staffSessionHash, staffSessionOf } from '#worker/accounts/staff/staff-session.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { requestAgency } from '#worker/site/pages/agency.ts'
import { readBody } from '#worker/site/requests/read-body.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { dropReason } from '#worker/views/drop-reason.ts'
import { visitorHash } from '#worker/views/visitor-hash.ts'

type Request = Context<{ Bindings: Env }>

/** Mounted at /seen: the page-view beacon. Always responds 204; the work is deferred. */
export const seen = new Hono<{ Bindings: Env }>().post('/', async (context) => {
  const record = await recordSeen(context)
  if (record !== null) {
    const sending = sendView(context, record, new Date()).catch((error: unknown) => reportFault('A view was not queued', error))
    context.executionCtx.waitUntil(sending)
  }
  return new Response(null, { status: 204 })
})

async function recordSeen({ req }: Request): Promise<SeenRecord | null> {
  const { bytes, isWhole } = await readBody(req.raw, maxSeenWord)
  return isWhole ? readSeenWord(bytes.toString()) : null
}

async function sendView(context: Request, record: SeenRecord, now: Date): Promise<void> {
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
async function insiderOf(context: Request, { kind, id }: SeenRecord, now: Date): Promise<Extract<DropReason, 'owner' | 'staff'> | null> {
  const session = { cookies: context.req.header('Cookie') ?? null, origin: settingsOf(context.env).origin }
  if (sessionHash(session) === null && staffSessionHash(session) === null) return null
  const store = await requestStore(context)
  if ((await staffSessionOf({ ...session, store, now })) !== null) return 'staff'
  const owner = await ownerOf({ ...session, store, now })
  return owner !== null && (await ownerHome(store.primary, owner, kind, id)) !== null ? 'owner' : null
}

/** Reads the salt each time and does not memoise it: an isolate may outlive the day. */
async function visitorOf({ req }: Request, db: Db, record: SeenRecord, day: string): Promise<string> {
  const made = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)).buffer)
  return visitorHash(await saltOfDay(db, day, made), req.raw, record)
}
