import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { href } from '#ui/routes.ts'
import { openSite } from '#worker/local/site.ts'
import { storeStaffMember, storeStaffSession } from '../desk/staff-factory.ts'
import { importInto } from '../feeds/import-into.ts'
import { deskSizes, fillDesk } from './desk-rows.ts'
import { median } from './median.ts'
import { askNoted, databaseCost, type NotedAnswer, notingModules } from './noted.ts'
import { code, grouped, type Section, table } from './report.ts'
import { serveWorker, using } from './sites.ts'
import type { States } from './states.ts'
import { targets, verdict } from './targets.ts'

const rounds = 5

interface Ids {
  readonly lead: string
  readonly home: number
  readonly visit: string
}

interface Address {
  readonly path: string
  /** Whether it is a list with at most one filter, to which the limit on rows applies. */
  readonly isList: boolean
  readonly as: 'manager' | 'agent'
}

interface Counted extends Address {
  readonly calls: number
  readonly rows: number
  readonly bytes: number
}

type Cookies = Readonly<Record<Address['as'], string>>

/** The bench part that requests the desk's lists, with each filter alone, at the size of a large agency. */
export async function desk(states: States, work: string): Promise<readonly Section[]> {
  const state = join(work, 'desk')
  cpSync(await states.path('large'), state, { recursive: true })
  const { cookie, ids } = await prepare(state)
  const counted = await using(await serveWorker(state, { modules: notingModules() }), ({ origin }) => count(origin, cookie, ids))
  // Counting takes time, so times are measured without it.
  const costs = await using(await serveWorker(state), ({ origin }) => time(origin, cookie, counted))
  const rows = costs.pages.map(({ path, as, calls, rows: read, bytes, ms, isList }) => [
    as === 'manager' ? code(path) : `${code(path)} (${as})`,
    calls,
    verdict(calls <= targets.desk.calls),
    grouped(read),
    isList ? verdict(read <= targets.desk.rows) : '',
    grouped(bytes),
    ms.toFixed(1),
    (ms / costs.list).toFixed(2),
  ])
  const { calls, rows: most } = targets.desk
  const head = ['', 'round trips', `≤ ${calls}`, 'rows read', `≤ ${most}`, 'bytes', 'ms', 'of the public list']
  const sizes = Object.entries(deskSizes).map(([name, count]) => `${grouped(count)} ${name}`)
  const text = `${states.large.description}, ${sizes.join(', ')}. Session included; a manager of all offices, and where it says so an agent of one. Counted by the built Worker with counting bindings; times without them, medians of ${rounds}, each by turns with a public list page that was not asked for before (${costs.list.toFixed(1)} ms).`
  return [{ title: 'The desk', text: `${text}\n\n${table(head, rows)}` }]
}

async function prepare(state: string) {
  const site = await openSite({ state, quiet: true })
  try {
    const { status, errors } = await importInto(site, ['db/demo/agency.json'])
    if (status !== 0) throw new Error(errors.join('\n'))
    const database = await site.miniflare.getD1Database('DB')
    const manager = await storeStaffSession(database, await storeStaffMember(database, 'manager'))
    const agent = await storeStaffSession(database, await storeStaffMember(database, 'agent', { offices: ['brugge'] }))
    await fillDesk(database)
    const one = async (sql: string) => Object(await database.prepare(sql).first()).id
    const ids: Ids = {
      lead: await one('SELECT id FROM leads WHERE is_open = 1 AND listing_id IS NOT NULL ORDER BY created_at LIMIT 1 OFFSET 40'),
      home: await one("SELECT id FROM desk_homes WHERE state = 'available' AND gaps > 0 ORDER BY created_at DESC LIMIT 1"),
      visit: await one('SELECT id FROM appointments ORDER BY starts_at DESC LIMIT 1'),
    }
    return { cookie: { manager: `desk=${manager}`, agent: `desk=${agent}` }, ids }
  } finally {
    await site.close()
  }
}

async function ask(origin: string, path: string, cookie: string): Promise<NotedAnswer> {
  const answer = await askNoted(origin + path, { Cookie: cookie })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}

