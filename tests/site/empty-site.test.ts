import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { officePath, personPath } from '#ui/agency/agency-address.present.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { breadcrumbKey, href, patternOf, routeNames } from '#ui/routes.ts'
import { figuresOf, personAnswers, readForm } from '../forms/form-filler.ts'
import { sampledLocales } from '../full.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { vacancyPath } from '../kit/demo-content.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'
import { withoutStyles } from '../kit/without-styles.ts'
import { elementsOf } from '../listings/listing-pages.ts'

/** Every path without parameters, a listing and a project that never existed, and lists with filters, in a language. */
function pathsIn(locale: Locale): readonly string[] {
  const screens = routeNames
    .filter((name) => name !== 'ownerPortal' && name !== 'ownerAccount')
    .map((name) => patternOf(name, locale))
    .filter((pattern) => !pattern.includes(':'))
  return [
    ...screens.map((pattern) => `/${locale}/${pattern}/`.replace('//', '/')),
    ...['propertyForSale', 'propertyForRent'].map((name) =>
      href(name === 'propertyForSale' ? 'propertyForSale' : 'propertyForRent', locale, { city: 'x', type: 'y', id: 1 }),
    ),
    href('project', locale, { city: 'x', name: 'y', id: 1 }),
    `${href('forSale', locale)}?type=house&view=map`,
    `${href('forRent', locale)}?filters&zone=be-31005`,
    `${href('forSale', locale)}?page=3`,
    `${href('calculators', locale)}?price=300000&region=flanders`,
    `/${locale}/nowhere/`,
  ]
}

/** What a site must not show without data: an invented client, an office, a promise, a count of zero. */
const invented = /Sint-Kruis|vier biedingen|quatre offres|four offers|vier Angebote/i

