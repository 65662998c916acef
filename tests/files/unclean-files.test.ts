import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProperty, manyProperties } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

/** Files that are valid but unclean, through the import command: what is taken, what is remarked on, and what is refused. */

let site: TestSite
let folder: string
beforeAll(async () => {
  site = await startSite({ PHOTO_HOSTS: 'photos.crm.example' })
  folder = mkdtempSync(join(tmpdir(), 'perron-report-'))
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

const counts = (added: number, changed: number, unchanged: number, withdrawn: number, rejected: number) =>
  `added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, rejected ${rejected}`

/** Imports a file under a source of its own, with a report. */
async function run(feed: object | string | Uint8Array, source: string, options: readonly string[] = [], name?: string) {
  const report = join(folder, `${source}.json`)
  const result = await site.importFeed(feed, ['--source', source, '--report', report, ...options], name)
  return { ...result, report: JSON.parse(readFileSync(report, 'utf8')) }
}

interface Stored {
  readonly external_id: string
  readonly price: number | null
  readonly record: string
  readonly card: string
  readonly remarks: string | null
}

async function stored(source: string): Promise<ReadonlyMap<string, Stored>> {
  const rows = site.db.prepare('SELECT * FROM listings WHERE source = ? AND withdrawn_at IS NULL').bind(source)
  return new Map((await rows.all<Stored>()).results.map((row) => [row.external_id, row]))
}

const photosOf = (row: Stored | undefined) => JSON.parse(row?.record ?? '{"photos":[]}').photos.map(({ url }: { readonly url: string }) => url)

const header =
  'id;type;negotiation;status;price.amount;price.hidden;location.street;location.number;location.postal_code;location.city;location.hidden;description.nl;images'
const row = (id: string, end = 'Tekst;') => `${id};house;sale;available;395000;false;Kerkstraat;12;9000;Gent;false;${end}`
const latin = (text: string) => Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1')

describe('Windows-1252', () => {
  const words = 'Café à l’appartement à louer, € 395.000'
  const listing = {
    id: 'W1',
    type: 'house',
    negotiation: 'sale',
    status: 'available',
    location: { postal_code: '9000', city: 'Gent', country: 'BE', hidden: true },
    description: { nl: words },
  }
  const json = JSON.stringify({ kind: 'listings', version: '1', extent: 'full', listings: [listing] })

  test.each([
    ['JSON', latin(json), 'feed.json'],
    ['packed JSON', gzipSync(latin(json)), 'feed.json.gz'],
    ['CSV', latin(`${header}\n${row('W1', `${words};`)}`), 'feed.csv'],
    ['packed CSV', gzipSync(latin(`${header}\n${row('W1', `${words};`)}`)), 'feed.csv.gz'],
    ['a UTF-8 file', Buffer.from(json), 'feed.json'],
  ])('%s keeps its accents', async (kind, content, name) => {
    const source = `narrow-${kind.replace(/\W+/g, '-').toLowerCase()}`
    expect(await run(content, source, [], name)).toMatchObject({ status: 0, lines: [counts(1, 0, 0, 0, 0)] })
    expect(JSON.parse((await stored(source)).get('W1')?.record ?? '{}').description.nl).toBe(words)
  })

  test('a file that mixes it with UTF-8, and one in UTF-16, are refused with the reason', async () => {
    const mixed = Buffer.concat([Buffer.from(json.slice(0, -4)), latin('é'), Buffer.from(json.slice(-4))])
    expect(await run(mixed, 'mixed')).toMatchObject({ status: 1, errors: [expect.stringContaining('partly UTF-8')] })
    expect(await run(Buffer.from(`\ufeff${json}`, 'utf16le'), 'wide')).toMatchObject({ status: 1, errors: [expect.stringContaining('UTF-16')] })
    expect((await stored('mixed')).size + (await stored('wide')).size).toBe(0)
  })
})

describe('a file that is not whole', () => {
  const records = manyProperties(20, (index) => ({ ID: 971_000 + index }))
  const envelope = (items: readonly object[], rows: number | string) => ({
    GetPropertyListJsonResult: { Code: 0, Success: true, Value: { From: 1, To: 20, RowsCount: rows, Items: items } },
  })
  const refusal = /holds 17 of the 20 listings that it names/

  test('a file that is not whole is refused and changes nothing, also when forced; as a part it is taken with a remark', async () => {
    expect(await run(envelope(records, 20), 'omnicasa')).toMatchObject({ status: 0, lines: [counts(20, 0, 0, 0, 0)] })
    const cut = [aProperty({ ...records[0], Price: 350_000 }), ...records.slice(1, 17)]
    expect(await run(envelope(cut, 20), 'omnicasa')).toMatchObject({ status: 1, lines: [], errors: [expect.stringMatching(refusal)] })
    expect(await run(envelope(cut, '20'), 'omnicasa', ['--force'])).toMatchObject({ status: 1, errors: [expect.stringMatching(refusal)] })
    expect([(await stored('omnicasa')).size, (await stored('omnicasa')).get('971000')?.price]).toEqual([20, 395_000])
    const part = await run(envelope(cut, 20), 'omnicasa', ['--partial'])
    expect(part).toMatchObject({ status: 0, report: { added: 0, changed: 1, unchanged: 16, withdrawn: 0 } })
    expect(part.report.remarks).toEqual([
      { position: null, id: null, field: 'RowsCount', value: '20', reason: 'The list holds 17 of the 20 listings that it names; nothing is withdrawn.' },
    ])
    expect((await stored('omnicasa')).size).toBe(20)
  })

  test('a file is whole if its pages hold as many records together as the largest number they name', async () => {
    const pages = [envelope(records.slice(0, 12), 20), envelope(records.slice(12), 19)]
    expect(await run(pages, 'omnicasa')).toMatchObject({ status: 0, report: { withdrawn: 0 } })
    expect(await run(pages.slice(0, 1), 'omnicasa')).toMatchObject({ status: 1, errors: [expect.stringContaining('holds 12 of the 20 listings')] })
    expect(await run({ RowsCount: 20, Items: records.slice(0, 17) }, 'omnicasa')).toMatchObject({ status: 1, errors: [expect.stringMatching(refusal)] })
    const projects = { GetProjectListJsonResult: { Code: 0, Success: true, Value: { RowsCount: 1, Items: [] } } }
    expect(await run({ ...envelope(records, 20), ...projects }, 'omnicasa')).toMatchObject({
      status: 1,
      errors: [expect.stringContaining('0 of the 1 projects')],
    })
  })
})

describe('pictures', () => {
  const addresses = [
    'https://photos.crm.example/a.jpg',
    'https://photos.crm.example/Foto 1.jpg',
    '//photos.crm.example/b.jpg',
    'photos.crm.example/c.jpg',
    'http://photos.crm.example/d.jpg',
    'https:\\\\photos.crm.example\\e.jpg',
    'https://elsewhere.example/f.jpg',
    'ftp://photos.crm.example/g.jpg',
    'foto.jpg',
  ]
  const read = [
    'https://photos.crm.example/a.jpg',
    'https://photos.crm.example/Foto%201.jpg',
    'https://photos.crm.example/b.jpg',
    'https://photos.crm.example/c.jpg',
    'http://photos.crm.example/d.jpg',
    'https://photos.crm.example/e.jpg',
    'https://elsewhere.example/f.jpg',
  ]
  const hosts = 'pictures on hosts that are not allowed: elsewhere.example (1)'

  test('addresses of pictures are mended; what cannot be fetched gets a remark, and hosts that are not allowed a line', async () => {
    const pictures = addresses.map((Url, index) => ({ ID: index + 1, Url }))
    const { lines, report } = await run([aProperty({ ID: 970_027, XLargePictureItems: pictures })], 'omnicasa', ['--partial'])
    expect(photosOf((await stored('omnicasa')).get('970027'))).toEqual(read)
    expect(report.remarks).toEqual(
      addresses.slice(7).map((value) => ({ position: 1, id: '970027', field: 'XLargePictureItems', value, reason: 'The address cannot be fetched.' })),
    )
    expect(report.pictureHosts).toEqual([{ host: 'elsewhere.example', pictures: 1 }])
    expect(lines).toEqual([
      hosts,
      '2 remarks on XLargePictureItems: The address cannot be fetched. The first is at position 1, id 970027: "ftp://photos.crm.example/g.jpg"',
      counts(1, 0, 0, 0, 0),
    ])
  })

  test('pictures in one cell of a table are several, and an unchanged record keeps its remarks', async () => {
    const table = `${header}\n${row('I1', 'Tekst;https://photos.crm.example/1.jpg,https://photos.crm.example/2.jpg')}\n${row('I2', 'Tekst;ftp://x.example/1.jpg')}`
    const first = await run(table, 'cells')
    expect(photosOf((await stored('cells')).get('I1'))).toEqual(['https://photos.crm.example/1.jpg', 'https://photos.crm.example/2.jpg'])
    const remark = { position: 2, id: 'I2', field: 'images', value: 'ftp://x.example/1.jpg', reason: 'The address cannot be fetched.' }
    expect(first.report).toEqual({ added: 2, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0, remarks: [remark], pictureHosts: [], held: null })
    expect((await run(table, 'cells')).report).toMatchObject({ unchanged: 2, remarks: [remark] })
    const mended = table.replace('ftp://x.example/1.jpg', 'https://photos.crm.example/3.jpg')
    expect((await run(mended, 'cells')).report).toMatchObject({ changed: 1, remarks: [] })
    expect((await stored('cells')).get('I2')?.remarks).toBe(null)
  })
})

describe('tables', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['rows without their empty last cells', `${header}\r\n${row('S1')}\r\n${row('S2', '').slice(0, -1)}\r\n`, ['S1', 'S2']],
    ['a stray quotation mark', `${header}\n${row('Q1', 'TV 55" aan de muur;')}\n${row('Q2')}`, ['Q1', 'Q2']],
    ['a line with the separator', `sep=;\r\n${header}\r\n${row('E1')}`, ['E1']],
    ['a header in capitals', `${header.toUpperCase()}\n${row('E1')}`, ['E1']],
    ['tabs', `${header}\n${row('T1')}`.replaceAll(';', '\t'), ['T1']],
    ['rows of separators', `${header}\n;;;\n${row('R1')}\n;;;;;;;;;;;;\n`, ['R1']],
  ])('tables with %s are imported whole', async (name, table, ids) => {
    const source = name.replace(/\W+/g, '-').slice(0, 31)
    const { status, lines } = await run(table, source, [], 'feed.csv')
    expect([status, lines]).toEqual([0, [counts(ids.length, 0, 0, 0, 0)]])
    const rows = await stored(source)
    expect([...rows.keys()].sort()).toEqual([...ids].sort())
    for (const each of rows.values()) expect(JSON.parse(each.card).place.address).toMatchObject({ street: 'Kerkstraat', houseNumber: '12' })
  })

  test('reject a row with a quotation mark that swallows others alone', async () => {
    const { status, lines } = await run(`${header}\n${row('Q1', '"never; closed;x')}\n${row('Q2')}\n${row('Q3', '"quoted";')}`, 'open-marks', [], 'feed.csv')
    expect([status, lines]).toEqual([0, ['position 1, id Q1: a quotation mark opens a cell and is never closed', counts(2, 0, 0, 0, 1)]])
  })
})

