import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { href, patternOf, type RouteName, routeNames } from '#ui/routes.ts'
import { everyForm, openCalendar } from '../forms/every-form.ts'
import { fillIn } from '../forms/form-filler.ts'
import { aProject, aProperty, aRental, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { demoListings, demoProject } from '../kit/journeys/demo-state.ts'
import { type ImportResult, startSite, type TestSite } from '../kit/site.ts'
import { sitemapParts, wholeSitemap } from '../kit/sitemap-reader.ts'

/** A site of another agency: nothing in its pages, mails or files may come from the demo agency. */

const enabled: readonly Locale[] = ['nl', 'fr']
const record = {
  kind: 'agency',
  name: { NL: 'Kade & Zoon', FR: 'Quai & Fils' },
  slogan: { NL: 'Wonen aan het water', FR: 'Vivre au bord de l’eau' },
  email: 'info@kade.example',
  identity: {
    name: 'Kade Vastgoed',
    form: { nl: 'nv', fr: 'SA' },
    seat: { street: 'Kaai 1', zip: '9300', city: 'Aalst', country: 'BE' },
    enterpriseNumber: 'BE 0111.111.124',
    licence: { title: { nl: 'vastgoedmakelaar', fr: 'agent immobilier' }, body: { nl: 'BIV', fr: 'IPI' }, number: '111 111', country: 'BE' },
    authority: { name: { nl: 'Beroepsinstituut', fr: 'Institut professionnel' }, address: { nl: 'Brussel', fr: 'Bruxelles' } },
  },
  mainOffice: 'aalst',
  offices: [
    { key: 'aalst', name: 'Aalst', email: 'aalst@kade.example', regions: ['flanders', 'brussels'], calendar: [calendarRule()] },
    { key: 'namen', name: { nl: 'Namen', fr: 'Namur' }, email: 'namur@kade.example', regions: ['wallonia'], language: 'fr' },
  ],
  look: { accent: '#0F5C8C', logo: 'kade.svg' },
  languages: { enabled: ['NL', 'FR'], default: 'FR' },
  settings: { FR: { googleVerification: 'verify-me', robots: 'noarchive' } },
  fixedPages: [
    { path: 'for-sale/quay', listing: demoListings.rich },
    { path: 'open-day', listing: demoListings.rich },
  ],
}
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><circle cx="5" cy="5" r="4" fill="currentColor"/></svg>'

function calendarRule() {
  const day = ['10:00-19:00']
  return { from: '2026-01-01', country: 'BE', week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day }, every: 60, minutes: 45, capacity: 1 }
}

/** A listing whose page is not cached yet. */
const unvisited = 4444

let site: TestSite
let imported: ImportResult
beforeAll(async () => {
  site = await startSite({}, null)
  writeFileSync(join(site.state, 'kade.svg'), logo)
  imported = await site.importFeed(record, [], 'agency.json')
  const listings = [
    aProperty({ ID: demoListings.rich, Zip: '8000', PublishAddress: true }),
    aRental({ ID: demoListings.forRent }),
    aRental({ ID: unvisited }),
    aProperty({ ID: demoListings.sold, Status: 2 }),
  ]
  const gone = aProperty({ ID: demoListings.withdrawn })
  await site.importFeed(propertyAnswer([...listings, gone]))
  await site.importFeed(propertyAnswer(listings), ['--force'])
  await site.importFeed(projectAnswer([aProject({ ProjectID: demoProject, ID: demoProject })]))
  const document = { method: 'PUT', body: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF', headers: { Authorization: `Bearer ${site.token}` } }
  for (const key of ['epc', 'plan']) await site.fetch(`/documents/property/${demoListings.rich}/${key}?nl=${key}`, document)
  await site.db.prepare(openCalendar.replaceAll("'brugge'", "'aalst'")).run()
}, 120_000)
afterAll(() => site[Symbol.asyncDispose]())

const brand = /perron/i
const otherLanguages = /(?:href|action)="[^"]*\/(?:en|de)\/|hreflang="(?:en|de)"|lang="(?:en|de)"/i

const isPlain = (name: RouteName) => !patternOf(name, 'en').includes(':')
const plainPaths = (locale: Locale) => routeNames.filter(isPlain).map((name) => `/${[locale, patternOf(name, locale)].filter(Boolean).join('/')}/`)

