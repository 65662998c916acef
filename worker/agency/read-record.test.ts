import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from './read-record.ts'
import type { SentPictures } from './sent-pictures.ts'

const demo: Record<string, unknown> = JSON.parse(readFileSync('db/demo/agency.json', 'utf8'))
const picture = { file: 'a.jpg', width: 4, height: 5 }
const sent: SentPictures = {
  files: new Map([['agency/share.jpg', picture]]),
  logos: new Map([['agency/logo.svg', '<svg></svg>']]),
  icons: {},
  share: null,
}
const noPictures: SentPictures = { files: new Map(), logos: new Map(), icons: {}, share: null }
const minimal = { kind: 'agency', name: 'Huis & Hof', email: 'info@huis.example', languages: { enabled: ['nl'], default: 'nl' } }

function recordOf(source: unknown, pictures = noPictures) {
  const reading = readRecord(source, pictures)
  if ('errors' in reading) throw new Error(reading.errors.join('\n'))
  return reading
}

function errorsOf(source: unknown, pictures = noPictures): readonly string[] {
  const reading = readRecord(source, pictures)
  return 'errors' in reading ? reading.errors : []
}

test('the demo agency is accepted without notes', () => {
  const { record, notes } = recordOf(demo, sent)
  expect(notes).toEqual([])
  expect(record.offices.map(({ key }) => key)).toEqual(['brugge', 'brussel', 'luxembourg'])
  expect(record.offices.map(({ phone }) => phone)).toEqual(['+32 50 55 01 10', '+32 2 555 01 20', '+352 27 55 01 30'])
  expect(record.offices[0]?.calendar[0]?.week.map((slots) => slots.length)).toEqual([3, 3, 3, 3, 3, 1, 0])
  expect(record.people.filter(({ manager }) => manager).map(({ name }) => name)).toEqual(['Liesbet Vermaelen'])
  expect(record.people.every(({ photo }) => photo === null)).toBe(true)
  expect(record.fixedPages).toEqual([{ path: 'for-sale/showpiece', listing: 4001 }])
})

test('the portrait of a person is a picture of the import', () => {
  const people = [{ key: 'a', name: 'A', role: 'b', photo: 'agency/share.jpg' }]
  expect(recordOf({ ...minimal, people }, sent).record.people[0]?.photo).toMatchObject({ file: 'a.jpg', width: 4, height: 5 })
})

test('photographs of the home page are files of the import or prepared ones, with a description', () => {
  const look = { cover: { file: 'agency/share.jpg', alt: { nl: 'Ons kantoor' } }, interior: { file: '/pictures/attic-01.jpg', width: 1600, height: 1067 } }
  expect(recordOf({ ...minimal, look }, sent).record.look).toMatchObject({
    cover: { url: '/agency/files/a.jpg', width: 4, height: 5, name: { nl: 'Ons kantoor' } },
    interior: { url: '/pictures/attic-01.jpg', width: 1600, height: 1067, name: null, placeholder: null },
  })
  expect(recordOf(minimal).record.look).toMatchObject({ cover: null, interior: null })
})

test('promises and external screens are empty unless the record has them', () => {
  expect(recordOf(minimal).record).toMatchObject({ promises: [], externalPages: [] })
  const written = { promises: ['file', 'file', 'valuation'], externalPages: [{ path: '/jobs/', url: 'https://werk.example' }] }
  expect(recordOf({ ...minimal, ...written }).record).toMatchObject({
    promises: ['file', 'valuation'],
    externalPages: [{ path: 'jobs', url: { any: 'https://werk.example' } }],
  })
})

test('name, e-mail address and languages are enough', () => {
  expect(recordOf(minimal).record).toMatchObject({ name: { any: 'Huis & Hof' }, offices: [], mainOffice: null, identity: null, people: [], fixedPages: [] })
})

test('language codes are read in any casing, postcodes as numbers and ranges', () => {
  const { record } = recordOf({
    ...minimal,
    name: { NL: 'Huis', FR: 'Maison' },
    languages: { enabled: ['NL', 'Fr', 'nl'], default: 'FR' },
    settings: { NL: { robots: 'noindex' } },
    offices: [{ key: 'gent', name: 'Gent', email: 'gent@huis.example', zips: ['9000', '9030..9052', 'LU-1009..2999'], language: 'FR' }],
  })
  expect(record.name).toEqual({ nl: 'Huis', fr: 'Maison' })
  expect(record.languages).toEqual({ enabled: ['nl', 'fr'], default: 'fr' })
  expect(record.settings).toEqual({ nl: { robots: 'noindex' } })
  expect(record.mainOffice).toBe('gent')
  expect(record.offices[0]?.zips).toEqual([
    { country: 'BE', from: 9000, to: 9000 },
    { country: 'BE', from: 9030, to: 9052 },
    { country: 'LU', from: 1009, to: 2999 },
  ])
})

test('unknown keys are dropped and reported with their path', () => {
  const { record, notes } = recordOf({ ...minimal, slagzin: 'x', offices: [{ key: 'gent', name: 'Gent', email: 'gent@huis.example', fax: '09' }] })
  expect(notes).toEqual(['offices[0].fax is not known and was left out', 'slagzin is not known and was left out'])
  expect(JSON.stringify(record)).not.toMatch(/slagzin|fax/)
})

