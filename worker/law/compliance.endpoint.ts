import { Hono } from 'hono'
import { openStore } from '#db/client.ts'
import { listRuled, type RuledStock } from '#db/listings/desk/held-listings.ts'
import { gapsOf } from '#db/model/law/compliance/compliance.ts'
import { brusselsDay } from '#db/model/site/brussels-time.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Env } from '#worker/env.ts'
import { requireScope } from '#worker/site/requests/require-token.ts'

type Site = { Bindings: Env }

/** Mounted at /compliance, for API tokens: missing legal statements of listings on offer or held back, one batch of listings per call. */
export const compliance = new Hono<Site>()

compliance.use(requireScope('content'))

compliance.get('/', async (context) => {
  const after = Number(context.req.query('after') ?? '0')
  if (!Number.isSafeInteger(after) || after < 0) return context.json({ error: '`after` must be the id of a listing' }, 400)
  const { db } = openStore(context.env.DB, context.env.LISTINGS)
  const { listings, next } = await listRuled(db, after)
  const today = brusselsDay(new Date())
  return context.json({ checked: listings.length, listings: listings.map((each) => report(each, today)).filter(({ gaps }) => gaps.length > 0), next })
})

function report({ id, reference, listing, isHeld }: RuledStock, today: string) {
  const { zip, city } = listing.place
  const gaps = gapsOf(listing, today).map(({ rule, row, state }) => ({ rule, state, without: row.without, from: row.from, source: row.source, sure: row.sure }))
  return { id, reference, goal: listing.goal, place: [zip, textIn(city, 'nl')].filter(Boolean).join(' '), held: isHeld, gaps }
}
