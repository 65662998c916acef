import { createHash } from 'node:crypto'
import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '#messages/locales.ts'
import { href, type PlainRoute } from '#ui/routes.ts'
import { demoArticlePath, importDemoContent } from '../kit/demo-content.ts'
import { aPicture, aProject, aProperty, aRental, manyProperties, projectAnswer, propertyAnswer } from '../kit/factories.ts'
import { startSite, type TestSite, withoutPort } from '../kit/site.ts'
import { sitemapParts } from '../kit/sitemap-reader.ts'
import { elementsOf, pageOf, pathOf, withProperties } from '../listings/listing-pages.ts'

/** Every kind of page, on a site that has all of them. */
describe('every kind of page', () => {
  const street = 'Zwaluwenstaartlaan'
  const secrets = { Street: street, HouseNumber: '4173', BoxNr: 'QX9Z', District: 'Verborgenwijk', GoogleX: 51.207731, GoogleY: 3.224497 }
  const crm = 'media.crm.example'
  const hidden = {
    ...secrets,
    PublishAddress: false,
    SubCity: 'Verborgenwijk',
    Neighbourhood: 'Verborgenwijk',
    PointsOfInterest: 'Verborgenwijk',
    DescriptionB: { nl: `Gelegen in de ${street} 4173.`, fr: `Au 4173, ${street}.`, en: `At ${street.toUpperCase()} nr. 4173.`, de: `In der ${street}, 4173.` },
    XLargePictureItems: [
      aPicture({ ID: `${street}-4173`, Url: `https://${crm}/${street}-4173.jpg`, Name: `${street} 4173` }),
      aPicture({ ID: 'b', Url: `/pictures/${street}-4173.jpg` }),
    ],
  }
  const picture = { XLargePictureItems: [aPicture({ ID: 'front', Url: `https://${crm}/front.jpg` }), aPicture({ ID: 'plan', Url: `https://${crm}/plan.svg` })] }
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
    await importDemoContent(site, 'tips')
    const records = [
      aProperty({ ID: 1, ...hidden, DescriptionA: `Huis, ${street} 4173` }),
      aProperty({ ID: 2, ...hidden, Status: 2 }),
      aProperty({ ID: 3, ...picture }),
      aRental({ ID: 4, ...picture }),
      aProperty({ ID: 5 }),
      ...manyProperties(4, () => ({ ...hidden })),
    ]
    const projects = [aProject({ ID: 8, ...picture }), aProject({ ID: 9, ...secrets, PublicAddress: false, Situation: { nl: `In de ${street} 4173.` } })]
    expect((await site.importFeed({ ...propertyAnswer([...records, aProperty({ ID: 6, ...hidden })]), ...projectAnswer(projects) })).errors).toEqual([])
    await site.importFeed({ ...propertyAnswer(records), ...projectAnswer(projects) })
  })
  afterAll(() => site[Symbol.asyncDispose]())

  /** Every kind of page in a language, with its path. */
  async function pages(locale: Locale): Promise<[string, Response][]> {
    const sale = href('forSale', locale)
    const paths = [
      href('home', locale),
      sale,
      `${sale}?view=list`,
      `${sale}?type=house&zip=8000&priceMin=1&bedroomsMin=1&q=Bru`,
      `${sale}?priceMin=99000000`,
      `${sale}?page=9`,
      href('forRent', locale),
      href('projects', locale),
      href('project', locale, { city: 'gent', name: 'de-boomgaard', id: 8 }),
      href('project', locale, { city: 'gent', name: 'de-boomgaard', id: 9 }),
      href('contact', locale),
      demoArticlePath('tip-checklist', locale),
      `/${locale}/nowhere/`,
      `/preview${sale}`,
      ...(await Promise.all([1, 2, 3, 4, 5, 6, 987654].map((id) => pathOf(site, id, locale)))),
    ]
    return Promise.all(paths.map(async (path) => [path, await follow(path)]))
  }

  async function follow(path: string): Promise<Response> {
    const answer = await site.fetch(path)
    const location = answer.headers.get('Location')
    return answer.status === 301 && location !== null ? site.fetch(location) : answer
  }

  test.each(locales)(
    'every kind of page in %s has no inline code but the styles that its policy names, and loads nothing from other origins',
    async (locale) => {
      const fetched: Readonly<Record<string, readonly string[]>> = {
        script: ['src'],
        link: ['href'],
        img: ['src', 'srcset'],
        source: ['src', 'srcset'],
        iframe: ['src'],
        form: ['action'],
        use: ['href', 'xlink:href'],
        image: ['href'],
      }
      for (const [path, answer] of await pages(locale)) {
        const elements = elementsOf(await answer.text())
        expect(elements.length, path).toBeGreaterThan(50)
        expect(elements.filter(({ name }) => name === 'style').length, path).toBe(1)
        for (const { name, attribs, children } of elements) {
          expect(
            Object.keys(attribs).filter((attribute) => /^on|^style$|^srcdoc$/i.test(attribute)),
            `${path} <${name}>`,
          ).toEqual([])
          if (name === 'script' && attribs.type === 'application/ld+json') expect(JSON.parse(DomUtils.textContent(children)), path).toHaveProperty('@type')
          else if (name === 'script') expect([attribs.type, children.length], path).toEqual(['module', 0])
          if (name === 'style') {
            const hash = createHash('sha256').update(DomUtils.textContent(children)).digest('base64')
            expect(answer.headers.get('Content-Security-Policy'), path).toContain(`style-src 'self' 'sha256-${hash}';`)
          }
          if (name === 'link' && ['canonical', 'alternate'].includes(attribs.rel ?? '')) continue
          for (const attribute of fetched[name] ?? []) {
            for (const address of (attribs[attribute] ?? '').split(', '))
              expect(address, `${path} <${name} ${attribute}>`).toMatch(/^(?:\/(?!\/)|data:image\/|\?|#|$)/)
          }
        }
      }
    },
  )

  test('every kind of page marks itself or its section as current in the menu and the footer', async () => {
    const current = (html: string) =>
      elementsOf(html)
        .filter(({ name, attribs }) => (name === 'header' || name === 'footer') && attribs.class?.startsWith('site-'))
        .flatMap((part) => DomUtils.findAll(({ name, attribs }) => name === 'a' && 'aria-current' in attribs && !('hreflang' in attribs), part.children))
        .map(({ attribs }) => `${attribs.href} ${attribs['aria-current']}`)
    const expected: readonly (readonly [string, PlainRoute | null, ('page' | 'true')?])[] = [
      [href('forSale', 'fr'), 'forSale', 'page'],
      [`${href('forRent', 'fr')}?view=list`, 'forRent', 'page'],
      [await pathOf(site, 5, 'fr'), 'forSale', 'true'],
      [await pathOf(site, 6, 'fr'), 'forSale', 'true'],
      [href('townForSale', 'fr', { city: 'bruges' }), 'forSale', 'true'],
      [href('project', 'fr', { city: 'gent', name: 'de-boomgaard', id: 8 }), 'projects', 'true'],
      [href('reference', 'fr', { city: '-', id: 2 }), 'references', 'true'],
      [href('enquiry', 'fr', { id: 5 }), 'contact', 'true'],
      [href('contact', 'fr'), 'contact', 'page'],
      [href('tips', 'fr'), 'tips', 'page'],
      [demoArticlePath('tip-checklist', 'fr'), 'tips', 'true'],
      [href('statisticsCommons', 'fr'), 'statistics', 'true'],
      [href('privacy', 'fr'), 'privacy', 'page'],
      [href('home', 'fr'), null],
      ['/fr/nowhere/', null],
    ]
    for (const [path, screen, mark] of expected) {
      const marks = current(await (await follow(path)).text())
      expect([...new Set(marks)], path).toEqual(screen === null ? [] : [`${href(screen, 'fr')} ${mark}`])
    }
  })

  test('every kind of page has a strict CSP and no header that identifies the software', async () => {
    for (const [path, { headers }] of await pages('en')) {
      const policy = Object.fromEntries(
        (headers.get('Content-Security-Policy') ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
      )
      expect(policy, path).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
        'base-uri': "'none'",
        'form-action': "'self'",
      })
      expect(headers.get('Content-Security-Policy'), path).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
      expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Content-Type'), path).toBe('text/html; charset=utf-8')
      expect([headers.get('Server'), headers.get('X-Powered-By'), headers.get('Set-Cookie')], path).toEqual([null, null, null])
    }
  })

  test.each(locales)('every kind of page in %s reveals only postcode and town of a listing with an unpublished address', async (locale) => {
    const answers = [
      ...(await pages(locale)),
      ...(await Promise.all(['/sitemap.xml', ...(await sitemapParts(site)), '/robots.txt'].map(async (path) => [path, await site.fetch(path)] as const))),
    ]
    for (const [path, answer] of answers) {
      const response = withoutPort(site, `${[...answer.headers].join('\n')}\n${await answer.text()}`)
      expect(response.match(/zwaluwenstaart|4173|QX9Z|verborgenwijk|51[.,]2077|3[.,]2244/i)?.[0], path).toBeUndefined()
    }
  })

  test('a box number after the house number in a text is removed too', async () => {
    const record = { ...hidden, DescriptionB: { nl: `Gelegen in de ${street} 4173 bus QX9Z.`, fr: `${street} 4173, bte QX9Z` } }
    await using other = await withProperties(aProperty({ ID: 1, ...record }))
    for (const locale of locales) expect.soft(await pageOf(other, 1, locale), locale).not.toContain('QX9Z')
  })

  test('the published database columns hold no unpublished address, and a moved point', async () => {
    const { results } = await site.db.prepare('SELECT card, record FROM listings WHERE id = 1').all<{ card: string; record: string }>()
    const { card, record } = results[0] ?? { card: '', record: '' }
    // The CRM's photograph address is stored, but never shown.
    expect(`${card}${record}`.replaceAll(`https://${crm}/${street}-4173.jpg`, '')).not.toMatch(/zwaluwenstaart|4173|QX9Z|verborgenwijk|51\.2077|3\.2244/i)
    expect(JSON.parse(card)).toMatchObject({ place: { address: null, district: null, point: { exact: false } } })
  })

  test.each(locales)('every kind of page in %s is without the CRM’s photograph address', async (locale) => {
    for (const [path, answer] of await pages(locale)) expect(await answer.text(), path).not.toContain(crm)
    const photographs = elementsOf(await pageOf(site, 3, locale)).flatMap(({ name, attribs }) => (name === 'img' ? [attribs.src ?? ''] : []))
    const ownPhotographs = new Set(photographs.filter((address) => address.startsWith('/photos/3/')))
    expect(ownPhotographs).toEqual(new Set(['/photos/3/front/16.webp', '/photos/3/front/960.jpg', '/photos/3/plan/drawing.svg']))
  })
})
