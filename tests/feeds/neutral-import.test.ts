import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { aProject, aProperty, type FeedRecord, manyProperties, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { aNeutralListing } from './neutral-factory.ts'

const folder = resolve(import.meta.dirname, '../../worker/feeds/perron')
const example: { listings: FeedRecord[] } = JSON.parse(readFileSync(`${folder}/example.json`, 'utf8'))

interface Row {
  readonly id: number
  readonly source: string
  readonly external_id: string
  readonly state: string
  readonly listed: number
  readonly price: number | null
  readonly project_id: number | null
  readonly card: string
  readonly record: string
  readonly secret: string
  readonly extra_fields: string | null
}

async function rows(site: TestSite, kind: 'listings' | 'projects' = 'listings'): Promise<ReadonlyMap<string, Row>> {
  const { results } = await site.db.prepare(`SELECT * FROM ${kind} ORDER BY id`).all<Row>()
  return new Map(results.map((row) => [row.external_id, row]))
}

async function rowOf(site: TestSite, externalId: string): Promise<Row> {
  const row = (await rows(site)).get(externalId)
  if (!row) throw new Error(`${externalId} is missing`)
  return row
}

/** A page, after following redirects. */
async function pageOf(site: TestSite, path: string): Promise<{ readonly status: number; readonly html: string }> {
  const answer = await site.fetch(path)
  const to = answer.headers.get('Location')
  return to === null ? { status: answer.status, html: await answer.text() } : pageOf(site, to)
}

const counts = (added: number, changed: number, unchanged: number, withdrawn: number, rejected: number) =>
  `added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, rejected ${rejected}`

function file(listings: readonly unknown[], top: FeedRecord = {}): FeedRecord {
  return { kind: 'listings', version: '1', extent: 'full', listings, ...top }
}

function manyListings(count: number): FeedRecord[] {
  return Array.from({ length: count }, (_, index) => aNeutralListing({ id: `A-${index + 1}` }))
}

describe('the example file', () => {
  test('imports without a rejection, shows its pages, and is unchanged when imported again', async () => {
    await using site = await startSite()
    expect(await site.importFile(`${folder}/example.json`)).toEqual({ status: 0, lines: [counts(10, 0, 0, 0, 0)], errors: [] })
    const before = await rows(site)
    expect([...before.values()].every(({ id, source }) => id >= 1_000_000_000 && source === 'perron')).toBe(true)
    for (const { id } of before.values()) expect((await pageOf(site, `/property/${id}?lng=en`)).status).toBe(200)
    const { html } = await pageOf(site, `/property/${before.get('A-101')?.id}?lng=en`)
    expect(html).toContain('Terraced house with a town garden')
    expect(html).toContain('€ 395.000')
    expect(html).toContain('Kerkstraat')
    expect(html).not.toMatch(/Kerkstraat(?: |&nbsp;)12/)
    expect((await site.importFile(`${folder}/example.json`)).lines).toEqual([counts(0, 0, 10, 0, 0)])
    expect(await rows(site)).toEqual(before)
  })

  test('the example file keeps a hidden address out of every row, page and response', async () => {
    await using site = await startSite()
    await site.importFile(`${folder}/example.json`)
    const { id, card, record, secret, extra_fields } = await rowOf(site, 'A-102')
    const html = ['nl', 'fr', 'en', 'de'].map(async (lng) => (await pageOf(site, `/property/${id}?lng=${lng}`)).html)
    const answers = ['/api/listings?lang=fr&goal=sale', '/api/listings.atom?lang=fr&goal=sale'].map((path) => site.html(path))
    const shown = [card, record, extra_fields ?? '', ...(await Promise.all([...html, ...answers]))].join('\n')
    // A moved point may share the digits of one coordinate, never of both.
    expect(shown).not.toMatch(/vieux moulin|50\.4569\d*\D{1,12}4\.8712/i)
    expect(secret).toContain('Rue du Vieux Moulin')
    expect(JSON.parse(card).place).toMatchObject({ address: null, zip: '5000', point: { exact: false } })
  })

  test('the example file shows a project with its units, including sold ones', async () => {
    await using site = await startSite()
    await site.importFile(`${folder}/example.json`)
    const project = (await rows(site, 'projects')).get('P-1')
    const units = [...(await rows(site)).values()].filter(({ project_id }) => project_id === project?.id)
    expect(units).toHaveLength(3)
    expect(JSON.parse(project?.record ?? '{}').constructions).toMatchObject([
      { id: 'P-1-A01', unit: 'A01', floor: '0', price: 289000, state: 'available', surfaceLiving: 78 },
      { id: 'P-1-A11', unit: 'A11', state: 'option' },
      { id: 'P-1-A21', unit: 'A21', state: 'sold' },
    ])
    const { status, html } = await pageOf(site, `/en/new-build/ghent/hof-ter-linden/${project?.id}/`)
    expect(status).toBe(200)
    expect(html).toContain('A11')
    expect(html).toContain('€ 289.000')
    const later = example.listings.map((each) => (each.id === 'P-1-A01' ? { ...each, status: 'sold' } : each))
    expect(await site.importFeed(file(later))).toEqual({ status: 0, lines: [counts(0, 1, 9, 0, 0)], errors: [] })
    expect(JSON.parse((await rows(site, 'projects')).get('P-1')?.record ?? '{}').constructions[0]).toMatchObject({ id: 'P-1-A01', state: 'sold' })
  })

  test('imports without a rejection as CSV, with decimal commas and day-first dates', async () => {
    await using site = await startSite()
    expect(await site.importFile(`${folder}/example.csv`)).toEqual({ status: 0, lines: [counts(3, 0, 0, 0, 0)], errors: [] })
    const house = JSON.parse((await rowOf(site, 'B-1')).card)
    expect(house).toMatchObject({ price: { amount: 349000 }, surfaceLiving: 148.5, photoCount: 2, energy: { value: 245.5 } })
    const record = JSON.parse((await rowOf(site, 'B-1')).record)
    expect(record).toMatchObject({
      facts: { availability: '2027-03-01', certificateEndDate: '2034-12-31', garden: true },
      description: { nl: 'Ruime woning, met "veranda" en tuin.' },
    })
    expect(JSON.parse((await rowOf(site, 'B-2')).card).place).toMatchObject({ address: null })
    expect((await pageOf(site, `/property/${(await rowOf(site, 'B-1')).id}?lng=nl`)).html).toContain('Gezinswoning met tuin')
    expect((await site.importFile(`${folder}/example.csv`)).lines).toEqual([counts(0, 0, 3, 0, 0)])
  })

  test('the example file is valid against the schema that the site serves', async () => {
    await using site = await startSite()
    const answer = await site.fetch('/schema/listings.json')
    expect(answer.headers.get('Content-Type')).toContain('application/schema+json')
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
    addFormats.default(ajv)
    const validate = ajv.compile(await answer.json())
    expect([validate(example), validate.errors]).toEqual([true, null])
    expect(validate(file([{ ...aNeutralListing(), owner: { name: 'x' } }]))).toBe(false)
    expect(validate(file([aNeutralListing({ status: 'perhaps' })]))).toBe(false)
  })
})

test('open days are read without a warning', async () => {
  await using site = await startSite()
  const open_days = [{ from: '2030-05-04T10:00', to: '2030-05-04T12:00' }]
  expect(await site.importFeed(file([aNeutralListing({ open_days })]))).toMatchObject({ lines: [counts(1, 0, 0, 0, 0)], errors: [] })
  expect((await rowOf(site, 'A-1')).record + (await rowOf(site, 'A-1')).card).toContain('2030-05-04')
})

test('a missing field is unknown, and a missing “hidden” means hidden', async () => {
  await using site = await startSite()
  const { hidden: _, ...location } = { ...(aNeutralListing().location as FeedRecord) }
  await site.importFeed(file([aNeutralListing({ price: { amount: 395000 }, location })]))
  const { card, record } = await rowOf(site, 'A-1')
  expect(JSON.parse(card)).toMatchObject({ price: { amount: null }, place: { address: null, point: { exact: false } } })
  expect(card + record).not.toMatch(/vlierstraat|395000/i)
  expect(JSON.parse(record).facts).toEqual({})
})

test('a hidden house number keeps the street, but hides the number and the exact point', async () => {
  await using site = await startSite()
  const location = { ...(aNeutralListing().location as FeedRecord), number_hidden: true }
  await site.importFeed(file([aNeutralListing({ location, description: { nl: 'Aan de Vlierstraat 12. De Vlierstraat is rustig.' } })]))
  const { card, record } = await rowOf(site, 'A-1')
  expect(JSON.parse(card).place).toMatchObject({ address: { street: 'Vlierstraat', houseNumber: null, box: null }, point: { exact: false } })
  expect(JSON.parse(record).description.nl).toBe('Aan de …. De Vlierstraat is rustig.')
  const inField = { ...location, street: 'Vlierstraat 12 bus 3', number: null, box: null }
  await site.importFeed(file([aNeutralListing({ location: inField, description: { nl: 'Vlierstraat 12' } })]))
  const row = await rowOf(site, 'A-1')
  expect(JSON.parse(row.card).place.address).toEqual({ street: 'Vlierstraat', houseNumber: null, box: null })
  expect(row.record).not.toContain('Vlierstraat 12')
})

test('a record keeps its public id through withdrawal and return', async () => {
  await using site = await startSite()
  const listings = manyListings(6)
  await site.importFeed(file(listings))
  const { id } = await rowOf(site, 'A-6')
  expect((await site.importFeed(file(listings.slice(0, 5)))).lines).toEqual([counts(0, 0, 5, 1, 0)])
  expect(await rowOf(site, 'A-6')).toMatchObject({ id, state: 'withdrawn', listed: 0 })
  expect((await pageOf(site, `/property/${id}?lng=en`)).status).toBe(410)
  expect((await site.importFeed(file(listings))).lines).toEqual([counts(1, 0, 5, 0, 0)])
  expect(await rowOf(site, 'A-6')).toMatchObject({ id, state: 'available', listed: 1 })
})

test('a delta withdraws only the ids it lists as deleted', async () => {
  await using site = await startSite()
  await site.importFeed(file(manyListings(4)))
  const delta = file([aNeutralListing({ id: 'A-9' })], {
    extent: 'delta',
    deleted: [{ id: 'A-1', deleted_at: '2026-11-20T08:00:00Z' }, { id: 'A-2' }, { id: 'unknown' }],
  })
  expect((await site.importFeed(delta)).lines).toEqual([counts(1, 0, 0, 2, 0)])
  expect([...(await rows(site)).values()].filter(({ listed }) => listed === 1).map((row) => row.external_id)).toEqual(['A-3', 'A-4', 'A-9'])
  const both = file([aNeutralListing({ id: 'A-3' })], { extent: 'delta', deleted: [{ id: 'A-3' }, { id: 'A-4' }] })
  expect((await site.importFeed(both, ['--partial'])).lines).toEqual([counts(0, 0, 1, 0, 0)])
  expect((await site.importFeed(both)).lines).toEqual([counts(0, 0, 1, 1, 0)])
})

test('two sources have separate withdrawals and guards', async () => {
  await using site = await startSite()
  const properties = manyProperties(10, (index) => ({ ID: index + 1 }))
  await site.importFeed({ ...propertyAnswer(properties), ...projectAnswer([aProject({ ID: 1 })]) })
  expect((await site.importFeed(file(manyListings(10)))).lines).toEqual([counts(10, 0, 0, 0, 0)])
  expect((await site.importFeed(properties.slice(0, 9))).lines).toEqual([counts(0, 0, 9, 1, 0)])
  const refused = await site.importFeed(file(manyListings(7)))
  expect(refused).toMatchObject({ status: 1, lines: [], errors: [expect.stringContaining('would withdraw 3 of 10 listings')] })
  expect((await site.importFeed(file(manyListings(9)))).lines).toEqual([counts(0, 0, 9, 1, 0)])
  expect([...(await rows(site)).values()].filter(({ listed }) => listed === 1)).toHaveLength(18)
  expect((await rows(site, 'projects')).get('1')).toMatchObject({ listed: 1, source: 'omnicasa', id: 1 })
})

test('a second office’s file can have its own source, in either format', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 7, ProjectID: 3 })])
  expect((await site.importFeed([aProperty({ ID: 7, ProjectID: 3 })], ['--source', 'second-office'])).lines).toEqual([counts(1, 0, 0, 0, 0)])
  expect((await site.importFeed(file([aNeutralListing()]), ['--source', 'third-office'])).lines).toEqual([counts(1, 0, 0, 0, 0)])
  const { results } = await site.db.prepare('SELECT id, source, external_id, project_id FROM listings ORDER BY source').all<Row>()
  expect(results).toEqual([
    { id: 7, source: 'omnicasa', external_id: '7', project_id: 3 },
    { id: expect.any(Number), source: 'second-office', external_id: '7', project_id: expect.any(Number) },
    { id: expect.any(Number), source: 'third-office', external_id: 'A-1', project_id: null },
  ])
  expect(results.slice(1).every(({ id }) => id >= 1_000_000_000)).toBe(true)
  expect(new Set(results.map(({ id }) => id)).size).toBe(3)
  expect((await site.importFeed(file([aNeutralListing()]), ['--source', 'omnicasa'])).errors[0]).toContain('takes only its own format')
  expect((await site.importFeed(file([aNeutralListing()]), ['--source', 'Not a name'])).status).toBe(2)
})