describe.each(enabled)('in %s', (locale) => {
  const paths = [
    ...plainPaths(locale),
    href('propertyForSale', locale, { city: 'x', type: 'x', id: demoListings.rich }),
    href('propertyForRent', locale, { city: 'x', type: 'x', id: demoListings.forRent }),
    href('propertyForSale', locale, { city: 'x', type: 'x', id: demoListings.sold }),
    href('propertyForSale', locale, { city: 'x', type: 'x', id: demoListings.withdrawn }),
    href('project', locale, { city: 'x', name: 'x', id: demoProject }),
    href('viewing', locale, { id: demoListings.rich }),
    href('enquiry', locale, { id: demoListings.rich }),
    `/${locale}/map/`,
    `/${locale}/nowhere/`,
  ]

  test.each(paths)('%s names only this agency, in its languages', async (path) => {
    const { html } = await follow(path)
    expect(html).not.toMatch(brand)
    expect(html).not.toMatch(otherLanguages)
    expect(html).toContain(locale === 'nl' ? 'Kade &amp; Zoon' : 'Quai &amp; Fils')
  })

  test('the print page shows the agency’s legal identity', async () => {
    const { html } = await follow(`${href('propertyForSale', locale, { city: 'x', type: 'x', id: demoListings.rich })}?print=1`, true)
    expect(html).not.toMatch(brand)
    expect(html).toContain(locale === 'nl' ? 'Kade Vastgoed nv' : 'Kade Vastgoed SA')
    expect(html).toContain('BE 0111.111.124')
  })
})

/** A page, after following redirects. */
async function follow(path: string, keepsQuery = false): Promise<{ readonly status: number; readonly html: string }> {
  const response = await site.fetch(path)
  const next = response.headers.get('Location')
  if (next === null) return { status: response.status, html: await response.text() }
  return follow(keepsQuery && !next.includes('?') ? `${next}?print=1` : next, keepsQuery)
}

test('the import ends with the five counts, and is unchanged when repeated', async () => {
  expect(imported).toMatchObject({ status: 0, errors: [], lines: ['added 1, changed 0, unchanged 0, withdrawn 0, rejected 0'] })
  const again = await site.importFeed(record, [], 'agency.json')
  expect(again.lines).toEqual(['added 0, changed 0, unchanged 1, withdrawn 0, rejected 0'])
})

test('an invalid file is refused as a whole, and every invalid field is named', async () => {
  const refused = await site.importFeed({ ...record, email: 'info', offices: [{ key: 'Gent' }] }, [], 'agency.json')
  expect(refused.status).toBe(1)
  const text = refused.errors.join('\n')
  for (const part of ['email must be an e-mail address', 'offices[0].key must be', 'offices[0].email must be', 'offices[0].name must be'])
    expect(text).toContain(part)
  expect((await follow('/nl/')).html).toContain('Kade &amp; Zoon')
})

test('only its languages exist, and its default serves visitors with no matching language', async () => {
  expect((await site.fetch('/', { headers: { 'Accept-Language': 'en' } })).headers.get('Location')).toBe('/fr/')
  for (const path of ['/en/', '/de/zu-verkaufen/']) expect((await site.fetch(path)).status, path).toBe(404)
  const map = await wholeSitemap(site)
  expect(map).toContain('/nl/te-koop/')
  expect(map).not.toMatch(/\/(?:en|de)\//)
})

test('other responses name only this agency', async () => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    ...(await sitemapParts(site)),
    '/api/listings?lang=nl',
    '/api/listings.atom?lang=nl',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/words/nl.json',
  ]) {
    const response = await site.fetch(path)
    expect(response.status, path).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1'), path).not.toMatch(brand)
  }
  expect(await site.html('/api/listings.atom?lang=nl')).toContain('Kade &amp; Zoon')
})