async function count(origin: string, cookies: Cookies, ids: Ids): Promise<readonly Counted[]> {
  const counted: Counted[] = []
  for (const address of await addresses(ids, (path) => ask(origin, path, cookies.manager))) {
    const looks = [await ask(origin, address.path, cookies[address.as]), await ask(origin, address.path, cookies[address.as])]
    // One of the requests may include the periodic check of whether the agency has changed.
    const [fewest] = looks.map(({ notes, text }) => ({ ...databaseCost(notes), text })).sort((one, other) => one.calls - other.calls)
    if (fewest === undefined) continue
    const { calls, rows, wordRows, text } = fewest
    counted.push({ ...address, calls, rows: rows + wordRows, bytes: Buffer.byteLength(text) })
  }
  return counted
}

/** Each page alternates with an uncached public list. */
async function time(origin: string, cookies: Cookies, pages: readonly Counted[]) {
  const times = pages.map((): number[] => [])
  const list: number[] = []
  await ask(origin, '/nl/te-koop/', '')
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { path, as }] of pages.entries()) {
      list.push((await ask(origin, `/nl/te-koop/?page=${2 + list.length}`, '')).ms)
      times[at]?.push((await ask(origin, path, cookies[as])).ms)
    }
  }
  return { list: median(list), pages: pages.map((page, at) => ({ ...page, ms: median(times[at]?.slice(1) ?? []) })) }
}

const [leadList, homeList] = [href('deskLeads', 'nl'), href('deskHomes', 'nl')]

/** Lists with each of their filters and their next pages, then the other pages. */
async function addresses(ids: Ids, read: (path: string) => Promise<{ readonly text: string }>): Promise<readonly Address[]> {
  const further: string[] = []
  for (const path of [leadList, `${leadList}?state=all`, homeList]) {
    const second = /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec((await read(path)).text)?.[1]
    if (second === undefined) throw new Error(`${path} has no second page`)
    further.push(second.replaceAll('&amp;', '&'))
  }
  const last = [`${leadList}?state=all&after=2000-01-01T00:00:00.000Z~0`, `${homeList}?after=1900-01-01T00:00:00.000Z~1`]
  const lists = [...leadQueries(ids).map((query) => leadList + query), ...homeQueries.map((query) => homeList + query)]
  const agents = [
    ...['', '?state=all', '?form=contact', '?who=none', '?q=garage'].map((query) => leadList + query),
    ...['', '?goal=rent', '?type=apartment', '?place=8000', '?gap=any', '?gap=floodPScore', '?sort=cheap', '?q=kerkstraat'].map((query) => homeList + query),
  ]
  const names = [
    'desk',
    'deskCalendar',
    'deskOwners',
    'deskMails',
    'deskVisits',
    'deskOwnerMessages',
    'deskMailings',
    'deskImports',
    'deskTestimonials',
  ] as const
  const single = [href('deskLead', 'nl', { id: ids.lead }), href('deskHome', 'nl', { id: ids.home }), href('deskVisit', 'nl', { id: ids.visit })]
  const audit = ['', '?who=staff-agent', '?act=reply'].map((query) => href('deskAudit', 'nl') + query)
  return [
    ...[...lists, ...further, ...last].map((path) => ({ path, isList: true, as: 'manager' as const })),
    ...agents.map((path) => ({ path, isList: true, as: 'agent' as const })),
    { path: href('desk', 'nl'), isList: false, as: 'agent' },
    ...[...names.map((name) => href(name, 'nl')), ...single, ...audit].map((path) => ({ path, isList: false, as: 'manager' as const })),
  ]
}

function leadQueries({ home }: Ids): readonly string[] {
  const day = new Date(Date.now() - 40 * 24 * 3_600_000).toISOString().slice(0, 10)
  const open = ['', '?form=enquiry', '?office=brugge', `?home=${home}`, '?who=me', '?who=none', '?q=garage', '?q=serre', '?q=visitor7@example.com']
  return [...open, '?state=closed', '?state=all', `?from=${day}`, `?to=${day}`, `?state=all&from=${day}&to=${day}`, '?state=all&q=garage']
}

const homeQueries = [
  '',
  ...['goal=sale', 'goal=rent', 'state=available', 'state=sold', 'type=house', 'type=apartment', 'office=brugge', 'office=luxembourg'],
  ...['place=8000', 'place=Gent', 'gap=any', 'gap=unlawful', 'gap=floodPScore', 'q=garage', 'q=kerkstraat', 'q=4001'],
  ...['sort=changed', 'sort=cheap', 'sort=dear'],
].map((query) => query && `?${query}`)
