import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '../full.ts'
import { outsideFile } from '../kit/corpora/outside.ts'
import { aProject, aProperty, aRental, manyProperties, nextId, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { runImport, startSite, type TestSite } from '../kit/site.ts'

interface Row {
  readonly id: number
  readonly state: string
  readonly listed: number
  readonly withdrawn_at: string | null
  readonly fingerprint: string
  readonly price: number | null
  readonly card: string
}

async function rows(site: TestSite, kind: 'listings' | 'projects' = 'listings'): Promise<readonly Row[]> {
  return (await site.db.prepare(`SELECT * FROM ${kind} ORDER BY id`).all<Row>()).results
}

async function version(site: TestSite): Promise<number> {
  return (await site.db.prepare('SELECT version FROM catalogue').first<number>('version')) ?? 0
}

async function staged(site: TestSite): Promise<number> {
  return (await site.db.prepare('SELECT (SELECT count(*) FROM import_rows) + (SELECT count(*) FROM import_unchanged) AS count').first<number>('count')) ?? -1
}

function ask(site: TestSite, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}, method = 'POST'): Promise<Response> {
  return site.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const withCounts = (added: number, changed: number, unchanged: number, withdrawn: number, rejected: number) =>
  `added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, rejected ${rejected}`

test('a feed is imported, and importing it again changes nothing', async () => {
  await using site = await startSite()
  const feed = propertyAnswer([aProperty({ ID: 1 }), aRental({ ID: 2 })])
  const first = await site.importFeed(feed)
  expect(first).toEqual({ status: 0, lines: [withCounts(2, 0, 0, 0, 0)], errors: [] })
  const [before, known] = [await rows(site), await version(site)]
  expect(before).toMatchObject([
    { id: 1, state: 'available', listed: 1, price: 395000, withdrawn_at: null },
    { id: 2, listed: 1, price: 1150 },
  ])
  const second = await site.importFeed(feed)
  expect(second.lines).toEqual([withCounts(0, 0, 2, 0, 0)])
  expect(await rows(site)).toEqual(before)
  expect([await version(site), await staged(site)]).toEqual([known, 0])
})

test('a later feed adds, changes and withdraws; a listing that returns counts as added', async () => {
  await using site = await startSite()
  const records = manyProperties(10, (index) => ({ ID: index + 1 }))
  await site.importFeed(records)
  const known = await version(site)
  const later = [aProperty({ ...records[0], Price: 410000 }), ...records.slice(1, 9), aProperty({ ID: 11 })]
  expect((await site.importFeed(later)).lines).toEqual([withCounts(1, 1, 8, 1, 0)])
  expect(await version(site)).toBe(known + 1)
  const gone = (await rows(site)).find(({ id }) => id === 10)
  expect(gone).toMatchObject({ state: 'withdrawn', listed: 0, withdrawn_at: expect.any(String) })
  expect(JSON.parse(gone?.card ?? '')).toMatchObject({ state: 'withdrawn', id: 10 })
  expect((await site.importFeed([...later, ...records.slice(9)])).lines).toEqual([withCounts(1, 0, 10, 0, 0)])
  expect((await rows(site)).find(({ id }) => id === 10)).toMatchObject({ state: 'available', listed: 1, withdrawn_at: null })
})

test('a feed that would withdraw more than a fifth of the stock is refused, unless it is forced or partial', async () => {
  await using site = await startSite()
  const records = manyProperties(10, (index) => ({ ID: index + 1 }))
  await site.importFeed(records)
  const before = await rows(site)
  const refused = await site.importFeed(records.slice(0, 7))
  expect(refused.status).toBe(1)
  expect(refused.lines).toEqual([])
  expect(refused.errors).toHaveLength(1)
  expect(refused.errors[0]).toContain('would withdraw 3 of 10 listings')
  expect(await rows(site)).toEqual(before)
  expect(await staged(site), 'held for the desk').toBe(1)
  expect((await site.importFeed(records.slice(0, 7), ['--partial'])).lines).toEqual([withCounts(0, 0, 7, 0, 0)])
  expect((await site.importFeed(records.slice(0, 8))).lines).toEqual([withCounts(0, 0, 8, 2, 0)])
  expect((await site.importFeed(records.slice(0, 2), ['--force'])).lines).toEqual([withCounts(0, 0, 2, 6, 0)])
})

test('an empty feed is accepted for an empty stock and refused for any other', async () => {
  await using site = await startSite()
  expect(await site.importFeed([])).toEqual({ status: 0, lines: [withCounts(0, 0, 0, 0, 0)], errors: [] })
  await site.importFeed([aProperty()])
  expect((await site.importFeed([])).status).toBe(1)
  expect((await site.importFeed({ Items: [] }, ['--force'])).lines).toEqual([withCounts(0, 0, 0, 1, 0)])
})

test('unusable records are reported and skipped, and their stored listings stay', async () => {
  await using site = await startSite()
  const known = aProperty({ ID: 5 })
  await site.importFeed([known])
  const [before] = await rows(site)
  const result = await site.importFeed([
    aProperty({ ID: 6 }),
    { ...known, Goal: 'sale' },
    { Zip: '8000', Goal: 0 },
    'text',
    aProperty({ ID: 7, City: '', Zip: '-' }),
    aProperty({ ID: 6 }),
  ])
  expect(result).toEqual({
    status: 0,
    lines: [
      'position 2, id 5: Goal is not a number',
      'position 3: no ID',
      'position 4: not a record',
      'position 5, id 7: no city and no zip',
      'position 6, id 6: ID 6 appears twice; the first at position 1 is used',
      withCounts(1, 0, 0, 0, 5),
    ],
    errors: [],
  })
  expect((await rows(site))[0]).toEqual(before)
})

test('what is not for the internet answers as unknown, or as gone if it had a page', async () => {
  await using site = await startSite()
  const feed = (PublishInternet: readonly [boolean, boolean]) => ({
    ...propertyAnswer(PublishInternet.map((shown, index) => aProperty({ ID: index + 1, PublishInternet: shown }))),
    ...projectAnswer(PublishInternet.map((shown, index) => aProject({ ID: index + 1, PublishInternet: shown }))),
  })
  const status = async (path: string) => (await site.fetch(path)).status
  const statuses = () => Promise.all([1, 2].flatMap((id) => [status(`/en/for-sale/bruges/town-house/${id}/`), status(`/en/new-build/x/y/${id}/`)]))
  await site.importFeed(feed([true, false]))
  expect((await statuses()).slice(2)).toEqual([404, 404])
  await site.importFeed(feed([false, false]))
  expect(await statuses()).toEqual([410, 410, 404, 404])
})

test('a record without a date of creation keeps the first one known', async () => {
  await using site = await startSite()
  const dated = (LastChangedDate: string, Price: number) => [aProperty({ ID: 1, CreatedDate: undefined, LastChangedDate, Price })]
  await site.importFeed(dated('2026-11-10 10:00:00', 300_000))
  await site.importFeed(dated('2026-11-25 10:00:00', 299_000))
  expect(await rows(site)).toMatchObject([{ price: 299_000, created_at: '2026-11-10T09:00:00.000Z' }])
})

test('a file may hold listings and projects, each with its own stock', async () => {
  await using site = await startSite()
  const [property, project] = [aProperty({ ID: 1 }), aProject({ ID: 1 })]
  expect((await site.importFeed({ ...projectAnswer([project]), ...propertyAnswer([property]) })).lines).toEqual([withCounts(2, 0, 0, 0, 0)])
  expect([(await rows(site)).length, (await rows(site, 'projects')).length]).toEqual([1, 1])
  // A feed of one kind withdraws nothing of the other.
  expect((await site.importFeed([project])).lines).toEqual([withCounts(0, 0, 1, 0, 0)])
  expect((await site.importFeed([property])).lines).toEqual([withCounts(0, 0, 1, 0, 0)])
  expect((await site.importFeed(projectAnswer([]), ['--force'])).lines).toEqual([withCounts(0, 0, 0, 1, 0)])
  expect(await rows(site, 'projects')).toMatchObject([{ listed: 0, withdrawn_at: expect.any(String) }])
  expect(await rows(site)).toMatchObject([{ listed: 1 }])
})

test('a feed of many chunks is applied whole, and duplicates are found across chunks', async () => {
  await using site = await startSite()
  const records = manyProperties(1_100, (index) => ({ ID: index + 1 }))
  const result = await site.importFeed([...records, aProperty({ ID: 3, Price: 390000 })])
  expect(result.lines).toEqual(['position 1101, id 3: ID 3 appears twice; the first at position 3 is used', withCounts(1_100, 0, 0, 0, 1)])
  const stock = await rows(site)
  expect([stock.length, stock[2]?.price]).toEqual([1_100, 395000])
  expect((await site.importFeed(records.map((record) => ({ ...record, Price: 400000 })))).lines).toEqual([withCounts(0, 1_100, 0, 0, 0)])
})

test('the command reads every known feed shape and refuses anything else', async () => {
  await using site = await startSite()
  const property = aProperty({ ID: 1 })
  await site.importFeed([property])
  const unchanged = withCounts(0, 0, 1, 0, 0)
  const json = JSON.stringify(propertyAnswer([property]))
  const usable: [string, string | Uint8Array | object][] = [
    ['Items', { items: [property] }],
    ['another casing', { getpropertylistJSONresult: { VALUE: { items: [property], Categories: [[1, { Items: [2] }]] }, success: 'true', code: '0' } }],
    ['a byte-order mark', `\ufeff${json}`],
    ['gzip', gzipSync(json)],
    ['white space', `\n\n ${JSON.stringify([property], null, 2)} \n`],
  ]
  for (const [name, feed] of usable) expect((await site.importFeed(feed)).lines, name).toEqual([unchanged])

  const before = await rows(site)
  const many = JSON.stringify(propertyAnswer(manyProperties(1_200)))
  const refused: [string, string | Uint8Array | object, RegExp][] = [
    ['cut off', many.slice(0, -40), /cut off/],
    ['cut off between records', `[${JSON.stringify(aProperty())}`, /cut off/],
    ['cut off gzip', gzipSync(many).subarray(0, -200), /cut off|damaged/],
    ['empty', '', /empty/],
    ['no JSON', 'hello', /not JSON/],
    ['more than JSON', `${json} x`, /not JSON/],
    ['no list', { Name: 'x', Value: 3 }, /no list/],
    ['UTF-16', Buffer.from(`\ufeff${json}`, 'utf16le'), /UTF-16/],
    ['a refusal behind the list', propertyAnswer([property], { Success: false, Message: 'Wrong password' }), /Wrong password/],
    ['a refusal without a list', { GetPropertyListJsonResult: { Code: 7, Message: 'Wrong customer', Success: true, Value: null } }, /Wrong customer/],
  ]
  for (const [name, feed, why] of refused) {
    const result = await site.importFeed(feed)
    expect(result, name).toMatchObject({ status: 1, lines: [], errors: [expect.stringMatching(why)] })
  }
  expect(await rows(site)).toEqual(before)
  expect(await staged(site)).toBe(0)
})

test('a wrong command line prints the usage', async () => {
  await using site = await startSite()
  const wrong = [['feed.json', '--to', 'nowhere'], [], ['feed.json', '--wrong'], ['one.json', 'two.json']]
  for (const args of isFull ? wrong : wrong.slice(0, 1)) {
    const result = await runImport(site.state, args)
    expect(result.status).toBe(2)
    expect(result.errors[0]).toMatch(/^Usage/)
  }
  expect(await runImport(site.state, ['/nowhere/feed.json'])).toMatchObject({ status: 1, errors: [expect.stringContaining('cannot be read')] })
})

test('--to imports into another site with its token', async () => {
  await using site = await startSite()
  await using other = await startSite()
  const args = ['feed.json', '--to', other.url]
  await site.importFeed([aProperty({ ID: 1 })])
  const sent = await runImport(site.state, [`${site.state}/feed.json`, ...args.slice(1)], { IMPORT_TOKEN: other.token })
  expect(sent.lines).toEqual([withCounts(1, 0, 0, 0, 0)])
  expect(await rows(other)).toHaveLength(1)
  expect((await runImport(site.state, [`${site.state}/feed.json`, ...args.slice(1)], { IMPORT_TOKEN: 'wrong token, long' })).errors.at(-1)).toContain(
    'a valid token is needed',
  )
})

test('an unpublished street is in no public column of a listing', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 1, PublishAddress: false, Street: 'Korte Vuldersreitje', DescriptionB: 'In de korte vuldersreitje' })])
  const row = await site.db.prepare('SELECT card, record, secret FROM listings').first<{ card: string; record: string; secret: string }>()
  expect((row?.card ?? '') + row?.record).not.toMatch(/vuldersreitje/i)
  expect(row?.secret).toContain('Korte Vuldersreitje')
})