test('concurrent imports of several sources do not end each other, and assign distinct ids', async () => {
  await using site = await startSite()
  const send = (source: string) => site.importFeed(file(manyListings(300)), ['--source', source], `${source}.json`)
  const results = await Promise.all(['one', 'two', 'three'].map(send))
  expect(results.map(({ lines }) => lines)).toEqual(Array.from({ length: 3 }, () => [counts(300, 0, 0, 0, 0)]))
  const { results: stock } = await site.db.prepare('SELECT DISTINCT id FROM listings').all()
  expect(stock).toHaveLength(900)
})

test('an Omnicasa ID in the range of other sources is rejected', async () => {
  await using site = await startSite()
  expect((await site.importFeed([aProperty({ ID: 1_000_000_000 }), aProperty({ ID: 999_999_999 })])).lines).toEqual([
    'position 1, id 1000000000: ID is 1000000000 or more: those numbers are given to other sources',
    counts(1, 0, 0, 0, 1),
  ])
})

test('invalid records are reported with position, id and reason, and the rest is imported', async () => {
  await using site = await startSite()
  const { status: _, ...noStatus } = aNeutralListing({ id: 'A-3' })
  const result = await site.importFeed(
    file([
      aNeutralListing({
        id: 'A-1',
        owner: { name: 'Jan Janssens' },
        notes: 'a secret note',
        commission: 3,
        price: { amount: 1, currency: 'USD', hidden: false, buyer: 'x' },
      }),
      'text',
      noStatus,
      aNeutralListing({ id: '', negotiation: 'sale' }),
      aNeutralListing({ id: 'A-5', negotiation: 'swap' }),
      aNeutralListing({ id: 'A-6', location: { street: 'Vlierstraat' } }),
      aNeutralListing({ id: 'A-1' }),
      aNeutralListing({ id: 'A-8', flood: { plot_score: 'Z' }, owner: 'x' }),
    ]),
  )
  expect(result).toEqual({
    status: 0,
    lines: [
      'position 2: not a record',
      'position 3, id A-3: status is missing',
      'position 4: no id',
      'position 5, id A-5: negotiation must be one of sale, let, takeover, not "swap"',
      'position 6, id A-6: no city and no postal code',
      'position 7, id A-1: ID A-1 appears twice; the first at position 1 is used',
      expect.stringMatching(/^2 remarks on owner: The format has no such field\. The first is at position 1, id A-1: /),
      expect.stringMatching(/^1 remark on price\.buyer: The format has no such field\. The first is at position 1, id A-1: "x"$/),
      expect.stringMatching(/^1 remark on notes: The format has no such field\./),
      expect.stringMatching(/^1 remark on commission: The format has no such field\. The first is at position 1, id A-1: "3"$/),
      '1 remark on price.currency: The value was not understood and was left out. The first is at position 1, id A-1: "USD"',
      expect.stringMatching(/^1 remark on price\.amount: /),
      '1 remark on flood.plot_score: The value was not understood and was left out. The first is at position 8, id A-8: "Z"',
      counts(2, 0, 0, 0, 6),
    ],
    errors: [],
  })
  const { card, record, secret, extra_fields } = await rowOf(site, 'A-1')
  expect(card + record + secret + extra_fields).not.toMatch(/janssens|secret note|buyer|commission/i)
  expect(JSON.parse(card).price).toEqual({ amount: null, from: false })
})

