import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { aProject, aProperty, aRental, projectAnswer, propertyAnswer } from './factories.ts'
import { startSite, type TestSite } from './site.ts'

type Attributes = Readonly<Record<string, string>>

function elements(html: string, name: string): Attributes[] {
  const found: Attributes[] = []
  new Parser({ onopentag: (tag, attributes) => tag === name && found.push({ ...attributes }) }).end(html)
  return found
}

function linksOf(html: string, rel: string): Attributes[] {
  return elements(html, 'link').filter((link) => link.rel === rel)
}

/** The same page in other languages; a list's feed is an alternate of another kind. */
function translationsOf(html: string): Attributes[] {
  return linksOf(html, 'alternate').filter((link) => link.type === undefined)
}

/** Where a request is sent on to: status and address, the site's own origin left out. */
async function redirected(site: TestSite, path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await site.fetch(path, { headers })
  return `${answer.status} ${(answer.headers.get('Location') ?? '').replace(site.url, '')}`.trim()
}

/** Every kind of public page, in each language. */
const publicPages: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  home: { nl: '/nl/', fr: '/fr/', en: '/en/', de: '/de/' },
  'homes for sale': { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' },
  'homes for rent': { nl: '/nl/te-huur/', fr: '/fr/a-louer/', en: '/en/for-rent/', de: '/de/zu-vermieten/' },
  'a home for sale': {
    nl: '/nl/te-koop/brugge/herenhuis/1001/',
    fr: '/fr/a-vendre/bruges/maison-de-maitre/1001/',
    en: '/en/for-sale/bruges/town-house/1001/',
    de: '/de/zu-verkaufen/brugge/stadthaus/1001/',
  },
  'a home for rent': {
    nl: '/nl/te-huur/brussel/appartement/1002/',
    fr: '/fr/a-louer/bruxelles/appartement/1002/',
    en: '/en/for-rent/brussels/apartment/1002/',
    de: '/de/zu-vermieten/brussel/wohnung/1002/',
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

async function furnish(site: TestSite): Promise<void> {
  await site.importFeed({ ...propertyAnswer([aProperty({ ID: 1001 }), aRental({ ID: 1002 })]), ...projectAnswer([aProject({ ID: 1003 })]) })
}

describe('a site in four languages', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    await furnish(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  describe('/', () => {
    test.each([
      { says: 'nothing', path: '/', headers: {}, to: '/nl/' },
      { says: 'French of Belgium', path: '/', headers: { 'Accept-Language': 'fr-BE,fr;q=0.9' }, to: '/fr/' },
      { says: 'the language of quality 0.9 after one of 0.2', path: '/', headers: { 'Accept-Language': 'en;q=0.2, de-BE;q=0.9' }, to: '/de/' },
      { says: 'Luxembourgish', path: '/', headers: { 'Accept-Language': 'lb-LU,lb' }, to: '/de/' },
      { says: 'Italian only', path: '/', headers: { 'Accept-Language': 'it-IT' }, to: '/nl/' },
      { says: 'anything', path: '/', headers: { 'Accept-Language': '*' }, to: '/nl/' },
      { says: 'garbage', path: '/', headers: { 'Accept-Language': ';;q=,,fr_BE;q=9,en;q=0.4' }, to: '/en/' },
      { says: 'English by cookie, French by header', path: '/', headers: { Cookie: 'lng=en', 'Accept-Language': 'fr' }, to: '/en/' },
      { says: 'an unknown language by cookie, French by header', path: '/', headers: { Cookie: 'lng=xx', 'Accept-Language': 'fr' }, to: '/fr/' },
      { says: 'garbage by cookie', path: '/', headers: { Cookie: 'lng=%E0%A4%A; a=b; =; lng' }, to: '/nl/' },
      { says: 'German by query, English by cookie', path: '/?lng=de', headers: { Cookie: 'lng=en' }, to: '/de/' },
      { says: 'an unknown language by query, English by cookie', path: '/?lng=xx', headers: { Cookie: 'lng=en' }, to: '/en/' },
      { says: 'German by query in capitals', path: '/?lng=DE', headers: {}, to: '/de/' },
      { says: 'more than a language', path: '/?lng=fr&utm_source=mail&lng=de', headers: {}, to: '/fr/?utm_source=mail' },
    ])('a visitor who says $says is sent to $to', async ({ path, headers, to }) => {
      expect(await redirected(site, path, headers)).toBe(`302 ${to}`)
    })

    test('no cache keeps the answer, and it says what it depends on', async () => {
      const { headers } = await site.fetch('/')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('Vary')).toBe('Accept-Language, Cookie')
    })

    test('a language that was only guessed is not remembered, one that was asked for is', async () => {
      expect((await site.fetch('/', { headers: { 'Accept-Language': 'fr', Cookie: 'lng=en' } })).headers.get('Set-Cookie')).toBeNull()
      expect((await site.fetch('/?lng=xx')).headers.get('Set-Cookie')).toBeNull()
      const chosen = (await site.fetch('/?lng=fr')).headers.get('Set-Cookie') ?? ''
      expect(chosen.split('; ')).toEqual(expect.arrayContaining(['lng=fr', 'Path=/', 'SameSite=Lax', 'Max-Age=15552000']))
    })
  })

  describe('the first segment of a path', () => {
    test.each(['/xx/', '/it/', '/lb/te-koop/', '/nld/', '/n/', '/nl-BE/', '/zz/te-koop/'])('%s is no language: 404', async (path) => {
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
    ])('%s is another spelling of %s: 301, in one step', async (path, canonical) => {
      expect(await redirected(site, path)).toBe(`301 ${canonical}`)
    })

    test('wins over query, cookie and header', async () => {
      const answer = await site.fetch('/fr/?lng=xx', { headers: { Cookie: 'lng=de', 'Accept-Language': 'en' } })
      expect(answer.status).toBe(200)
      expect(elements(await answer.text(), 'html')[0]?.lang).toBe('fr')
    })

    test('decides the language of a page that does not exist', async () => {
      for (const locale of locales) {
        const answer = await site.fetch(`/${locale}/nowhere/at/all/`)
        expect(answer.status).toBe(404)
        expect(elements(await answer.text(), 'html')[0]?.lang).toBe(locale)
      }
    })
  })

  describe('?lng=', () => {
    test.each(everyPage)('$path is shown in every other language on its own page of that language', async ({ locale, path, paths }) => {
      for (const other of locales.filter((each) => each !== locale)) {
        expect(await redirected(site, `${path}?lng=${other}`)).toBe(`302 ${paths[other]}`)
      }
    })

    test('keeps the other parameters and leaves itself out', async () => {
      const answer = await site.fetch('/nl/te-koop/?type=house&lng=fr&priceMax=500000&type=land')
      expect(answer.headers.get('Location')).toBe('/fr/a-vendre/?type=house&priceMax=500000&type=land')
    })

    test('remembers the choice, the page’s own language too, and only for who asks', async () => {
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

    test('on a page that has no equal leads home in that language', async () => {
      expect(await redirected(site, '/nl/nowhere/?lng=fr')).toBe('302 /fr/')
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
    ])('$path ($headers) goes to $to', async ({ path, headers, to }) => {
      const answer = await site.fetch(path, { headers })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, to])
      expect(answer.headers.get('Vary')).toBe('Accept-Language, Cookie')
      expect(answer.headers.get('Set-Cookie')).toBeNull()
    })

    test('that names no screen is a 404 in the visitor’s language, kept by no cache', async () => {
      const answer = await site.fetch('/nowhere/', { headers: { 'Accept-Language': 'fr' } })
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'private, no-store'])
      expect(elements(await answer.text(), 'html')[0]?.lang).toBe('fr')
    })

    test('that is the fixed one of a property leads to it', async () => {
      expect(await redirected(site, '/for-sale/showpiece/?a=b')).toBe('302 /property/4001?a=b')
    })

    test.each(['/toString', '/constructor/', '/__proto__/', '/hasOwnProperty/'])(
      '%s, a word of the language the site is written in, is a 404 as well',
      async (path) => {
        expect((await site.fetch(path)).status).toBe(404)
      },
    )

    test('never leads to another site', async () => {
      for (const path of ['//evil.example/te-koop/', '/%2F%2Fevil.example/', '/\\evil.example/for-sale/', '/nl//evil.example']) {
        const location = (await site.fetch(site.url + path)).headers.get('Location')
        expect(location ?? '/').toMatch(/^\/(?![/\\])/)
      }
    })
  })

  describe('what a page says of its languages', () => {
    test.each(everyPage)('$path: html lang, Content-Language, canonical, hreflang', async ({ kind, locale, path, paths }) => {
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

    test('a list’s canonical address has its filters in one order and nothing unknown', async () => {
      const html = await site.html('/fr/a-vendre/?utm_source=x&priceMax=500000&type=house&view=list&foo=1')
      expect(linksOf(html, 'canonical')[0]?.href).toBe(`${site.url}/fr/a-vendre/?type=house&priceMax=500000`)
      expect(translationsOf(html).find((link) => link.hreflang === 'de')?.href).toBe(`${site.url}/de/zu-verkaufen/?type=house&priceMax=500000`)
    })

    test('the language links name each language in itself and lead to the same page', async () => {
      const html = await site.html('/nl/te-koop/?priceMax=500000')
      const links = elements(html, 'a').filter((link) => link.hreflang !== undefined && link.href?.startsWith('?'))
      expect([...new Set(links.map((link) => `${link.hreflang} ${link.lang} ${link.href}`))]).toEqual(
        locales.map((locale) => `${locale} ${locale} ?priceMax=500000&lng=${locale}`),
      )
    })

    test('a page that search engines leave out has no alternates', async () => {
      const html = await site.html('/nl/nowhere/')
      expect(elements(html, 'meta').find((meta) => meta.name === 'robots')?.content).toBe('noindex')
      expect(translationsOf(html)).toEqual([])
    })
  })

  describe('/preview/', () => {
    test.each(everyPage)('$path is shown, and to no search engine', async ({ locale, path }) => {
      const answer = await site.fetch(`/preview${path}`, { headers: { Cookie: 'lng=xx', 'Accept-Language': 'it' } })
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
      expect(elements(html, 'html')[0]?.lang).toBe(locale)
      expect(elements(html, 'meta').find((meta) => meta.name === 'robots')?.content).toBe('noindex')
      expect(linksOf(html, 'canonical')[0]?.href).toBe(site.url + path)
    })

    test('its language links stay inside it', async () => {
      expect(await redirected(site, '/preview/nl/te-koop/?lng=fr')).toBe('302 /preview/fr/a-vendre/')
    })

    test('an unknown language or page is a 404 there too', async () => {
      for (const path of ['/preview/xx/', '/preview/nl/nowhere/']) expect((await site.fetch(path)).status).toBe(404)
    })
  })
})

describe('a site with two of the languages', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite({ ENABLED_LOCALES: 'nl,fr' })
    await furnish(site)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  test.each(['/en/', '/de/', '/en/for-sale/', '/de/zu-verkaufen/brugge/stadthaus/1001/', '/preview/en/', '/words/en.json'])('%s is a 404', async (path) => {
    expect((await site.fetch(path)).status).toBe(404)
  })

  test('the 404 of a language that is not offered is in one that is', async () => {
    const html = await site.html('/en/for-sale/', { headers: { 'Accept-Language': 'fr' } })
    expect(elements(html, 'html')[0]?.lang).toBe('fr')
  })

  test('query, cookie and header cannot ask for the others', async () => {
    expect(await redirected(site, '/', { 'Accept-Language': 'de, en;q=0.9, fr;q=0.1' })).toBe('302 /fr/')
    expect(await redirected(site, '/', { Cookie: 'lng=en' })).toBe('302 /nl/')
    expect(await redirected(site, '/?lng=de', { 'Accept-Language': 'fr' })).toBe('302 /fr/')
    const page = await site.fetch('/nl/te-koop/?lng=en')
    expect([page.status, page.headers.get('Set-Cookie')]).toEqual([200, null])
    expect(await redirected(site, '/', { 'Accept-Language': 'lb' })).toBe('302 /fr/')
  })

  test('pages, sitemap and language links name only the two', async () => {
    for (const path of ['/nl/', '/fr/a-vendre/', '/nl/te-koop/brugge/herenhuis/1001/', '/nl/nieuwbouw/gent/de-boomgaard/1003/']) {
      const html = await site.html(path)
      expect(translationsOf(html).map((link) => link.hreflang)).toEqual(['nl', 'fr', 'x-default'])
      expect(new Set(elements(html, 'a').flatMap((link) => link.hreflang ?? []))).toEqual(new Set(['nl', 'fr']))
    }
    const sitemap = await site.html('/sitemap.xml')
    expect(sitemap).not.toMatch(/\/(en|de)\//)
    expect(sitemap).toContain('/fr/a-vendre/')
  })

  test('an original path still finds its screen; a path of a language that is not offered finds none', async () => {
    expect(await redirected(site, '/for-sale/')).toBe('302 /nl/te-koop/')
    expect((await site.fetch('/zu-verkaufen/')).status).toBe(404)
  })
})

test('the default language is a setting', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'fr,de', DEFAULT_LOCALE: 'fr' })
  expect(await redirected(site, '/')).toBe('302 /fr/')
  const html = await site.html('/de/zu-verkaufen/?lng=')
  expect(linksOf(html, 'canonical')[0]?.href).toBe(`${site.url}/de/zu-verkaufen/`)
  expect((await site.fetch('/nl/')).status).toBe(404)
})

test('the x-default of a page is in a language that is offered', async () => {
  await using site = await startSite({ ENABLED_LOCALES: 'fr,de', DEFAULT_LOCALE: 'fr' })
  await furnish(site)
  const html = await site.html('/de/zu-verkaufen/')
  expect(translationsOf(html).map((link) => `${link.hreflang} ${link.href}`)).toEqual([
    `fr ${site.url}/fr/a-vendre/`,
    `de ${site.url}/de/zu-verkaufen/`,
    `x-default ${site.url}/fr/a-vendre/`,
  ])
})

test('absolute addresses use the site’s own origin where it is set', async () => {
  await using site = await startSite({ ORIGIN: 'https://www.perron.example/' })
  const html = await site.html('/nl/')
  expect(linksOf(html, 'canonical')[0]?.href).toBe('https://www.perron.example/nl/')
  expect(linksOf(html, 'alternate').every((link) => link.href?.startsWith('https://www.perron.example/'))).toBe(true)
  expect(await site.html('/robots.txt')).toContain('Sitemap: https://www.perron.example/sitemap.xml')
})