test('its colour and logo are in the style sheet, icons and pages, with the logo sanitised', async () => {
  const { html } = await follow('/fr/')
  expect(/<style>(.*?)<\/style>/s.exec(html)?.[1]).toContain('--accent:#0f5c8c')
  const [, sheet = ''] = /<link rel="stylesheet" href="(\/style\/[0-9a-f]+\.css)"/.exec(await site.html('/fr/map/?type=list&goal=sale')) ?? []
  const response = await site.fetch(sheet)
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  expect(await response.text()).toContain('--accent:#0f5c8c')
  expect(await site.html('/style/0000000000.css')).toContain('--accent:#0f5c8c')
  expect(html).toContain('<circle cx="5" cy="5" r="4" fill="currentColor">')
  expect(html).not.toContain('alert(1)')
  const [, icon = ''] = /<link rel="icon" href="(\/icon\/[0-9a-f]+\.svg)"/.exec(html) ?? []
  expect(await site.html(icon)).toContain('color:#0f5c8c')
  for (const [, picture = ''] of html.matchAll(/(?:href|content)="[^"]*?(\/agency\/files\/[0-9a-f]+\.(?:png|jpg))"/g)) {
    const file = await site.fetch(picture)
    expect(file.status, picture).toBe(200)
    expect(file.headers.get('Content-Type')).toMatch(/^image\//)
  }
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/agency\/files\/[0-9a-f]+\.jpg"/)
})

test('the settings of a language apply to its pages only', async () => {
  const [french, dutch] = [(await follow('/fr/')).html, (await follow('/nl/')).html]
  expect(french).toContain('<meta name="google-site-verification" content="verify-me"/>')
  expect(french).toContain('<meta name="robots" content="noarchive"/>')
  expect(dutch).not.toMatch(/verify-me|noarchive/)
})

test.each(['/for-sale/quay/', '/open-day/', '/nl/for-sale/quay/', '/fr/open-day/'])('the fixed page %s shows its listing', async (path) => {
  const { status, html } = await follow(path)
  expect(status).toBe(200)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${demoListings.rich}/"`))
})

test('only its own offices have calendars', async () => {
  const calendarOf = (office: string) => site.fetch(`/calendar/${office}`, { headers: { Authorization: `Bearer ${site.token}` } })
  expect((await calendarOf('aalst')).status).toBe(200)
  expect((await calendarOf('brugge')).status).toBe(404)
})

test('a change of the record invalidates the ETag of a page', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/vacatures/']) {
    const tag = (await site.fetch(path)).headers.get('ETag') ?? ''
    expect((await site.fetch(path, { headers: { 'If-None-Match': tag } })).status, path).toBe(304)
    await site.importFeed({ ...record, phone: `02 555 01 ${Math.floor(Math.random() * 90) + 10}` }, [], 'agency.json')
    expect((await site.fetch(path, { headers: { 'If-None-Match': tag } })).status, path).toBe(200)
  }
})

test('the mails of every form come from this agency and name no other', { timeout: 120_000 }, async () => {
  for (const [index, form] of everyForm.filter(({ file }) => !file).entries()) {
    const locale = enabled[index % enabled.length] ?? 'nl'
    const response = await fillIn(site, form.path(locale), form.answers(locale))
    expect(response.status, `${form.name}: ${response.status}`).toBe(303)
  }
  const mails = await site.mails()
  expect(mails.length).toBeGreaterThanOrEqual(everyForm.length)
  for (const mail of mails) {
    expect(JSON.stringify({ ...mail, attachments: mail.attachments.map(({ content }) => String(content)) }), mail.subject).not.toMatch(brand)
    expect(mail.from, mail.subject).toMatchObject({ address: 'info@kade.example' })
  }
  const all = mails.map(({ html }) => html ?? '').join('')
  expect(all).toContain('#0f5c8c')
  const marks =
    /<source media="\(prefers-color-scheme: dark\)" srcSet="[^"]+?(\/agency\/files\/\w+\.png)"\/><img src="[^"]+?(\/agency\/files\/\w+\.png)"/.exec(all) ?? []
  expect(new Set(marks.slice(1)).size).toBe(2)
  for (const mark of marks.slice(1)) {
    const corner = await sharp(Buffer.from(await (await site.fetch(mark)).arrayBuffer()))
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([mark, corner[3]]).toEqual([mark, 0])
  }
})

test('the page of a server error names this agency', async () => {
  await site.db.prepare("UPDATE listings SET card = '{' WHERE id = ?").bind(unvisited).run()
  await site.importFeed({ ...record, phone: '02 555 01 99' }, [], 'agency.json')
  const response = await site.fetch(href('propertyForRent', 'fr', { city: 'x', type: 'x', id: unvisited }))
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain('Quai &amp; Fils')
  expect(html).not.toMatch(brand)
})