test('an accent colour with low contrast is replaced and reported', () => {
  expect(recordOf({ ...minimal, look: { accent: '#FFD400' } }).notes).toEqual([
    expect.stringMatching(/^look: #ffd400 has a contrast of 1\.2:1 .+; #[0-9a-f]{6} is used instead$/),
  ])
})

const office = { key: 'gent', name: 'Gent', email: 'gent@huis.example' }
test.each<[string, object, string]>([
  ['an invalid e-mail address', { email: 'info' }, 'email must be an e-mail address (was "info")'],
  ['an empty name', { name: '' }, 'name must be a text, or texts by language code'],
  ['a wrong kind', { kind: 'listings' }, 'kind must be "agency" (was "listings")'],
  ['an unknown language', { languages: { enabled: ['nl', 'xx'], default: 'nl' } }, 'languages.enabled[1] must be one of nl, fr, en, de (was "xx")'],
  ['a default that is not enabled', { languages: { enabled: ['nl'], default: 'fr' } }, 'languages.default must be an enabled language (was "fr")'],
  ['an invalid phone number', { phone: 'call us' }, 'phone must be a phone number (was "call us")'],
  ['a colour in words', { look: { accent: 'red' } }, 'look.accent must be a colour as #rrggbb'],
  ['a logo that was not uploaded', { look: { logo: 'logo.svg' } }, 'look.logo must be an SVG drawing that still draws once cleaned, or a PNG'],
  ['a portrait that was not uploaded', { people: [{ key: 'a', name: 'A', role: 'b', photo: 'x.jpg' }] }, 'people[0].photo must be a JPEG, PNG or WebP picture'],
  ['a duplicate office key', { offices: [office, office], mainOffice: 'gent' }, 'offices[1].key must be unique (was "gent")'],
  ['two offices without a main office', { offices: [office, { ...office, key: 'aalst' }] }, 'mainOffice must be the key of an office (was missing)'],
  [
    'a person in an unknown office',
    { people: [{ key: 'a', name: 'A', role: 'b', offices: ['x'] }] },
    'people[0].offices[0] must be the key of an office (was "x")',
  ],
  [
    'a day that does not exist',
    { offices: [{ ...office, calendar: [{ from: '2026-02-30', country: 'BE', week: {}, every: 60, minutes: 45, capacity: 1 }] }] },
    'offices[0].calendar[0].from must be a day',
  ],
  [
    'a slot that ends before it begins',
    { offices: [{ ...office, hours: { week: { mon: ['18:00-09:00'] } } }] },
    "offices[0].hours.week.mon[0] must be a slot like '09:00-12:30'",
  ],
  [
    'a capacity of zero',
    { offices: [{ ...office, calendar: [{ from: '2026-01-01', country: 'BE', week: {}, every: 60, minutes: 45, capacity: 0 }] }] },
    'offices[0].calendar[0].capacity must be at least 1',
  ],
  ['an unknown region', { offices: [{ ...office, regions: ['friesland'] }] }, 'offices[0].regions[0] must be'],
  [
    'a cover that did not come along',
    { look: { cover: { file: 'nowhere.jpg' } } },
    'look.cover.file must be a JPEG, PNG or WebP picture of at most 2 MB, sent with the record (was "nowhere.jpg")',
  ],
  [
    'a prepared cover without its size',
    { look: { cover: { file: '/pictures/x.jpg' } } },
    'look.cover must be a file, or a prepared photograph with its width and height',
  ],
  ['an unknown promise', { promises: ['gold'] }, 'promises[0] must be "answer", "contact", "file", "photos", "portal", "valuation" or "visits" (was "gold")'],
  [
    'an unknown external screen',
    { externalPages: [{ path: 'nowhere', url: 'https://x.example' }] },
    'externalPages[0].path must be the English path of a page (was "nowhere")',
  ],
  ['a screen elsewhere without https', { externalPages: [{ path: 'jobs', url: 'javascript:alert(1)' }] }, 'externalPages[0].url must be https addresses'],
  ['an invalid path', { fixedPages: [{ path: '../etc', listing: 1 }] }, "fixedPages[0].path must be a path like 'for-sale/showpiece'"],
  ['a URL without https', { social: { facebook: 'javascript:alert(1)' } }, 'social.facebook must be an https address'],
  ['an unknown network', { social: { myspace: 'https://x.example' } }, 'social must be addresses of facebook'],
  ['a text of several lines', { slogan: 'a\nb' }, 'slogan must be texts of one line'],
])('%s is refused with its path', (_, change, error) => {
  expect(errorsOf({ ...minimal, ...change }).join('\n')).toContain(error)
})

test('all errors are reported at once', () => {
  expect(errorsOf({ ...minimal, email: 'x', phone: 'y', offices: [{}] })).toHaveLength(5)
})

test.each([null, undefined, 1, 'agency', [], {}])('%j is refused', (source) => {
  expect(errorsOf(source).length).toBeGreaterThan(0)
})
