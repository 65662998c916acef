import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { importDemoContent } from '../kit/demo-content.ts'
import { aProject, aProperty, aRental, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'

type Attributes = Readonly<Record<string, string>>

function elements(html: string, name: string): Attributes[] {
  const found: Attributes[] = []
  new Parser({ onopentag: (tag, attributes) => tag === name && found.push({ ...attributes }) }).end(html)
  return found
}

function linksOf(html: string, rel: string): Attributes[] {
  return elements(html, 'link').filter((link) => link.rel === rel)
}

/** The hreflang alternates, without the Atom feed of a list. */
function translationsOf(html: string): Attributes[] {
  return linksOf(html, 'alternate').filter((link) => link.type === undefined)
}

/** Status and location of a redirect, without the site's origin. */
async function redirectOf(site: TestSite, path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await site.fetch(path, { headers })
  return `${answer.status} ${(answer.headers.get('Location') ?? '').replace(site.url, '')}`.trim()
}

/** Every kind of public page, in each language. */
const publicPages: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  home: { nl: '/nl/', fr: '/fr/', en: '/en/', de: '/de/' },
  'homes for sale': { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' },
  'homes for rent': { nl: '/nl/te-huur/', fr: '/fr/a-louer/', en: '/en/for-rent/', de: '/de/zu-vermieten/' },
  'a listing for sale': {
    nl: '/nl/te-koop/brugge/herenhuis/1001/',
    fr: '/fr/a-vendre/bruges/maison-de-maitre/1001/',
    en: '/en/for-sale/bruges/town-house/1001/',
    de: '/de/zu-verkaufen/bruegge/stadthaus/1001/',
  },
  'a listing for rent': {
    nl: '/nl/te-huur/brussel/appartement/1002/',
    fr: '/fr/a-louer/bruxelles/appartement/1002/',
    en: '/en/for-rent/brussels/apartment/1002/',
    de: '/de/zu-vermieten/bruessel/wohnung/1002/',
  },
  projects: { nl: '/nl/nieuwbouw/', fr: '/fr/projets-neufs/', en: '/en/new-build/', de: '/de/neubau/' },
  'a project': {
    nl: '/nl/nieuwbouw/gent/de-boomgaard/1003/',
    fr: '/fr/projets-neufs/gand/de-boomgaard/1003/',
    en: '/en/new-build/ghent/de-boomgaard/1003/',
    de: '/de/neubau/gent/de-boomgaard/1003/',
  },
}
const everyPage = Object.entries(publicPages).flatMap(([kind, paths]) => locales.map((locale) => ({ kind, locale, path: paths[locale], paths })))

async function importStock(site: TestSite): Promise<void> {
  await site.importFeed({ ...propertyAnswer([aProperty({ ID: 1001 }), aRental({ ID: 1002 })]), ...projectAnswer([aProject({ ID: 1003 })]) })
}

describe('a site in four languages', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    await importDemoContent(site, 'tips')
    await importStock(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  describe('a request for /', () => {
    test.each([
      { preference: 'no preference', path: '/', headers: {}, to: '/nl/' },
      { preference: 'Belgian French', path: '/', headers: { 'Accept-Language': 'fr-BE,fr;q=0.9' }, to: '/fr/' },
      { preference: 'a language of quality 0.9 after one of 0.2', path: '/', headers: { 'Accept-Language': 'en;q=0.2, de-BE;q=0.9' }, to: '/de/' },
      { preference: 'Luxembourgish', path: '/', headers: { 'Accept-Language': 'lb-LU,lb' }, to: '/de/' },
      { preference: 'Italian only', path: '/', headers: { 'Accept-Language': 'it-IT' }, to: '/nl/' },
      { preference: 'a wildcard', path: '/', headers: { 'Accept-Language': '*' }, to: '/nl/' },
      { preference: 'a malformed header', path: '/', headers: { 'Accept-Language': ';;q=,,fr_BE;q=9,en;q=0.4' }, to: '/en/' },
      { preference: 'English by cookie, French by header', path: '/', headers: { Cookie: 'lng=en', 'Accept-Language': 'fr' }, to: '/en/' },
      { preference: 'an unknown language by cookie, French by header', path: '/', headers: { Cookie: 'lng=xx', 'Accept-Language': 'fr' }, to: '/fr/' },
      { preference: 'a malformed cookie', path: '/', headers: { Cookie: 'lng=%E0%A4%A; a=b; =; lng' }, to: '/nl/' },
      { preference: 'German by query, English by cookie', path: '/?lng=de', headers: { Cookie: 'lng=en' }, to: '/de/' },
      { preference: 'an unknown language by query, English by cookie', path: '/?lng=xx', headers: { Cookie: 'lng=en' }, to: '/en/' },
      { preference: 'German by query in capitals', path: '/?lng=DE', headers: {}, to: '/de/' },
      { preference: 'several query parameters', path: '/?lng=fr&utm_source=mail&lng=de', headers: {}, to: '/fr/?utm_source=mail' },
    ])('a visitor with $preference is redirected to $to', async ({ path, headers, to }) => {
      expect(await redirectOf(site, path, headers)).toBe(`302 ${to}`)
    })

    test('the redirect is not cached and varies by Accept-Language and Cookie', async () => {
      const { headers } = await site.fetch('/')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('Vary')).toBe('Accept-Language, Cookie')
    })

    test('the cookie stores a language chosen by ?lng=, not a negotiated one', async () => {
      expect((await site.fetch('/', { headers: { 'Accept-Language': 'fr', Cookie: 'lng=en' } })).headers.get('Set-Cookie')).toBeNull()
      expect((await site.fetch('/?lng=xx')).headers.get('Set-Cookie')).toBeNull()
      const chosen = (await site.fetch('/?lng=fr')).headers.get('Set-Cookie') ?? ''
      expect(chosen.split('; ')).toEqual(expect.arrayContaining(['lng=fr', 'Path=/', 'SameSite=Lax', 'Max-Age=15552000']))
    })
  })

  describe('the first segment of a path', () => {
    test.each(['/xx/', '/it/', '/lb/te-koop/', '/nld/', '/n/', '/nl-BE/', '/zz/te-koop/'])('%s has an unknown language and is a 404', async (path) => {
      expect((await site.fetch(path)).status).toBe(404)
    })

    test.each([
      ['/NL/', '/nl/'],
      ['/Nl/te-koop/', '/nl/te-koop/'],
      ['/FR/a-vendre', '/fr/a-vendre/'],
      ['/nl', '/nl/'],
      ['/DE', '/de/'],
      ['/nl/te-koop', '/nl/te-koop/'],
      ['/en/for-sale?priceMax=300000&page=2', '/en/for-sale/?priceMax=300000&page=2'],
      ['/nl//te-koop//', '/nl/te-koop/'],
      ['/nl/Te-Koop/', '/nl/te-koop/'],
      ['/FR/%C3%A0-vendre', '/fr/a-vendre/'],
      ['/de/kostenlose-sch%C3%A4tzung/', '/de/kostenlose-schaetzung/'],
      ['/fr/conseils/Premi%C3%A8re%20impression/', '/fr/conseils/premiere-impression/'],
      ['/nl/map?goal=rent', '/nl/map/?goal=rent'],
    ])('%s redirects permanently to %s in one step', async (path, canonical) => {
      expect(await redirectOf(site, path)).toBe(`301 ${canonical}`)
    })

    test('the first segment of a path takes precedence over query, cookie and header', async () => {
      const answer = await site.fetch('/fr/?lng=xx', { headers: { Cookie: 'lng=de', 'Accept-Language': 'en' } })
      expect(answer.status).toBe(200)
      expect(elements(await answer.text(), 'html')[0]?.lang).toBe('fr')
    })

    test('decides the language of a 404 page', async () => {
      for (const locale of locales) {
        const answer = await site.fetch(`/${locale}/nowhere/at/all/`)
        expect(answer.status).toBe(404)
        expect(elements(await answer.text(), 'html')[0]?.lang).toBe(locale)
      }
    })
  })

  describe('a request with ?lng=', () => {
    test.each(everyPage)('$path redirects to its translation in every other language', async ({ locale, path, paths }) => {
      for (const other of locales.filter((each) => each !== locale)) {
        expect(await redirectOf(site, `${path}?lng=${other}`)).toBe(`302 ${paths[other]}`)
      }
    })

    test('an old German spelling of a listing’s path redirects permanently to the one with transliterated umlauts', async () => {
      expect(await redirectOf(site, '/de/zu-verkaufen/brugge/stadthaus/1001/?print=1')).toBe('301 /de/zu-verkaufen/bruegge/stadthaus/1001/?print=1')
    })

    test('a request with ?lng= keeps the other parameters and removes itself', async () => {
      const answer = await site.fetch('/nl/te-koop/?type=house&lng=fr&priceMax=500000&type=land')
      expect(answer.headers.get('Location')).toBe('/fr/a-vendre/?type=house&priceMax=500000&type=land')
    })

    test('a request with ?lng= sets the cookie, also for the page’s own language; other requests do not set it', async () => {
      for (const [path, locale] of [
        ['/nl/te-koop/', 'fr'],
        ['/nl/te-koop/', 'nl'],
        ['/nl/nowhere/', 'de'],
      ]) {
        const answer = await site.fetch(`${path}?lng=${locale}`)
        expect(answer.status).toBe(302)
        expect(answer.headers.get('Set-Cookie')).toMatch(new RegExp(`^lng=${locale};`))
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      }
      expect((await site.fetch('/nl/te-koop/', { headers: { Cookie: 'lng=fr', 'Accept-Language': 'de' } })).headers.get('Set-Cookie')).toBeNull()
    })

    test.each(['xx', '', 'f', 'fr_BE', '%00', 'fr%0d%0aSet-Cookie:%20x=y', '../fr'])('lng=%s is ignored', async (garbage) => {
      const answer = await site.fetch(`/nl/?lng=${garbage}`)
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
    })

    test('a request with ?lng= on an unknown page redirects to the home page in that language', async () => {
      expect(await redirectOf(site, '/nl/nowhere/?lng=fr')).toBe('302 /fr/')
    })
  })

  describe('a path without its language', () => {
    test.each([
      { path: '/te-koop/', headers: {}, to: '/nl/te-koop/' },
      { path: '/a-vendre/', headers: {}, to: '/fr/a-vendre/' },
      { path: '/for-sale/', headers: {}, to: '/nl/te-koop/' },
      { path: '/for-sale', headers: { 'Accept-Language': 'de' }, to: '/de/zu-verkaufen/' },
      { path: '/for-sale/?priceMax=300000&lng=fr', headers: {}, to: '/fr/a-vendre/?priceMax=300000' },
      { path: '/free-valuation/', headers: { Cookie: 'lng=fr' }, to: '/fr/estimation-gratuite/' },
      { path: '/contact/', headers: { 'Accept-Language': 'de' }, to: '/de/kontakt/' },
      { path: '/contact/', headers: { 'Accept-Language': 'fr' }, to: '/fr/contact/' },
      { path: '/tips/around-the-house/', headers: {}, to: '/nl/tips/rond-het-huis/' },
      { path: '/conseils/autour-de-la-maison/', headers: {}, to: '/fr/conseils/autour-de-la-maison/' },
      { path: '/login/', headers: { 'Accept-Language': 'en' }, to: '/en/login/' },
      { path: '/thank-you/send-to-friend/', headers: {}, to: '/nl/bedankt/send-to-friend/' },
    ])('$path ($headers) redirects to $to', async ({ path, headers, to }) => {
      const answer = await site.fetch(path, { headers })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, to])
      expect(answer.headers.get('Vary')).toBe('Accept-Language, Cookie')
      expect(answer.headers.get('Set-Cookie')?.slice(0, 6) ?? null).toBe(path.includes('lng=fr') ? 'lng=fr' : null)
    })

    test.each([
      ['/te-koop/?lng=fr', '/fr/a-vendre/'],
      ['/te-koop/?lng=fr&priceMax=300000', '/fr/a-vendre/?priceMax=300000'],
      ['/for-sale/?lng=fr', '/fr/a-vendre/'],
      ['/te-koop/brugge/herenhuis/1001/?lng=fr', '/fr/a-vendre/bruges/maison-de-maitre/1001/'],
      ['/for-sale/bruges/town-house/1001?lng=fr&print=1', '/fr/a-vendre/bruges/maison-de-maitre/1001/?print=1'],
      ['/new-build/ghent/de-boomgaard/1003/?lng=fr', '/fr/projets-neufs/gand/de-boomgaard/1003/'],
      ['/property/1001?lng=fr', '/fr/a-vendre/bruges/maison-de-maitre/1001/'],
      ['/property/1002/?print=1&lng=fr', '/fr/a-louer/bruxelles/appartement/1002/?print=1'],
      ['/?lng=fr&goal=sale', '/fr/?goal=sale'],
    ])('%s redirects to %s in one step and stores the choice', async (path, to) => {
      const answer = await site.fetch(path, { headers: { Cookie: 'lng=en', 'Accept-Language': 'de' } })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, to])
      expect(answer.headers.get('Set-Cookie')).toMatch(/^lng=fr;/)
      expect((await site.fetch(to)).status).toBe(to.includes('goal') ? 302 : 200)
    })

    test('a path without its language that is a deep link keeps its query', async () => {
      expect(await redirectOf(site, '/property/1001?print=1')).toBe('302 /nl/te-koop/brugge/herenhuis/1001/?print=1')
    })

    test('a path with an unknown language code is a 404, for any last segment', async () => {
      for (const path of ['/it/for-sale/', '/xx/yy/for-rent/', '/fr-be/for-sale/']) expect((await site.fetch(path)).status, path).toBe(404)
      expect(await redirectOf(site, '/homes/for-rent/')).toBe('302 /nl/te-huur/')
    })

    test('a path without its language that is unknown is an uncached 404 in the visitor’s language', async () => {
      const answer = await site.fetch('/nowhere/', { headers: { 'Accept-Language': 'fr' } })
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'private, no-store'])
      expect(elements(await answer.text(), 'html')[0]?.lang).toBe('fr')
    })

    test('a path without its language of a fixed page redirects to its listing', async () => {
      expect(await redirectOf(site, '/for-sale/showpiece/?a=b')).toBe('302 /nl/te-koop/-/-/4001/?a=b')
    })

    test.each(['/toString', '/constructor/', '/__proto__/', '/hasOwnProperty/'])('%s, a JavaScript object property, is a 404', async (path) => {
      expect((await site.fetch(path)).status).toBe(404)
    })

    test('a path without its language never redirects to another site', async () => {
      for (const path of ['//evil.example/te-koop/', '/%2F%2Fevil.example/', '/\\evil.example/for-sale/', '/nl//evil.example']) {
        const location = (await site.fetch(site.url + path)).headers.get('Location')
        expect(location ?? '/').toMatch(/^\/(?![/\\])/)
      }
    })
  })

  describe('language metadata of a page', () => {
    test.each(everyPage)('$path has lang, Content-Language, canonical and hreflang', async ({ kind, locale, path, paths }) => {
      const answer = await site.fetch(path)
      const html = await answer.text()
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Language')).toBe(locale)
      expect(answer.headers.get('Set-Cookie')).toBeNull()
      expect(elements(html, 'html')[0]?.lang).toBe(locale)
      expect(linksOf(html, 'canonical').map((link) => link.href)).toEqual([site.url + path])
      const alternates = Object.fromEntries(translationsOf(html).map((link) => [link.hreflang, link.href]))
      expect(alternates).toEqual({
        ...Object.fromEntries(locales.map((each) => [each, site.url + paths[each]])),
        'x-default': kind === 'home' ? `${site.url}/` : site.url + paths.nl,
      })
    })

    test.each([
      ['?utm_source=x&priceMax=500000&type=house&view=list&foo=1', '/fr/a-vendre/'],
      ['?zone=be-31005&type=house&sort=price', '/fr/a-vendre/bruges/maison/'],
      ['?type=villa&zone=be-31005&priceMax=500000', '/fr/a-vendre/bruges/villa/'],
      ['?sort=price&view=list', '/fr/a-vendre/'],
    ])('the canonical URL of a list with %s is %s, and only that page links to its translations', async (query, canonical) => {
      const html = await site.html(`/fr/a-vendre/${query}`)
      expect(linksOf(html, 'canonical')[0]?.href).toBe(site.url + canonical)
      expect(translationsOf(html)).toEqual([])
    })

    test('the language links have the right lang and link to the same page', async () => {
      const html = await site.html('/nl/te-koop/?priceMax=500000')
      const links = elements(html, 'a').filter((link) => link.hreflang !== undefined)
      const paths = publicPages['homes for sale']
      expect([...new Set(links.map((link) => `${link.hreflang} ${link.lang} ${link.href}`))]).toEqual(
        locales.map((locale) => `${locale} ${locale} ${paths?.[locale]}?priceMax=500000`),
      )
    })

    test.each(everyPage)('the language links of $path lead to its translations without a redirect', async ({ path, paths }) => {
      const links = elements(await site.html(`${path}?a=1&a=2`), 'a').filter((link) => link.hreflang !== undefined)
      expect(Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]))).toEqual(
        Object.fromEntries(locales.map((each) => [each, `${paths[each]}?a=1&a=2`])),
      )
      for (const { href = '' } of links.slice(0, locales.length)) expect((await site.fetch(href)).status, href).toBe(200)
    })

    test('the language links of a 404 page lead to the home pages', async () => {
      const links = elements(await site.html('/nl/nowhere/?a=1'), 'a').filter((link) => link.hreflang !== undefined)
      expect([...new Set(links.map(({ href }) => href))]).toEqual(locales.map((locale) => `/${locale}/`))
    })

    test('a noindex page has no alternates', async () => {
      const html = await site.html('/nl/nowhere/')
      expect(elements(html, 'meta').find((meta) => meta.name === 'robots')?.content).toBe('noindex')
      expect(translationsOf(html)).toEqual([])
    })
  })

  describe('a request below /preview/', () => {
    test.each(everyPage)('$path is shown with noindex', async ({ locale, path }) => {
      const answer = await site.fetch(`/preview${path}`, { headers: { Cookie: 'lng=xx', 'Accept-Language': 'it' } })
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
      expect(elements(html, 'html')[0]?.lang).toBe(locale)
      expect(elements(html, 'meta').find((meta) => meta.name === 'robots')?.content).toBe('noindex')
      expect(linksOf(html, 'canonical')[0]?.href).toBe(site.url + path)
    })

    test('?lng= redirects within the preview', async () => {
      expect(await redirectOf(site, '/preview/nl/te-koop/?lng=fr')).toBe('302 /preview/fr/a-vendre/')
    })

    test('an unknown language or page is a 404', async () => {
      for (const path of ['/preview/xx/', '/preview/nl/nowhere/']) expect((await site.fetch(path)).status).toBe(404)
    })

    test('nothing but pages exists below /preview/', async () => {
      for (const path of ['/preview/sitemap.xml', '/preview/api/listings', '/preview/preview/nl/', '/preview/health'])
        expect((await site.fetch(path)).status, path).toBe(404)
    })

    test('links for browsers without script stay in the preview', async () => {
      const html = await (await site.fetch('/preview/nl/map/?goal=sale')).text()
      const links = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]?.match(/href="[^"]*"/g) ?? []
      expect(links.length).toBeGreaterThan(1)
      expect(links.filter((link) => !link.startsWith('href="/preview/nl/'))).toEqual([])
    })

    test.each(everyPage)('every link, form and frame of $path stays in the preview', async ({ path }) => {
      const answer = await site.fetch(`/preview${path}?view=map`)
      const html = await answer.text()
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(translationsOf(html)).toEqual([])
      const found = ['a', 'form', 'button', 'iframe'].flatMap((name) =>
        elements(html, name).map(({ href, action, formaction, src }) => href ?? action ?? formaction ?? src ?? ''),
      )
      expect(found.filter((address) => address.startsWith('/preview/')).length).toBeGreaterThan(20)
      expect(found.filter((address) => /^\/(?:nl|fr|en|de)?(?:\/|$)/.test(address))).toEqual([])
      expect(html).not.toMatch(/data-props="[^"]*&quot;\/(?:nl|fr|en|de)\//)
    })

    test.each([
      ['/preview', '301 /preview/'],
      ['/Preview/nl/', '301 /preview/nl/'],
      ['/preview/', '302 /preview/nl/'],
      ['/preview/?lng=fr', '302 /preview/fr/'],
      ['/preview/NL/te-koop', '301 /preview/nl/te-koop/'],
      ['/preview/te-koop/', '302 /preview/nl/te-koop/'],
      ['/preview/for-sale/?lng=de&page=2', '302 /preview/de/zu-verkaufen/?page=2'],
      ['/preview/property/1001', '302 /preview/nl/te-koop/brugge/herenhuis/1001/'],
      ['/preview/for-sale/showpiece/', '302 /preview/nl/te-koop/-/-/4001/'],
      ['/preview/nl/te-koop/x/y/1001/', '301 /preview/nl/te-koop/brugge/herenhuis/1001/'],
      ['/preview/nl/?goal=sale&where=Brugge', '302 /preview/nl/te-koop/?zone=be-31005'],
    ])('%s redirects as it does outside the preview: %s', async (path, to) => {
      expect(await redirectOf(site, path)).toBe(to)
    })

    test('a form in it is refused on its page', async () => {
      const answer = await site.fetch('/preview/nl/contact/', { method: 'POST', body: new URLSearchParams({ email: 'x' }) })
      expect([answer.status, elements(await answer.text(), 'form').length > 0]).toEqual([422, true])
    })
  })
})

