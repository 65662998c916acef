import { Hono } from 'hono'
import { readAgency } from '#db/agency/agency.ts'
import { day, hour } from '#db/model/site/durations.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { sharedFor } from '#worker/site/caching/public-cache.ts'
import { requestStore } from '#worker/site/requests/request-store.ts'

/** robots.txt. Previews are crawlable, so that crawlers see their `noindex` header. */
export const robots = new Hono<{ Bindings: Env }>().get('/', (context) => {
  const { origin } = settingsOf(context.env)
  const lines = [
    'User-agent: *',
    'Disallow: /import',
    'Disallow: /mail',
    'Disallow: /privacy',
    'Disallow: /files',
    'Disallow: /documents',
    'Disallow: /tokens',
    'Disallow: /compliance',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return context.text(lines.join('\n'), 200, { 'Cache-Control': sharedFor(hour) })
})

/** RFC 9116 recommends less than a year. */
const daysValid = 180

/** security.txt (RFC 9116), with the contact in the agency's record; 404 without a record. */
export const securityTxt = new Hono<{ Bindings: Env }>().get('/', async (context) => {
  const agency = await readAgency(await requestStore(context))
  if (agency === null) return context.text('Not found', 404)
  const { origin } = settingsOf(context.env)
  const lines = [
    `Contact: mailto:${encodeURI(agency.email)}`,
    `Expires: ${expires(new Date())}`,
    `Preferred-Languages: ${agency.languages.enabled.join(', ')}`,
    ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    '',
  ]
  return context.text(lines.join('\n'), 200, { 'Cache-Control': sharedFor(hour) })
})

/** Midnight, UTC, so that the file changes once a day. */
function expires(now: Date): string {
  return `${new Date(now.getTime() + daysValid * day).toISOString().slice(0, 10)}T00:00:00Z`
}