test('prospects are not shown, and amounts per year or square metre become a monthly rent', async () => {
  await using site = await startSite()
  const let_ = (id: string, price: FeedRecord) => aNeutralListing({ id, negotiation: 'let', sizes: { liveable_area: 100 }, price: { hidden: false, ...price } })
  await site.importFeed(
    file([
      aNeutralListing({ id: 'P', status: 'prospect' }),
      let_('M', { amount: 950 }),
      let_('Y', { amount: 12000, unit: 'year' }),
      let_('A', { amount: 120, unit: 'm2_year' }),
      let_('B', { amount: 9.5, unit: 'm2_month' }),
    ]),
  )
  const prospect = await rowOf(site, 'P')
  expect((await pageOf(site, `/property/${prospect.id}?lng=en`)).status).toBe(404)
  expect((await Promise.all(['M', 'Y', 'A', 'B'].map((id) => rowOf(site, id)))).map(({ price }) => price)).toEqual([950, 1000, 1000, 950])
})

test('annuities, units, takeovers, films and people are shown as with any other feed', async () => {
  await using site = await startSite()
  const negotiator = { name: 'Wouter Desloover', phone: '+32 50 55 01 77' }
  const result = await site.importFeed(
    file([
      aNeutralListing({
        id: 'V',
        price: { amount: 85000, hidden: false },
        viager: { bouquet: 85000, monthly: 1150 },
        reference: undefined,
        unique_code: 'U-1',
      }),
      aNeutralListing({ id: 'W', negotiation: 'let', price: { amount: 950, hidden: false, unit_text: { en: 'per week' } } }),
      aNeutralListing({ id: 'T', negotiation: 'takeover', price: { amount: 65000, hidden: false }, video_url: 'youtu.be/pErr0nLtm10', negotiator }),
      aNeutralListing({ id: 'L', virtual_tour_url: 'https://matterport.com.evil.example/show/?m=SxQL3iGyoDo' }),
    ]),
  )
  expect(result.errors).toEqual([])
  const shown = async (id: string) => {
    const { html } = await pageOf(site, `/property/${(await rowOf(site, id)).id}?lng=en`)
    return (
      html
        .split('id="similar"')[0]
        ?.replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ') ?? ''
    )
  }
  expect((await rowOf(site, 'V')).price).toBeNull()
  expect(await shown('V')).toMatch(/Life annuity: bouquet € 85\.000 and € 1\.150\/month .*reference U-1/)
  expect(await shown('W')).toContain('€ 950 per week')
  for (const text of [/€ 65\.000 .*Takeover price/, /YouTube/, /Wouter Desloover Estate agent.*050 55 01 77/]) expect(await shown('T')).toMatch(text)
  expect(await shown('L')).not.toContain('evil')
})