describe('a site with two languages', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ ENABLED_LOCALES: 'nl,fr' })
    await importStock(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each([
    '/en/',
    '/de/',
    '/EN',
    '/DE/',
    '/DE/zu-verkaufen',
    '/de/zu-verkaufen?lng=xx',
    '/en/for-sale/',
    '/de/zu-verkaufen/bruegge/stadthaus/1001/',
    '/preview/en/',
    '/words/en.json',
  ])('%s is a 404', async (path) => {
    expect((await site.fetch(path)).status).toBe(404)
  })

  test('the 404 page of a disabled language is in an enabled one', async () => {
    const html = await site.html('/en/for-sale/', { headers: { 'Accept-Language': 'fr' } })
    expect(elements(html, 'html')[0]?.lang).toBe('fr')
  })

  test('query, cookie and header cannot select a disabled language', async () => {
    expect(await redirectOf(site, '/', { 'Accept-Language': 'de, en;q=0.9, fr;q=0.1' })).toBe('302 /fr/')
    expect(await redirectOf(site, '/', { Cookie: 'lng=en' })).toBe('302 /nl/')
    expect(await redirectOf(site, '/?lng=de', { 'Accept-Language': 'fr' })).toBe('302 /fr/')
    const page = await site.fetch('/nl/te-koop/?lng=en')
    expect([page.status, page.headers.get('Set-Cookie')]).toEqual([200, null])
    expect(await redirectOf(site, '/', { 'Accept-Language': 'lb' })).toBe('302 /fr/')
  })

  test('pages, sitemap and language links of a site with two languages list only these', async () => {
    for (const path of ['/nl/', '/fr/a-vendre/', '/nl/te-koop/brugge/herenhuis/1001/', '/nl/nieuwbouw/gent/de-boomgaard/1003/']) {
      const html = await site.html(path)
      expect(translationsOf(html).map((link) => link.hreflang)).toEqual(['nl', 'fr', 'x-default'])
      expect(new Set(elements(html, 'a').flatMap((link) => link.hreflang ?? []))).toEqual(new Set(['nl', 'fr']))
    }
    const sitemap = await wholeSitemap(site)
    expect(sitemap).not.toMatch(/\/(en|de)\//)
    expect(sitemap).toContain('/fr/a-vendre/')
  })

  test('an original path still redirects; a path of a disabled language is a 404', async () => {
    expect(await redirectOf(site, '/for-sale/')).toBe('302 /nl/te-koop/')
    expect((await site.fetch('/zu-verkaufen/')).status).toBe(404)
  })
})