describe('POST /import', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site[Symbol.asyncDispose]())
  const open = async () => {
    const answer: { id: string } = await (await ask(site, '/import', { mode: 'full' })).json()
    return answer.id
  }

  test('POST /import requires a valid token', async () => {
    for (const header of ['', 'Bearer', 'Bearer wrong', `Basic ${site.token}`]) {
      const answer = await ask(site, '/import', { mode: 'full' }, { Authorization: header })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toHaveProperty('error')
    }
  })

  test('POST /import answers malformed requests with an error message', async () => {
    const id = await open()
    const bad: [string, unknown, number][] = [
      ['/import', 'no json', 400],
      ['/import', { mode: 'some' }, 400],
      [`/import/${id}/records`, { kind: 'house', position: 1, records: [] }, 400],
      [`/import/${id}/records`, { kind: 'listing', position: 0, records: [] }, 400],
      [`/import/${id}/records`, { kind: 'listing', position: 1, records: {} }, 400],
      [`/import/${id}/finish`, { kinds: 'listing' }, 400],
      ['/import/unknown/records', { kind: 'listing', position: 1, records: [] }, 404],
      ['/import/unknown/finish', { kinds: [] }, 404],
      ['/import/unknown/else', {}, 404],
      [`/import/${id}/records`, ' '.repeat(9 * 1024 * 1024), 413],
    ]
    for (const [path, body, status] of bad) {
      const answer = await ask(site, path, body)
      expect([path, answer.status]).toEqual([path, status])
      expect(await answer.json()).toHaveProperty('error')
    }
  })

  test('supersedes a running import when a newer one is opened', async () => {
    const older = await open()
    await ask(site, `/import/${older}/records`, { kind: 'listing', position: 1, records: [aProperty()] })
    await open()
    expect(await staged(site)).toBe(0)
    for (const [path, body] of [
      ['records', { kind: 'listing', position: 1, records: [aProperty()] }],
      ['finish', { kinds: ['listing'] }],
    ] as const) {
      const answer = await ask(site, `/import/${older}/${path}`, body)
      expect(answer.status).toBe(409)
      expect(await answer.json()).toEqual({ error: 'a newer import has superseded this one' })
    }
  })

  test('POST /import is idempotent per chunk, and gives an interrupted change of the stock a new version', async () => {
    const id = await open()
    const chunk = { kind: 'listing', position: 1, records: [aProperty({ ID: nextId() }), aProperty({ ID: nextId() })] }
    for (const _ of [1, 2]) expect(await (await ask(site, `/import/${id}/records`, chunk)).json()).toEqual({ rejected: [] })
    expect(await staged(site)).toBe(2)
    const known = await version(site)
    for (const _ of [1, 2]) expect(await (await ask(site, `/import/${id}/finish`, { kinds: ['listing'] })).json()).toMatchObject({ done: false })
    expect(await version(site)).toBe(known)
    await open()
    expect(await version(site)).toBe(known + 1)
  })

  test('POST /import shows the changes of a stopped import, once', async () => {
    const id = await open()
    await ask(site, `/import/${id}/records`, { kind: 'listing', position: 1, records: [aProperty({ ID: nextId() })] })
    for (const _ of [1, 2]) await ask(site, `/import/${id}/finish`, { kinds: ['listing'], force: true })
    const known = await version(site)
    for (const [minutes, expected] of [
      [0, known],
      [6, known + 1],
      [12, known + 1],
    ] as const) {
      const scheduledTime = new Date(Date.now() + minutes * 60_000)
      await (await site.miniflare.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime })
      expect(await version(site)).toBe(expected)
    }
  })
})

const largeFeed = outsideFile('feed-25k.json.gz')

test.runIf(isFull && largeFeed !== null)(
  'a feed of 25,000 records is imported whole, and again without changes',
  async () => {
    await using site = await startSite()
    const { lines, ...first } = await site.importFile(largeFeed ?? '')
    expect(first).toEqual({ status: 0, errors: [] })
    expect(lines.at(-1)).toBe(withCounts(25_375, 0, 0, 0, 0))
    expect(lines.slice(0, -1).map((line) => / remarks? on (\w+):/.exec(line)?.[1])).toEqual([
      'City',
      'EPCLabelText',
      'Zip',
      'GoogleX',
      'GoogleY',
      'Price',
      'NumberOfToilets',
    ])
    const again = await site.importFile(largeFeed ?? '')
    expect(again.lines.at(-1)).toBe(withCounts(0, 0, 25_375, 0, 0))
  },
  300_000,
)
