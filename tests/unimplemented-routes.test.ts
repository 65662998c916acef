import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { href, isImplemented, isPlainRoute, routeNames } from '#ui/routes.ts'
import { aProperty } from './factories.ts'
import { startSite, type TestSite } from './site.ts'
import { wholeSitemap } from './sitemap-reader.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 1001 })])
})
afterAll(() => site[Symbol.asyncDispose]())

const unimplemented = routeNames.filter((name) => !isImplemented(name)).filter(isPlainRoute)
const screens = ['home', 'forSale', 'projects', 'contact', 'newsletter', 'valuation', 'demandRegister', 'sendToFriend', 'testimonialForm', 'jobs'] as const

function linksOf(html: string): string[] {
  const links: string[] = []
  new Parser({ onopentag: (name, { href: address }) => name === 'a' && address !== undefined && links.push(address) }).end(html)
  return links
}

test.each(locales)('no header, footer or form in %s links to a page that does not exist yet', async (locale) => {
  const paths = [...screens.map((name) => href(name, locale)), href('propertyForSale', locale, { city: 'brugge', type: 'herenhuis', id: 1001 })]
  for (const path of paths) {
    const links = linksOf(await (await fetch(new URL(path, site.url), { headers: { Connection: 'close' } })).text())
    expect(links.length, path).toBeGreaterThan(10)
    const dead = links.filter((link) => link.startsWith(`/${locale}/`)).map((link) => [link, routeOf(link.slice(3).split(/[?#]/)[0] ?? '', locale)] as const)
    expect(
      dead.filter(([, found]) => found !== null && !isImplemented(found.name)).map(([link]) => link),
      path,
    ).toEqual([])
  }
})

test('the sitemap and llms.txt name no page that does not exist yet', async () => {
  const sitemap = await wholeSitemap(site)
  const texts = await site.html('/llms.txt')
  expect(sitemap).toContain('/nl/te-koop/')
  for (const name of unimplemented)
    for (const locale of locales) {
      expect(sitemap).not.toContain(href(name, locale))
      expect(texts).not.toContain(href(name, locale))
    }
})

test.each(locales)('the address of a page that does not exist yet is the ordinary 404 page in %s', async (locale) => {
  for (const name of unimplemented) {
    const answer = await site.fetch(href(name, locale))
    const html = await answer.text()
    expect(answer.status, name).toBe(404)
    expect(html).toContain(translator(locale)('notFound.text'))
    expect(html).toContain('noindex')
    expect(html).not.toContain('rel="alternate"')
  }
})
