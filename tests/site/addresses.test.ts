import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRoles } from '#db/model/accounts/staff.ts'
import { hour } from '#db/model/site/durations.ts'
import { href, routeNames } from '#ui/routes.ts'
import { isDeskRoute } from '#worker/desk/declare-rights.ts'
import { CookieBrowser } from '../accounts/cookie-browser.ts'
import { deskAddress, storeDeskRecords } from '../desk/desk-records.ts'
import { storeStaffMember, storeStaffSession } from '../desk/staff-factory.ts'
import { isFull } from '../full.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { demoArticlePath, importDemoContent } from '../kit/demo-content.ts'
import { aPicture, aProperty, aRental } from '../kit/factories.ts'
import { emptyState } from '../kit/pool/empty-state.ts'
import { start } from '../kit/pool/fixed-date.ts'
import { aroundWorker } from '../kit/pool/worker-modules.ts'
import { saveAgency } from '../kit/save-agency.ts'
import { startSiteOn, type TestSite } from '../kit/site.ts'
import { storeOwner, storeSession } from '../owners/owner-factory.ts'

/**
 * Walks every address with every role and method, and compares what it costs and answers with a committed file. `FULL=1 npx vitest run
 * tests/site/addresses.test.ts -u` writes the file after a change that is meant.
 */

const snapshot = `${import.meta.dirname}/addresses.txt`

/** Bodies differ a little by the words of a captcha and the length of an id. */
const tolerance = 0.3 // kB

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const
/** The rare methods are walked with FULL=1, and when the file is written. */
const walked: readonly string[] = isFull ? methods : ['GET', 'POST']
const roles = ['visitor', 'owner', ...staffRoles, 'token'] as const
type Role = (typeof roles)[number]

/** Addresses of endpoints: every mount of `worker/app.ts`, with a record of the site where one is named. */
const endpoints = [
  ...[
    '/health',
    '/health/ready',
    '/import',
    '/import/x/records',
    '/import/x/deleted',
    '/import/x/finish',
    '/import/categories',
    '/import/statistics',
    '/import/desk',
    '/import/desk/sheets',
  ],
  ...['/agency', '/agency/files/none.png', '/content', '/content/files/none.jpg', '/mail', '/mail/replay', '/newsletter', '/privacy/export', '/privacy/erase'],
  ...['/privacy/consents', '/files/lead-for-roles', '/calendar/brugge', '/appointments/lead-for-roles.ics', '/open-days/4001-2026-12-01-1000.ics'],
  ...[
    `/calendars/${'a'.repeat(43)}.ics`,
    '/owners',
    '/owners/resend',
    '/owner-records/listing/4001',
    '/staff',
    '/staff/resend',
    '/exports/none.json',
    '/exports/none.kyero.xml',
    '/exports/none.openimmo.xml',
    '/exports/none/status',
    '/sync',
    '/webhooks/whise/none',
    '/webhooks/sweepbright',
    '/tokens',
    '/tokens/none',
    '/archive',
    '/archive/step',
    '/archive/sum',
    '/archive/restore',
  ],
  ...[
    '/documents/property/4001/epc',
    '/compliance',
    '/passkeys/options',
    '/passkeys',
    '/passkeys/sign-in',
    '/passkeys/sign-in/options',
    '/passkeys/desk/options',
  ],
  ...['/photos/4002/front/480.jpg', '/desk-photos/none/480.webp', '/testimonials', '/testimonials/all', '/testimonials/none/1.webp'],
  ...[
    '/api/listings?lang=nl&goal=sale',
    '/api/listings.atom?lang=nl&goal=sale',
    '/api/counts?lang=nl&goal=sale',
    '/api/understand?lang=nl&goal=sale&text=huis+brugge',
    '/map/places?lang=nl&goal=sale',
  ],
  ...['/nl/map/?goal=sale', '/nl/map/card/4001/', '/map/names/nl.json', '/places?q=bru&lang=nl', '/free-times/4001?lang=nl', '/words/nl.json', '/captcha'],
  ...['/schema/listings.json', '/schema/listings.csv', '/seen', '/speculation-rules/nl.json', '/robots.txt', '/llms.txt', '/.well-known/security.txt'],
  ...['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-articles.xml', '/sitemap-references.xml', '/sitemap-places-0.xml', '/sitemap-listings-0.xml'],
  ...['/consent', '/consent.css', '/favicon.ico', '/manifest.webmanifest', '/', '/property/4001', '/nl/unknown/', '/preview/nl/'],
] as const

