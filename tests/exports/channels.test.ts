import { createHash } from 'node:crypto'
import { type } from 'arktype'
import { drizzle } from 'drizzle-orm/d1'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertChannel } from '#db/exports/channels.ts'
import type { ChannelRule } from '#db/model/exports/channel.ts'
import * as schema from '#db/schema.ts'
import { href } from '#ui/routes.ts'
import { site as desk, deskOf, lendDeskSite } from '../desk/desk-site.ts'
import { aPicture, aProperty, aRental, type FeedRecord, manyProperties } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const token = 'x'.repeat(43)
const everything: ChannelRule = { goal: null, country: null, byHand: false, withContact: false }

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())
lendDeskSite()

async function makeChannel(name: string, rule: Partial<ChannelRule> = {}, at: TestSite = site): Promise<void> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  await insertChannel(drizzle(at.db, { schema }), { name, ...everything, ...rule, tokenHash }, new Date())
}

const Answer = type({
  extent: "'full' | 'delta'",
  channel: { cursor: 'string', more: 'boolean', versions: 'Record<string, string>' },
  listings: 'Record<string, unknown>[]',
  deleted: type({ id: 'string', deleted_at: 'string' }).array(),
})

const headers = { Authorization: `Bearer ${token}` }

async function read(name: string, cursor = '0', at: TestSite = site) {
  const answer = await at.fetch(`/exports/${name}.json?cursor=${cursor}`, { headers })
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  return Answer.assert(await answer.json())
}

const idsOf = ({ listings }: { listings: readonly Record<string, unknown>[] }) => listings.map(({ id }) => String(id)).sort()

test('another site imports what a channel gives, without a remark, and shows the same', async () => {
  const pictures = [aPicture({ ID: 1, Url: 'https://photos.example/1.jpg' })]
  const home = aProperty({ ID: 7001, XLargePictureItems: pictures, HasLift: true, HasPool: true, CadastralIncome: 1120, FloodPScore: 'B', FloodGScore: 'A' })
  await site.importFeed([home, aRental({ ID: 7002 })])
  await makeChannel('partner')
  const answer = await site.fetch('/exports/partner.json', { headers })
  const text = await answer.text()
  await using other = await startSite()
  const result = await other.importFeed(text)
  expect(result.errors).toEqual([])
  expect(result.lines.filter((line) => !/host/.test(line))).toEqual(['added 2, changed 0, unchanged 0, withdrawn 0, rejected 0'])
  const shown = ({ db }: TestSite) =>
    db
      .prepare(
        `SELECT goal, state, main_type, zip, price, bedrooms, bathrooms, living_area, plot_area, built, epc, lift, pool, garden, round(lat, 3) AS lat, reference,
          card ->> '$.title.fr' AS title, record ->> '$.description.de' AS text, card ->> '$.place.address.street' AS street,
          record ->> '$.facts.floodPScore' AS flood, record ->> '$.facts.cadastralIncome' AS income FROM listings ORDER BY goal`,
      )
      .all()
  expect((await shown(other)).results).toEqual((await shown(site)).results)
})

test('a channel names its changes after a cursor: homes that changed, and homes that it no longer has', async () => {
  await using own = await startSite()
  await own.importFeed([aProperty({ ID: 1 }), aProperty({ ID: 2 }), aRental({ ID: 3 })])
  await makeChannel('delta', { goal: 'sale' }, own)
  const first = await read('delta', '0', own)
  expect([idsOf(first), first.extent, first.deleted]).toEqual([['1', '2'], 'full', []])
  expect(Object.keys(first.channel.versions).sort()).toEqual(['1', '2'])
  const again = await read('delta', first.channel.cursor, own)
  expect([again.listings, again.deleted, again.channel.cursor]).toEqual([[], [], first.channel.cursor])

  await own.importFeed([aProperty({ ID: 1, Price: 410_000 }), aRental({ ID: 3, Price: 1_200 }), aProperty({ ID: 4 })], ['--force'])
  const changed = await read('delta', first.channel.cursor, own)
  expect([idsOf(changed), changed.deleted.map(({ id }) => id), changed.extent]).toEqual([['1', '4'], ['2'], 'delta'])
  expect(changed.channel.versions['1']).not.toBe(first.channel.versions['1'])
  expect(idsOf(await read('delta', '0', own))).toEqual(['1', '4'])
})

test('a large channel is read page by page without missing or repeating a home', async () => {
  await using own = await startSite()
  await own.importFeed(manyProperties(230, (at) => ({ ID: at + 1 })))
  await makeChannel('large', {}, own)
  const seen: string[] = []
  for (let cursor = '0', more = true; more; ) {
    const page = await read('large', cursor, own)
    seen.push(...idsOf(page))
    cursor = page.channel.cursor
    more = page.channel.more
  }
  expect([seen.length, new Set(seen).size]).toEqual([230, 230])
})

const hidden: FeedRecord = {
  PublishAddress: false,
  PublishPrice: false,
  Street: 'Zwaluwenstaartlaan',
  HouseNumber: '4173',
  Price: 371_234,
  GoogleX: 51.2071,
  GoogleY: 3.2241,
}

