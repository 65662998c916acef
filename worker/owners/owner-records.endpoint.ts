import { type Traversal, type } from 'arktype'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Db, openStore } from '#db/client.ts'
import type { Home } from '#db/model/listings/listing.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import { communicationStatuses } from '#db/model/owners/communication.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import { homeVisitStates, visitInterests } from '#db/model/visits/home-visit.ts'
import { homeRecords, type RecordCursor } from '#db/owners/home-records.ts'
import { homeKey, knownHomes } from '#db/owners/owned-homes.ts'
import { answerMessage, decideCommunication, decideVisit } from '#db/owners/owner-answers.ts'
import { portalFigures } from '#db/views/portal-views.ts'
import type { Env } from '#worker/env.ts'
import { longText } from '#worker/forms/fields.ts'
import { readJson } from '#worker/site/requests/read-body.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

const pageSize = 30
const maxBody = 20_000

/** Mounted at /owner-records, for tokens with the office scope: releases records to owners and answers their messages. */
export const ownerRecords = new Hono<Site>()

ownerRecords.use(requireScope('office'))
ownerRecords.use(bodyLimit({ maxSize: maxBody, onError: (context: Context<Site>) => context.json({ error: 'the body is too large' }, 413) }))

ownerRecords.get('/:kind{listing|project}/:id', async (context) => {
  const home = homeOf(context.req.param())
  const before = cursorOf(context.req.query('before'))
  if (before === undefined) return context.json({ error: 'before is not the "next" of a page' }, 400)
  const db = dbOf(context)
  if (home === null || !(await knownHomes(db, [home])).has(homeKey(home))) return context.json({ error: 'there is no such home' }, 404)
  const [{ records, next }, portals] = await Promise.all([
    homeRecords(db, home, { audience: 'office', now: new Date(), limit: pageSize, before }),
    home.kind === 'listing' ? portalFigures(db, home.id, wallTimeOf(new Date()).day) : null,
  ])
  return context.json({ ...home, records, next: next && `${next.at}~${next.id}`, portals })
})

const Communicated = type({ '+': 'reject', 'released?': 'boolean', 'status?': type.enumerated(...communicationStatuses).or('null') }).narrow(hasChange)

ownerRecords.patch('/communications/:id', async (context) => {
  const body = Communicated(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const { id } = context.req.param()
  const { released: isReleased, ...others } = body
  const isKnown = await decideCommunication(dbOf(context), id, { isReleased, ...others }, now())
  return isKnown ? context.json({ id, ...body }) : context.json({ error: 'there is no such communication' }, 404)
})

const Visit = type({
  '+': 'reject',
  'released?': 'boolean',
  'visitorReleased?': 'boolean',
  'feedbackReleased?': 'boolean',
  'feedback?': longText.or('null'),
  'interest?': type.enumerated(...visitInterests).or('null'),
  'state?': type.enumerated(...homeVisitStates),
}).narrow(hasChange)

ownerRecords.patch('/visits/:id', async (context) => {
  const body = Visit(await readJson(context))
  if (body instanceof type.errors) return context.json({ error: body.summary }, 400)
  const { id } = context.req.param()
  const { released: isReleased, visitorReleased: showsVisitor, feedbackReleased: feedbackIsReleased, ...others } = body
  const isKnown = await decideVisit(dbOf(context), id, { isReleased, showsVisitor, feedbackIsReleased, ...others }, now())
  return isKnown ? context.json({ id, ...body }) : context.json({ error: 'there is no such visit' }, 404)
})

const SentAnswer = type({
  '+': 'reject',
  text: longText.narrow((text, context) => text.trim() !== '' || context.mustBe('filled in')),
  'contact?': '0 < string <= 100 | null',
})

ownerRecords.post('/communications/:id/answer', async (context) => {
  const answer = SentAnswer(await readJson(context))
  if (answer instanceof type.errors) return context.json({ error: answer.summary }, 400)
  const id = await answerMessage(dbOf(context), context.req.param('id'), { text: answer.text.trim(), contact: answer.contact ?? null }, now())
  return id === null ? context.json({ error: 'no owner has sent such a message' }, 404) : context.json({ id }, 201)
})

function hasChange(change: object, context: Traversal): boolean {
  return Object.keys(change).length > 0 || context.mustBe('a change')
}

function homeOf({ kind, id }: { readonly kind: string; readonly id: string }): Home | null {
  const number = readPublicId(id)
  return number === null ? null : { kind: kind === 'project' ? 'project' : 'listing', id: number }
}

/** Null for the first page, undefined for a text that is not a position. */
function cursorOf(text: string | undefined): RecordCursor | null | undefined {
  if (text === undefined) return null
  const [, at, id] = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)~(\w{1,64})$/.exec(text) ?? []
  return at === undefined || id === undefined ? undefined : { at, id }
}

function now(): string {
  return new Date().toISOString()
}

function dbOf(context: Context<Site>): Db {
  return openStore(context.env.DB, context.env.LISTINGS).db
}