const parameters = {
  city: 'brugge',
  type: 'house',
  key: '-',
  name: '-',
  section: 'offices',
  entry: 'brugge',
  version: 1,
  kind: 'listing',
  home: 4001,
  office: 'brugge',
  person: 'liesbet',
  id: '4001',
}

/** Pages whose records have other ids. */
const records: Readonly<Record<string, string>> = {
  propertyForRent: '4003',
  project: '4030',
  construction: '4030',
  projectDocumentRequest: '4030',
  rentProfile: '4003',
}

function pagePath(name: (typeof routeNames)[number]): string {
  return isDeskRoute(name) ? deskAddress(name) : href(name, 'nl', { ...parameters, id: records[name] ?? parameters.id })
}

/** The audit log is first: what it lists grows with every act of the walk. */
const addresses: readonly string[] = [...new Set([pagePath('deskAudit'), ...routeNames.map(pagePath), demoArticlePath('tip-cleaning', 'nl'), ...endpoints])]

let site: TestSite
const callers = new Map<Role, CookieBrowser>()

beforeAll(async () => {
  const clock = aroundWorker('pool/walked-worker.ts', 'pool/counted-trips.ts', 'pool/fixed-date.ts')
  site = await startSiteOn(emptyState(), { PLACE_SALT: 'the-same-in-every-run-of-the-tests-00000000' }, clock)
  await saveAgency(site.db, demoAgency)
  await storeDeskRecords(site)
  const picture = { XLargePictureItems: [aPicture({ ID: 'front', Url: 'https://media.crm.example/front.jpg' })] }
  await site.importFeed([aProperty({ ID: 4001, Zip: '8000' }), aProperty({ ID: 4002, ...picture }), aRental({ ID: 4003 })])
  await importDemoContent(site, 'tips')
  await storeOwner(site.db, 'an@example.com', [{ kind: 'listing', id: 4001 }])
  const browser = () => new CookieBrowser(() => site)
  // Used later than the walk ends, so that no request of it notes a use.
  const used = new Date(start + 7 * hour)
  callers.set('visitor', browser())
  callers.set('owner', browser().keep('session', await storeSession(site.db, 'an@example.com', used)))
  for (const role of staffRoles) callers.set(role, browser().keep('desk', await storeStaffSession(site.db, await storeStaffMember(site.db, role), used)))
  callers.set('token', new CookieBrowser(() => site, { Authorization: `Bearer ${site.token}` }))
})
afterAll(() => site[Symbol.asyncDispose]())

/** Whether the queue has written the first page of a list at the present version, which the walk then reads without a query. */
async function isWarm(goal: 'sale' | 'rent'): Promise<boolean> {
  const stock = await site.db.prepare('SELECT version FROM catalogue').first<number>('version')
  const { keys } = await site.kv.list({ prefix: `v${stock}:list:2:${goal}:` })
  return keys.length > 0
}

