import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { brusselsDay } from '../kit/brussels-day.ts'
import { aProject, aProperty, aRental, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { sitemapParts, wholeSitemap } from '../kit/sitemap-reader.ts'

const added = 1100

interface Entry {
  readonly path: string
  readonly changedOn: string | null
  readonly languages: readonly string[]
}

async function entriesOf(site: TestSite, part: string): Promise<readonly Entry[]> {
  const xml = parseDocument(await site.html(part), { xmlMode: true })
  return DomUtils.getElementsByTagName('url', xml).map((url) => {
    const text = (name: string) => DomUtils.getElementsByTagName(name, url).map((element) => DomUtils.textContent(element))
    return {
      path: new URL(text('loc')[0] ?? '').pathname,
      changedOn: text('lastmod')[0] ?? null,
      languages: DomUtils.getElementsByTagName('xhtml:link', url).map(({ attribs }) => attribs.hreflang ?? ''),
    }
  })
}

async function entriesOfAll(site: TestSite): Promise<readonly Entry[]> {
  return (await Promise.all((await sitemapParts(site)).map((part) => entriesOf(site, part)))).flat()
}

/** Makes the part of an id due, as a change of a record does. */
async function mark({ db }: TestSite, id: number): Promise<void> {
  const first = "(SELECT max(first_id) FROM sitemap_parts WHERE kind = 'listing' AND first_id <= ?)"
  await db.prepare(`UPDATE sitemap_parts SET marked = marked + 1 WHERE kind = 'listing' AND first_id = ${first}`).bind(id).run()
}

async function files(site: TestSite): Promise<readonly string[]> {
  const bucket = await site.miniflare.getR2Bucket('FILES')
  return (await bucket.list({ prefix: 'sitemap/' })).objects.map(({ key }) => key).sort()
}

async function untilWritten({ db }: TestSite): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((done) => setTimeout(done, 30))) {
    if ((await db.prepare('SELECT count(*) AS count FROM sitemap_parts WHERE written < marked').first<number>('count')) === 0) return
  }
  throw new Error('The sitemap was not written')
}

test('the sitemap is an index of parts with every page once, in every language, with the day it changed', async () => {
  await using site = await startSite()
  await site.importFeed(propertyAnswer([aProperty({ ID: 7 }), aRental({ ID: 8 })]))
  await site.importFeed(projectAnswer([aProject({ ID: 9 })]))
  expect(await sitemapParts(site)).toEqual(['/sitemap-pages.xml', '/sitemap-listings-0.xml', '/sitemap-projects-0.xml'])
  const index = await site.html('/sitemap.xml')
  expect(index.match(/<lastmod>\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?<\/lastmod>/g)).toHaveLength(3)
  expect(await site.html('/robots.txt')).toContain('/sitemap.xml')
  const entries = await entriesOfAll(site)
  const paths = entries.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const fixed = ['/nl/', '/nl/te-koop/', '/fr/a-louer/', '/de/neubau/', '/nl/contact/', '/en/free-valuation/', '/fr/que-cherchez-vous/', '/nl/rekenhulp/']
  expect(paths).toEqual(expect.arrayContaining([...fixed, expect.stringMatching(/^\/nl\/te-koop\/.*\/7\/$/), expect.stringMatching(/^\/de\/neubau\/.*\/9\/$/)]))
  for (const { path, languages } of entries) expect(languages, path).toEqual(['nl', 'fr', 'en', 'de'])
  // A home changes on a day in Brussels, a list at a moment in UTC.
  const today = [brusselsDay(), new Date().toISOString().slice(0, 10)]
  for (const { path, changedOn } of entries.filter(({ path }) => /\/te-koop\/|\/[789]\/$/.test(path))) expect(today, path).toContain(changedOn)
  const isServed = (path: string) => site.fetch(path).then((answer) => [path, answer.status])
  expect(await Promise.all(paths.map(isServed))).toEqual(paths.map((path) => [path, 200]))
})

test('a part answers 304 to its ETag, and a missing part is a 404', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 7 })])
  for (const path of ['/sitemap.xml', ...(await sitemapParts(site))]) {
    const answer = await site.fetch(path)
    expect([answer.status, answer.headers.get('Content-Type')], path).toEqual([200, 'application/xml; charset=utf-8'])
    const again = await site.fetch(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
    expect([again.status, await again.text()], path).toEqual([304, ''])
  }
  for (const path of ['/sitemap-listings-7.xml', '/sitemap-projects-0.xml', '/sitemap-listings-01.xml', '/sitemap-secrets-0.xml'])
    expect((await site.fetch(path)).status, path).toBe(404)
})