test('DEFAULT_LOCALE sets the default language', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'fr,de', DEFAULT_LOCALE: 'fr' })
  expect(await redirectOf(site, '/')).toBe('302 /fr/')
  const html = await site.html('/de/zu-verkaufen/?lng=')
  expect(linksOf(html, 'canonical')[0]?.href).toBe(`${site.url}/de/zu-verkaufen/`)
  expect((await site.fetch('/nl/')).status).toBe(404)
})

test('the x-default of a page is in an enabled language', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'fr,de', DEFAULT_LOCALE: 'fr' })
  await importStock(site)
  const html = await site.html('/de/zu-verkaufen/')
  expect(translationsOf(html).map((link) => `${link.hreflang} ${link.href}`)).toEqual([
    `fr ${site.url}/fr/a-vendre/`,
    `de ${site.url}/de/zu-verkaufen/`,
    `x-default ${site.url}/fr/a-vendre/`,
  ])
})

describe('fixed pages of the agency record', () => {
  const fixedPages = [
    { path: 'for-sale/showpiece', listing: 1001 },
    { path: 'for-rent/loft', listing: 1002 },
    { path: 'lindehof', listing: 1001 },
  ]
  const externalPages = [
    { path: 'jobs', url: { nl: 'https://werk.example/nl', fr: 'https://werk.example/fr' } },
    { path: 'login', url: { any: 'https://owners.example/' } },
  ]
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({}, { ...demoAgency, fixedPages, externalPages })
    await importStock(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each([
    ['/for-sale/showpiece/', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/for-sale/showpiece?a=b', '/nl/te-koop/brugge/herenhuis/1001/?a=b'],
    ['/for-sale/showpiece/?lng=fr&a=b', '/fr/a-vendre/bruges/maison-de-maitre/1001/?a=b'],
    ['/te-koop/showpiece/', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/fr/for-sale/showpiece/', '/fr/a-vendre/bruges/maison-de-maitre/1001/'],
    ['/fr/a-vendre/showpiece', '/fr/a-vendre/bruges/maison-de-maitre/1001/'],
    ['/en/for-rent/loft/?print=1', '/en/for-rent/brussels/apartment/1002/?print=1'],
    ['/nl/lindehof/', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/lindehof', '/nl/te-koop/brugge/herenhuis/1001/'],
    ['/preview/de/lindehof/', '/preview/de/zu-verkaufen/bruegge/stadthaus/1001/'],
  ])('%s redirects to %s', async (path, to) => {
    expect(await redirectOf(site, path)).toBe(`302 ${to}`)
  })

  test('a screen on another site is linked there, and its path redirects there', async () => {
    expect(await redirectOf(site, '/nl/vacatures')).toBe('301 /nl/vacatures/')
    expect(await redirectOf(site, '/nl/vacatures/')).toBe('302 https://werk.example/nl')
    expect(await redirectOf(site, '/fr/emplois/')).toBe('302 https://werk.example/fr')
    expect(await redirectOf(site, '/preview/de/login/')).toBe('302 https://owners.example/')
    expect(await redirectOf(site, '/jobs/?lng=fr')).toBe('302 /fr/emplois/')
    const links = elements(await site.html('/fr/'), 'a').map(({ href }) => href)
    expect(links).toEqual(expect.arrayContaining(['https://werk.example/fr', 'https://owners.example/']))
    expect(links).not.toContain('/fr/emplois/')
  })
})

test('absolute URLs use ORIGIN when it is set', async () => {
  await using site = await startSite({ ORIGIN: 'https://www.perron.example/' })
  const html = await site.html('/nl/')
  expect(linksOf(html, 'canonical')[0]?.href).toBe('https://www.perron.example/nl/')
  expect(linksOf(html, 'alternate').every((link) => link.href?.startsWith('https://www.perron.example/'))).toBe(true)
  const robots = await site.html('/robots.txt')
  expect(robots).toContain('Sitemap: https://www.perron.example/sitemap.xml')
  // A crawler that robots.txt keeps out of a preview never sees that it is noindex.
  expect(robots).not.toContain('/preview')
})