test('a file is recognised by its `kind`, wherever that is in the file, and any other is refused with a clear message', async () => {
  await using site = await startSite()
  const { kind: _, ...noKind } = file([aNeutralListing()])
  const last = { listings: [aNeutralListing()], extent: 'full', version: '1', kind: 'listings' }
  expect((await site.importFeed(last)).lines).toEqual([counts(1, 0, 0, 0, 0)])
  expect((await site.importFeed(gzipSync(JSON.stringify(last)))).lines).toEqual([counts(0, 0, 1, 0, 0)])
  const refused: [object | string, RegExp][] = [
    [noKind, /no list of records was found in it, and no "kind"/],
    [file([aNeutralListing()], { kind: 'houses' }), /its kind is "houses"/],
    [file([aNeutralListing()], { version: '2' }), /version "2" is not known/],
    [file([aNeutralListing()], { extent: undefined }), /"extent" must be "full"/],
    [{ kind: 'listings', version: '1', extent: 'full' }, /"listings" is missing/],
    [JSON.stringify(file(manyListings(300))).slice(0, -20), /cut off/],
    ['id;id;status\n1;2;3', /names the column "id" twice/],
  ]
  for (const [content, why] of refused) {
    expect(await site.importFeed(content), String(why)).toMatchObject({ status: 1, lines: [], errors: [expect.stringMatching(why)] })
  }
  expect(await site.importFeed('nickname;status\n1;2', [], 'feed.csv')).toMatchObject({
    status: 1,
    errors: [expect.stringContaining('names no column "id"; the columns found are "nickname", "status"')],
  })
  expect(await site.importFeed(Buffer.from('id;location.city\n1;Li\xe8ge Li\xc3\xa8ge', 'latin1'), [], 'feed.csv')).toMatchObject({
    status: 1,
    errors: [expect.stringContaining('partly UTF-8')],
  })
  expect((await rows(site)).size).toBe(1)
})

test('rows that lack what is needed or have too many cells are rejected, and the rest is imported', async () => {
  await using site = await startSite()
  const table =
    'id,negotiation,status,location.postal_code,location.city\nC-1,sale,available,9000,Gent\nC-2,sale,available\nC-3,sale,available,9000,Gent,more\n'
  expect((await site.importFeed(table)).lines).toEqual([
    'position 2, id C-2: no city and no postal code',
    'position 3, id C-3: 6 columns where the header has 5',
    counts(1, 0, 0, 0, 2),
  ])
})