test('a change writes only its own part, and only a change of the page changes its day', async () => {
  await using site = await startSite()
  const records = [aProperty({ ID: 7 }), aProperty({ ID: 2001 })]
  await site.importFeed(records)
  await copyListing(site, 7)
  await mark(site, 7)
  const [, first = '', second = '', third = '', ...more] = (await sitemapParts(site)).filter((part) => !part.startsWith('/sitemap-places-'))
  expect([first, second, third, more]).toEqual(['/sitemap-listings-0.xml', '/sitemap-listings-1400.xml', '/sitemap-listings-1800.xml', []])
  await site.db.prepare("UPDATE listings SET changed_on = '2026-01-02' WHERE id IN (7, 2001)").run()
  await mark(site, 7)
  await mark(site, 2001)
  const day = async (part: string, id: number) => (await entriesOf(site, part)).find(({ path }) => path.endsWith(`/${id}/`))?.changedOn
  expect([await day(first, 7), await day(third, 2001)]).toEqual(['2026-01-02', '2026-01-02'])
  const before = await files(site)
  // The CRM says that both changed, but only one did.
  const touched = { LastChangedDate: '/Date(1796000000000+0100)/' }
  const options = ['--partial']
  await site.importFeed([aProperty({ ID: 7, ...touched }), aProperty({ ID: 2001, ...touched, Price: 123_456 })], options)
  await untilWritten(site)
  expect([await day(first, 7), await day(third, 2001)]).toEqual(['2026-01-02', brusselsDay()])
  const after = await files(site)
  expect(after.filter((file) => !before.includes(file))).toEqual([expect.stringMatching(/^sitemap\/listing-1800-[0-9a-f]{32}\.xml$/)])
  expect(after).toHaveLength(before.length)
})

test('the sitemap of a large stock has every listing once, and drops those that leave the stock', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'nl' })
  await site.importFeed([aProperty({ ID: 7 })])
  await copyListing(site, 7)
  await mark(site, 7)
  const listed = async () => (await entriesOfAll(site)).map(({ path }) => path).filter((path) => /^\/nl\/te-koop\/.*\/\d+\/$/.test(path))
  const paths = await listed()
  expect([paths.length, new Set(paths).size]).toEqual([added + 1, added + 1])
  await site.importFeed([aProperty({ ID: 7 })], ['--force'])
  expect(await listed()).toEqual([expect.stringMatching(/\/7\/$/)])
  await untilWritten(site)
  expect([await sitemapParts(site), (await files(site)).length]).toEqual([['/sitemap-pages.xml', '/sitemap-listings-0.xml'], 1])
})

test('parts left due by a crash, or whose file is lost, are written by the cron job or on request', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 7 }), aProperty({ ID: 8 })])
  await untilWritten(site)
  await site.db.prepare('UPDATE listings SET listed = 0 WHERE id = 8').run()
  await mark(site, 7)
  const worker = await site.miniflare.getWorker()
  expect((await worker.scheduled({ cron: '*/5 * * * *' })).outcome).toBe('ok')
  await untilWritten(site)
  const [file = ''] = await files(site)
  const bucket = await site.miniflare.getR2Bucket('FILES')
  expect(await (await bucket.get(file))?.text()).toMatch(/\/7\/<(?![\s\S]*\/8\/<)/)
  await bucket.delete(file)
  await bucket.put('sitemap/listing-0-unknown.xml', 'left by a crash')
  expect(await site.html('/sitemap-listings-0.xml')).toContain('/7/<')
  await worker.scheduled({ cron: '17 3 * * *', scheduledTime: new Date(Date.now() + 2 * 86_400_000) })
  expect(await files(site)).toEqual([file])
})

test('a site without parts writes them when its sitemap is first requested', async () => {
  await using site = await startSite()
  await site.importFeed([aProperty({ ID: 7 })])
  await untilWritten(site)
  await site.db.prepare('DELETE FROM sitemap_parts').run()
  await site.db.prepare("INSERT INTO sitemap_parts (kind, first_id, marked) VALUES ('listing', 0, 1), ('project', 0, 1)").run()
  expect(await wholeSitemap(site)).toContain('/7/<')
})

/** Adds rows with ids from 1001, otherwise equal to a listing's. */
async function copyListing({ db }: TestSite, id: number): Promise<void> {
  const { results } = await db.prepare("SELECT name FROM pragma_table_info('listings') WHERE name NOT IN ('id', 'external_id')").all<{ name: string }>()
  const columns = results.map(({ name }) => name).join(', ')
  await db
    .prepare(
      `INSERT OR IGNORE INTO listings (id, external_id, ${columns}) WITH RECURSIVE ids(next) AS (SELECT 1001 UNION ALL SELECT next + 1 FROM ids LIMIT ${added})
       SELECT next, next, ${columns} FROM ids, listings WHERE id = ?`,
    )
    .bind(id)
    .run()
}
