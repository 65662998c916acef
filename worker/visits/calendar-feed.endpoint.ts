import { createId } from '@paralleldrive/cuid2'
import { type Context, Hono } from 'hono'
import { countSending } from '#db/forms/rate-limits.ts'
import { hour } from '#db/model/site/durations.ts'
import { findFeedMember, listFeedVisits, noteFeedUse } from '#db/visits/calendar-feeds.ts'
import { visitsFeed } from '#ui/visits/calendar.mail.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'

/** Rate limit: calendar programs poll every few minutes at most. */
const limits = [{ within: hour, max: 60 }] as const
const daysBack = 30

const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' } as const

/**
 * `/calendars/{secret}.ics`: iCalendar feed of a staff member's visits. Anyone with the URL can read it, so it contains neither names nor unpublished
 * streets; 404 once revoked.
 */
export const calendarFeed = new Hono<{ Bindings: Env }>().get('/:file{[\\w-]{43}\\.ics}', async (context) => {
  const hash = hashOfToken(context.req.param('file').slice(0, -'.ics'.length))
  const now = new Date()
  const { primary, defer } = await requestStore(context)
  const member = await findFeedMember(primary, hash)
  if (member === null) return context.json({ error: 'there is no such calendar' }, 404, headers)
  if ((await countSending(primary, [`calendar ${hash}`], createId(), now, limits)) === 'limited') return tooOften(context)
  defer(noteFeedUse(primary, hash, now))
  const visits = await listFeedVisits(primary, member, new Date(now.getTime() - daysBack * 24 * hour).toISOString())
  const text = visitsFeed(member.name, visits, settingsOf(context.env).origin, member.locale)
  return context.body(text, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' })
})

function tooOften(context: Context): Response {
  return context.json({ error: 'this calendar is read too often' }, 429, { ...headers, 'Retry-After': '3600' })
}