test('no format of a channel names an unpublished address or price, nor contacts that the channel may not have', async () => {
  await using own = await startSite()
  const contact = { ManagerName: 'Ann Verhulst', ManagerEmail: 'ann@agency.example', OfficeName: 'Kantoor Brugge' }
  await own.importFeed([aProperty({ ID: 9, ...hidden, ...contact })])
  await makeChannel('private', {}, own)
  for (const format of ['json', 'kyero.xml', 'openimmo.xml']) {
    const text = await (await own.fetch(`/exports/private.${format}`, { headers })).text()
    expect(text).toMatch(/Brugge|Bruges|Brügge/)
    expect(text.replaceAll(own.url, '')).not.toMatch(/Zwaluw|4173|371.?234|51\.2071|3\.2241|Verhulst|ann@/)
  }
  const [home] = (await read('private', '0', own)).listings
  expect(home).toMatchObject({ price: { hidden: true }, location: { hidden: true, postal_code: '8000' } })
})

test('a channel is read with its token in any of three ways, and not without it', async () => {
  await makeChannel('guarded')
  const basic = `Basic ${Buffer.from(`guarded:${token}`).toString('base64')}`
  const status = async (path: string, init: RequestInit = {}) => (await site.fetch(path, init)).status
  expect(await status('/exports/guarded.json', { headers })).toBe(200)
  expect(await status('/exports/guarded.json', { headers: { Authorization: basic } })).toBe(200)
  expect(await status(`/exports/guarded.kyero.xml?key=${token}`)).toBe(200)
  for (const path of ['/exports/guarded.json', '/exports/guarded.json?key=wrong', '/exports/guarded.openimmo.xml', '/exports/unknown.json'])
    expect([path, await status(path)]).toEqual([path, 401])
  expect(await status('/exports/guarded/status', { method: 'POST', body: '{}' })).toBe(401)
  expect(await status(`/exports/guarded.json?cursor=x&key=${token}`)).toBe(400)
  expect(await status(`/exports/guarded.pdf?key=${token}`)).toBe(404)
})

test('a reader reports what became of each home; the desk shows it, and unknown ids are named', async () => {
  await using own = await startSite()
  await own.importFeed([aProperty({ ID: 1 })])
  await makeChannel('portal', {}, own)
  const { channel } = await read('portal', '0', own)
  const report = (receipts: readonly unknown[]) => own.fetch('/exports/portal/status', { method: 'POST', headers, body: JSON.stringify({ receipts }) })
  const version = channel.versions['1']
  const receipt = { id: '1', version, state: 'rejected', externalId: 'P-77', message: 'No photograph <b>' }
  for (let repeat = 0; repeat < 2; repeat += 1) {
    const answer = await report([receipt, { id: '99', version, state: 'published' }])
    expect([answer.status, await answer.json()]).toEqual([200, { stored: 1, unknown: ['99'] }])
  }
  const stored = await own.db.prepare('SELECT receipt, receipt_version, external_id, message FROM export_homes').all()
  expect(stored.results).toEqual([{ receipt: 'rejected', receipt_version: version, external_id: 'P-77', message: 'No photograph <b>' }])
  for (const wrong of [[], [{ ...receipt, state: 'fine' }], [{ ...receipt, url: 'javascript:alert(1)' }], [{ ...receipt, id: '1 OR 1' }]])
    expect((await report(wrong)).status).toBe(400)
})

test('a manager makes a channel, leaves a home out, takes that back, gives another token and removes the channel', async () => {
  await desk.importFeed([aProperty({ ID: 1, Ident: 'LX/07' }), aProperty({ ID: 2 })])
  const browser = await deskOf('manager')
  const list = href('deskChannels', 'nl')
  const page = href('deskChannel', 'nl', { id: 'immo-portal' })
  const made = await browser.post(list, { do: 'make', channelName: 'immo-portal' })
  const secret = (await made.text()).trim()
  expect([made.status, secret]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
  expect((await browser.post(list, { do: 'make', channelName: 'immo-portal' })).status).toBe(422)
  expect((await browser.post(list, { do: 'make', channelName: 'Geen naam!' })).status).toBe(422)
  const readNow = async () => {
    const answer = await desk.fetch(`/exports/immo-portal.json?key=${secret}`)
    return answer.status === 200 ? idsOf(Answer.assert(await answer.json())) : answer.status
  }
  expect(await readNow()).toEqual(['1', '2'])
  const rows = elements(parsePage(await (await browser.fetch(page)).text()), ({ name }) => name === 'tr')
  expect(rows.length).toBe(3)
  expect((await browser.post(page, { do: 'leaveOut', home: '2' })).status).toBe(303)
  expect(await readNow()).toEqual(['1'])
  expect((await browser.post(page, { do: 'include', home: '2' })).status).toBe(303)
  expect(await readNow()).toEqual(['1', '2'])
  const version = await desk.db.prepare('SELECT version FROM export_channels').first('version')
  expect((await browser.post(page, { do: 'save', version: String(version), channelByHand: '1' })).status).toBe(303)
  expect((await browser.post(page, { do: 'save', version: String(version), channelGoal: 'sale' })).status).toBe(422)
  expect(await readNow()).toEqual([])
  expect((await browser.post(page, { do: 'add', channelHome: 'lx/07' })).status).toBe(303)
  expect((await browser.post(page, { do: 'add', channelHome: '404' })).status).toBe(422)
  expect(await readNow()).toEqual(['1'])
  expect((await browser.post(page, { do: 'renew' })).status).toBe(200)
  expect(await readNow()).toBe(401)
  expect((await browser.post(page, { do: 'remove' })).status).toBe(422)
  expect((await browser.post(page, { do: 'remove', channelRemove: '1' })).headers.get('Location')).toBe(`${list}?done=removed`)
  expect((await browser.fetch(page)).status).toBe(404)
})