test('a withdrawn record loses its remarks, and a report that cannot be written stops the import before it begins', async () => {
  const table = (...ids: readonly string[]) => `${header}\n${ids.map((id) => row(id, 'Tekst;ftp://x.example/1.jpg')).join('\n')}`
  await run(table('V1', 'V2', 'V3', 'V4', 'V5'), 'leaving')
  expect((await run(table('V1', 'V2', 'V3', 'V4'), 'leaving')).report).toMatchObject({ withdrawn: 1, remarks: { length: 4 } })
  const gone = await site.db.prepare("SELECT remarks FROM listings WHERE source = 'leaving' AND external_id = 'V5'").first()
  expect(gone).toEqual({ remarks: null })
  const blocked = await site.importFeed(table('V1'), ['--force', '--source', 'leaving', '--report', join(folder, 'missing', 'out.json')])
  expect(blocked).toMatchObject({ status: 1, errors: [expect.stringContaining('the report cannot be written')] })
  expect((await stored('leaving')).size).toBe(4)
})

test('a refused import leaves a report of no changes', async () => {
  const table = (...ids: readonly string[]) => `${header}\n${ids.map((id) => row(id)).join('\n')}`
  await run(table('G1', 'G2', 'G3'), 'guarded')
  expect(await run(table('G1'), 'guarded')).toMatchObject({
    status: 1,
    report: { added: 0, withdrawn: 0, held: { reasons: ['would withdraw 2 of 3 listings, more than 20 %'] } },
  })
})

