import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { routeOf } from '#ui/route-lookup.ts'
import { href, isImplemented } from '#ui/routes.ts'
import { aProperty } from './factories.ts'
import { startSite, type TestSite } from './site.ts'
import { wholeSitemap } from './sitemap-reader.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([aProperty({ ID: 1001 })])
})
afterAll(() => site[Symbol.asyncDispose]())

function linksOf(html: string): string[] {
  const links: string[] = []
  new Parser({ onopentag: (name, { href: address }) => name === 'a' && address !== undefined && links.push(address) }).end(html)
  return links
}

const screens = ['home', 'forSale', 'projects', 'contact', 'newsletter', 'valuation', 'demandRegister', 'sendToFriend', 'testimonialForm', 'jobs'] as const

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

test('the sitemap names no page that does not exist yet', async () => {
  const sitemap = await wholeSitemap(site)
  expect(sitemap).toContain('/nl/te-koop/')
  for (const name of ['ownerLogin', 'owner'] as const) expect(sitemap).not.toContain(href(name, 'nl'))
})

test.each(locales)('a screen that is not implemented says so in %s and is noindex; an implemented one is not', async (locale) => {
  const words = translator(locale)('later.text')
  const login = await site.html(href('ownerLogin', locale))
  expect(login).toContain(words)
  expect(login).toContain('noindex')
  expect(await site.html(href('contact', locale))).not.toContain(words)
})
