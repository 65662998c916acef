import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { naughtyStrings } from '../kit/corpora/corpora.ts'
import { aPicture, aProperty, type FeedRecord } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'
import { elementsOf, pageOf, pathOf } from '../listings/listing-pages.ts'

describe('hostile texts', () => {
  const own = [
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<svg/onload=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
    '<!--',
    ']]>',
    '</main></body></html>',
    '{{7*7}}<%= 7*7 %>#{7*7}',
    '\u202Egnp.exe',
    '\uD800',
    '\u0000',
    'a'.repeat(5_000),
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '𐐔'.repeat(200),
    '漢字'.repeat(60),
    '{count, plural, one {# x} other {# y}}',
    '../../../../etc/passwd',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
  ]
  const naughty = naughtyStrings()
  const texts = [...own, ...naughty]
  /** Each text of this list fills a whole record; of the corpus, four share a record, each in every fourth field. */
  const mixtures = [
    ...own.map((text) => () => text),
    ...Array.from({ length: Math.ceil(naughty.length / 4) }, (_, record) => (field: number) => naughty[record * 4 + (field % 4)] ?? ''),
  ]

  const plain = ['District', 'Street', 'HouseNumber', 'BoxNr', 'TypeDescription', 'MainTypeName', 'MarqueeName', 'Ident', 'OfficeName', 'ManagerEmail']
  const more = ['ManagerDirectPhone', 'VideoUrl', 'EPCLabelText', 'EnergyPerformance', 'KitchenName', 'Heritage', 'FloodZoneName', 'Neighbourhood', 'DateFree']
  const localised = ['DescriptionA', 'DescriptionB', 'City', 'CountryName']

  /** A record with a text of the mixture in every field that is shown. */
  function filled(mixture: (field: number) => string): FeedRecord {
    const texts = [...plain, ...more].map((name, field) => [name, mixture(field)])
    const byLanguage = localised.map((name, field) => [name, Object.fromEntries(locales.map((locale, index) => [locale, mixture(field + index)]))])
    const photograph = { ID: mixture(1), Url: '/pictures/terrace-bruges-11.jpg', Width: 1600, Height: 1067, Name: mixture(2) }
    return { ...Object.fromEntries([...texts, ...byLanguage]), Marquee: true, Zip: '8000', XLargePictureItems: [photograph] }
  }

  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    const harmless = [aProperty({ ID: 1, XLargePictureItems: [aPicture()], VideoUrl: 'https://vimeo.com/76979871', Heritage: 'yes', Neighbourhood: 'x' })]
    expect((await site.importFeed([...harmless, ...mixtures.map((mixture, index) => aProperty({ ID: 10 + index, ...filled(mixture) }))])).status).toBe(0)
  })
  afterAll(() => site[Symbol.asyncDispose]())

  /** Markup in a page that no text of a record may cause. */
  function injectedMarkup(html: string, allowed: ReadonlySet<string>): string[] {
    const elements = elementsOf(html)
    const names = elements.map((element) => element.name)
    const attributes = elements.flatMap((element) => Object.keys(element.attribs))
    // Structured data is a data block, which browsers do not run.
    const run = elements.filter(({ name, attribs }) => name === 'script' && attribs.type !== 'application/ld+json')
    const scripts = run.map((element) => element.attribs.src ?? 'inline')
    const links = elements.flatMap(({ attribs }) => attribs.href ?? [])
    return [
      ...names.filter((name) => !allowed.has(name)),
      ...attributes.filter((name) => /^on|^style$|[^a-z0-9:-]/i.test(name)),
      ...scripts.filter((address, index) => index > 0 || !address.startsWith('/assets/')),
      ...links.filter((address) => !/^(?:\/(?!\/)|\?|#|https?:\/\/|mailto:|tel:)/.test(address)),
      ...names.filter((name, index) => ['h1', 'main', 'body'].includes(name) && names.indexOf(name) !== index),
      ...(html.endsWith('</body></html>') ? [] : ['a truncated page']),
    ]
  }

  test('hostile texts stay plain text in every field', async () => {
    const harmless = await Promise.all([pageOf(site, 1), site.html('/en/for-sale/?filters=1'), site.html('/en/new-build/')])
    const ofTables = ['h3', 'table', 'tbody', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd', 'ol']
    const ofCards = ['article', 'picture', 'source', 'img', 'select', 'option', 'blockquote', 'br', 'template']
    const allowed = new Set([...harmless.flatMap((html) => elementsOf(html).map((element) => element.name)), ...ofTables, ...ofCards])
    const listPages = Array.from({ length: Math.ceil((mixtures.length + 1) / 24) }, (_, index) => `/en/for-sale/?page=${index + 1}`)
    const left = [...(await Promise.all(mixtures.map((_, index) => pathOf(site, 10 + index)))), ...listPages, '/en/']
    const readRemaining = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const answer = await site.fetch(path)
        expect.soft(answer.status, path).toBe(200)
        if (answer.status === 200) expect.soft(injectedMarkup(await answer.text(), allowed), path).toEqual([])
      }
    }
    await Promise.all([readRemaining(), readRemaining(), readRemaining(), readRemaining()])
  })

  test('hostile texts leave the sitemap well-formed, and its addresses answer', async () => {
    const xml = await wholeSitemap(site)
    const urls = DomUtils.findAll((element) => element.name === 'url', parseDocument(xml, { xmlMode: true }).children).map((element) =>
      DomUtils.textContent(DomUtils.getElementsByTagName('loc', element)),
    )
    const homes = urls.filter((url) => /\/\d+\/$/.test(url))
    expect(homes.length).toBe((mixtures.length + 1) * locales.length)
    // Home, homes for sale, calculators, five forms, the legal pages and the team; the other lists are empty.
    expect(urls.length - homes.length).toBeGreaterThanOrEqual(14 * locales.length)
    expect(xml).not.toMatch(/<script|&(?!(?:amp|lt|gt|quot|apos);)/)
    for (const url of urls.filter((_, index) => index % 23 === 0)) expect((await site.fetch(url)).status, url).toBe(200)
  })

  test('hostile texts stay plain text in a search', async () => {
    for (const text of texts) {
      // Shortened: another test covers overlong search terms.
      const query = new URLSearchParams({ q: text.slice(0, 3), type: text, zip: text, sort: text, page: text })
      const answer = await site.fetch(`/en/for-sale/?${query}`)
      const elements = elementsOf(await answer.text())
      expect([200, 404], text).toContain(answer.status)
      expect(elements.filter(({ name, attribs }) => name === 'script' && attribs.type !== 'application/ld+json').length, text).toBe(1)
      expect(
        elements.flatMap((element) => Object.keys(element.attribs)).filter((name) => /^on|^style$/i.test(name)),
        text,
      ).toEqual([])
    }
  })
})