describe('files with other faults', () => {
  const json = (id: string, more: object = {}) =>
    JSON.stringify({
      kind: 'listings',
      version: '1',
      extent: 'full',
      listings: [
        { id, type: 'house', negotiation: 'sale', status: 'available', location: { postal_code: '4000', city: 'Liège', country: 'BE', hidden: true }, ...more },
      ],
    })
  const mark = '\ufeff'
  const table = (...rows: readonly string[]) => `${header}\r\n${rows.join('\r\n')}\r\n`
  const added = (count: number) => ({ status: 0, lines: [counts(count, 0, 0, 0, 0)] })
  const refused = (why: string) => ({ status: 1, errors: [expect.stringContaining(why)] })

  test.each<readonly [string, string | Uint8Array, string, object]>([
    ['mixed line ends', `${header}\r${row('A')}\n${row('B')}\r\n${row('C')}`, 'a.csv', added(3)],
    ['a mark, then the separator', `${mark}sep=;\r\n${table(row('A'))}`, 'a.csv', added(1)],
    ['the separator in a quoted cell', table(row('A', '"Tuin; terras; kelder";')), 'a.csv', added(1)],
    ['an address with semicolons in quotes', table(row('A', 'x;"https://photos.crm.example/1.jpg;v=2"')), 'a.csv', added(1)],
    ['Windows-1252, packed', gzipSync(latin(table(row('A', 'Bâtiment rénové – 3 ch.;'.replace('–', '-'))))), 'a.csv.gz', added(1)],
    ['Windows-1252 with the separator', latin(`sep=;\r\n${table(row('A', 'Château à rénover;'))}`), 'a.csv', added(1)],
    ['a packed file that is cut', gzipSync(table(row('A'), row('B'))).subarray(0, 120), 'a.csv.gz', refused('cut off')],
    ['JSON that is cut', json('A').slice(0, -10), 'a.json', refused('cut off')],
    ['JSON with a mark', mark + json('A'), 'a.json', added(1)],
    ['JSON in capitals of UTF-16', Buffer.from(json('A'), 'utf16le'), 'a.json', refused('UTF-16')],
    ['a spreadsheet', Buffer.from('504b0304140008080800', 'hex'), 'a.csv', refused('names no column "id"')],
    ['a page of HTML named as a table', '<!doctype html><title>Not found</title>', 'a.csv', refused('names no column "id"')],
    ['a table of tabs without a name for it', table(row('A')).replaceAll(';', '\t'), 'export.txt', added(1)],
    ['a table with quotes around every cell', table(row('A')).replace(/[^;\r\n]+/g, '"$&"'), 'a.csv', added(1)],
    ['a header with quotes and spaces', table(row('A')).replace(header, header.replace(/[^;]+/g, ' "$&" ')), 'a.csv', added(1)],
    ['columns without names at the end', table(row('A')).replace(header, `${header};;`), 'a.csv', added(1)],
    ['only a header', `${header}\r\n`, 'a.csv', added(0)],
    ['inches in three rows', table(row('A', 'TV 55";'), row('B', '55" TV;'), row('C', '"55"" TV";')), 'a.csv', added(3)],
    ['a line end inside quotes', table(row('A', '"Eerste regel\r\nTweede regel";')), 'a.csv', added(1)],
    ['Dutch headings', 'ID;Soort;Transactie;Status;Prijs;Postcode;Gemeente\r\nA;house;sale;available;395000;9000;Gent\r\n', 'a.csv', added(1)],
    ['several addresses in one text of JSON', json('A', { images: 'https://photos.crm.example/1.jpg, https://photos.crm.example/2.jpg' }), 'a.json', added(1)],
    ['Windows-1252 beside an escaped character', latin(json('A', { description: { nl: 'Caf\u00e9' } }).replace('Liège', 'Li\\u00e8ge')), 'a.json', added(1)],
  ])('an import copes with an unclean file: %s', async (name, content, fileName, expected) => {
    expect(await run(content, `further-${name.replace(/\W+/g, '-').toLowerCase()}`.slice(0, 31), [], fileName)).toMatchObject(expected)
  })
})