describe.each([
  { kind: 'without an agency record', agency: null },
  { kind: 'with an agency record', agency: demoAgency },
])('an empty site $kind', ({ agency }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({}, agency)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each(sampledLocales)('an empty site answers every page in %s, invents nothing and links to nothing that is missing', async (locale) => {
    const links = new Set<string>()
    for (const path of pathsIn(locale)) {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect(answer.status, path).toBeLessThan(500)
      expect(html, path).not.toMatch(invented)
      expect(html, path).not.toMatch(/<(?:ul(?![^>]* data-)|ol|dl|h[1-6])(?: [^>]*)?><\//)
      // The tokens of a form are random letters.
      expect(html.replace(/value="[^"]*"/g, ''), path).not.toMatch(/data-count="0"|undefined|NaN/)
      if (agency === null) expect(html, path).not.toMatch(/perron|mailto:|\/pictures\/|werkdag|jours? ouvr|working day|Werktag/i)
      for (const { name, attribs } of elementsOf(html))
        if (name === 'a' && attribs.hreflang === undefined && attribs.href?.startsWith(`/${locale}/`)) links.add(attribs.href)
    }
    for (const link of links) {
      const found = routeOf(link.slice(3).split(/[?#]/)[0] ?? '', locale)
      expect(found, link).not.toBeNull()
      expect((await site.fetch(link)).status, link).toBe(200)
    }
  })

  test.each(sampledLocales)('an empty site has a home page in %s that says the site is about to open', async (locale) => {
    const t = translator(locale)
    const html = await site.html(href('home', locale))
    expect(html).toContain(t('home.opening.text'))
    expect(html).toContain(href('demandRegister', locale))
    expect(html).not.toMatch(/<blockquote|class="search-line"|id="projects"|id="new"/)
    expect(html.includes(t('home.promise.contact.title'))).toBe(agency !== null)
    expect(html.includes(t('home.valuation.text'))).toBe(agency !== null)
    expect(html.includes('<img')).toBe(agency !== null)
  })

  test.each(sampledLocales)('an empty site has lists in %s without filters, counts, sorting or a map', async (locale) => {
    const t = translator(locale)
    for (const [name, words] of [
      ['forSale', 'list.none.sale'],
      ['forRent', 'list.none.rent'],
    ] as const) {
      for (const query of ['', '?view=map', '?type=house&priceMax=100000', '?filters']) {
        const html = await site.html(href(name, locale) + query)
        expect(html).toContain(t(words))
        expect(withoutStyles(html)).not.toMatch(/filter-bar|results-head|<iframe|class="pager|id="filters"/)
        expect(html).toContain('noindex')
      }
    }
  })

  test.each(sampledLocales)('an empty site has a 404 page in %s for an unknown listing that does not promise new ones', async (locale) => {
    const answer = await site.fetch(href('propertyForSale', locale, { city: '', type: '', id: 1 }))
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toContain(translator(locale)('gone.unknown.alone'))
    expect(html).not.toContain(translator(locale)('gone.unknown.text'))
  })

  test('an empty site has a sitemap with only the pages that are indexed', async () => {
    const sitemap = await wholeSitemap(site)
    const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/nl\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
    const always = ['home', 'calculators', 'demandRegister', 'valuation', 'contact', 'newsletter', 'testimonialForm'] as const
    const law = ['cookiePolicy', 'privacy', 'disclaimer', 'accessibility'] as const
    const ofTheRecord = agency === null ? [] : (['team', 'legal'] as const)
    const entries = [...(agency?.offices ?? []).map((office) => officePath(office, 'nl')), ...(agency?.people ?? []).map((person) => personPath(person, 'nl'))]
    const screens = [...always, 'statistics' as const, ...law, ...ofTheRecord].map((name) => href(name, 'nl'))
    expect([...paths].sort()).toEqual([...screens, ...entries].sort())
    for (const path of paths) expect(await site.html(path), path).not.toContain('noindex')
  })

  test('an empty site has no vacancies, tips or assets before the agency writes them', async () => {
    expect(await site.html(href('jobs', 'nl'))).toContain(translator('nl')('jobs.none'))
    for (const path of [href('tips', 'nl'), href('assets', 'nl'), vacancyPath('nl')]) expect((await site.fetch(path)).status, path).toBe(404)
  })

  test('an empty site names every screen in every language', () => {
    expect(routeNames.filter((name) => !hasMessage(breadcrumbKey(name)))).toEqual([])
  })
})

test.each(['the database', 'the cache'])('a record stored in %s by an earlier release has no promises and keeps everything else', async (place) => {
  await using site = await startSite()
  const former = "json_remove(record, '$.promises', '$.vacancies', '$.externalPages', '$.look.cover', '$.look.interior')"
  if (place === 'the database') await site.db.prepare(`UPDATE agency SET record = ${former}`).run()
  else {
    const row = await site.db.prepare(`SELECT ${former} AS record, version FROM agency`).first<{ record: string; version: number }>()
    const name = `a${row?.version}:agency`
    await site.kv.put(name, JSON.stringify({ name, value: { ...JSON.parse(row?.record ?? ''), version: 7 } }))
  }
  const html = await site.html(href('home', 'nl'))
  expect(html).toContain('Thuis begint bij de voordeur')
  expect(html).not.toContain('id="promise"')
  expect((await site.fetch(href('jobs', 'nl'))).status).toBe(200)
})

test('without an agency record or a domain, a message still reaches its sender and the postmaster', async () => {
  await using site = await startSite({ ORIGIN: 'http://127.0.0.1' }, null)
  const page = await site.html('/nl/contact/')
  const words = /id="captcha-word">([^<]+)</.exec(page)?.[1] ?? ''
  const body = new FormData()
  const answers = { ...readForm(page).carried, captcha: figuresOf(words, 'nl'), ...personAnswers() }
  for (const [name, value] of Object.entries(answers)) body.append(name, value)
  expect((await site.fetch('/nl/contact/', { method: 'POST', body })).status).toBe(303)
  const receivers = (await site.mails()).map(({ to }) => to?.[0]?.address)
  expect(receivers.sort()).toEqual(['Annelie@example.com', 'postmaster@localhost.localdomain'])
})