test('the walk covers every mount of the site', () => {
  const app = readFileSync(new URL('../../worker/app.ts', import.meta.url), 'utf8')
  const mounts = [...app.matchAll(/\.route\('(\/[^']+)'/g)].map(([, path = '']) => path)
  expect(mounts.filter((path) => !endpoints.some((each) => each.startsWith(path)))).toEqual([])
})

interface Answer {
  /** Status, cache header, round trips to the database, rows read. */
  readonly summary: string
  readonly kB: number
}

/** Types that must name their charset. */
const isText = /^text\/|[/+]xml|javascript/
const unnamed = new Set<string>()

async function answerTo(role: Role, method: string, path: string, clock: number): Promise<Answer> {
  const body = method === 'POST' ? { body: new URLSearchParams() } : {}
  const answer = await callers.get(role)?.fetch(path, { method, headers: { 'X-Clock': String(clock) }, ...body })
  const { byteLength = 0 } = (await answer?.arrayBuffer()) ?? {}
  const type = answer?.headers.get('Content-Type') ?? ''
  if (byteLength > 0 && (type === '' || (isText.test(type) && !/charset=utf-8/i.test(type)))) unnamed.add(`${method} ${path} ${type}`)
  const [trips, rows] = (answer?.headers.get('X-Round-Trips') ?? '').split(' ')
  const summary = `${answer?.status}  ${answer?.headers.get('Cache-Control') ?? 'no cache header'}  ${trips} ${trips === '1' ? 'trip' : 'trips'}  ${rows} rows`
  return { summary, kB: byteLength / 1000 }
}

/** The answers of an address, a line for the roles that get the same. */
async function linesOf(path: string, clock: number): Promise<string> {
  const lines: string[] = []
  for (const method of walked) {
    const groups: { readonly answer: Answer; readonly of: Role[] }[] = []
    for (const role of roles) {
      const answer = await answerTo(role, method, path, clock)
      const group = groups.find((each) => each.answer.summary === answer.summary && Math.abs(each.answer.kB - answer.kB) <= tolerance)
      if (group === undefined) groups.push({ answer, of: [role] })
      else group.of.push(role)
    }
    for (const { answer, of } of groups) {
      lines.push(`  ${method.padEnd(6)} ${answer.summary}  ${answer.kB.toFixed(1)} kB  (${of.length === roles.length ? 'everyone' : of.join(', ')})`)
    }
  }
  return [path, ...lines].join('\n')
}

/** Whether a line of the file is an address or of a method that is walked. */
const isWalked = (line: string) => !line.startsWith('  ') || walked.some((method) => line.startsWith(`  ${method} `))

const sizes = /(\d+\.\d) kB/

/** The lines of a walk by address and line without its size. */
function keyed(text: string): readonly (readonly [key: string, line: string])[] {
  let address = ''
  return text.split('\n').map((line) => {
    if (line.startsWith('/')) address = line
    return [`${address} ${line.replace(sizes, 'kB')}`, line]
  })
}

/** A walk with the sizes of another where they differ little. */
function withKnownSizes(walk: string, known: string): string {
  const before = new Map(keyed(known))
  const sizeOf = (line = '') => Number(sizes.exec(line)?.[1])
  return keyed(walk)
    .map(([key, line]) => (Math.abs(sizeOf(before.get(key)) - sizeOf(line)) <= tolerance ? before.get(key) : line))
    .join('\n')
}

test('every address answers each role and method as committed, at the same cost', { timeout: 300_000 }, async () => {
  for (const goal of ['sale', 'rent'] as const) await expect.poll(() => isWarm(goal), { timeout: 20_000 }).toBe(true)
  const blocks: string[] = []
  // What is cached for seconds has expired at the first request of each address.
  for (const [index, path] of addresses.entries()) blocks.push(await linesOf(path, (index + 1) * 10))
  const known = existsSync(snapshot) ? readFileSync(snapshot, 'utf8') : ''
  const walk = `${withKnownSizes(blocks.join('\n\n'), known)}\n`
  if (isFull) await expect(walk).toMatchFileSnapshot(snapshot)
  else expect(walk.split('\n')).toEqual(known.split('\n').filter(isWalked))
})

test('every answer with a body names its type, and a text its charset', () => {
  expect([...unnamed]).toEqual([])
})
