import { DomUtils } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { optionalCategories } from '#db/model/privacy/consent.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { brusselsDay } from '../kit/brussels-day.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aProperty } from '../kit/factories.ts'
import { elements, parsePage } from '../kit/html.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { withoutStyles } from '../kit/without-styles.ts'
import { pathOf } from '../listings/listing-pages.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const list = href('forSale', 'fr')

/** Sends a choice from a page, like a browser. */
function choose(fields: Readonly<Record<string, string>> | string, headers: Readonly<Record<string, string>> = {}, to = site): Promise<Response> {
  const body = new URLSearchParams(fields)
  return to.fetch('/consent', { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin', Referer: `${to.url}${list}?page=2`, ...headers } })
}

/** Name and value of the consent cookie that a response sets. */
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('consent='))
    ?.split(';')[0] ?? ''
const counts = async () => (await site.db.prepare('SELECT accepted, count FROM consent_counts ORDER BY accepted').all()).results

describe('a choice', () => {
  test.each([
    { fields: 'choice=all', word: optionalCategories.join('-') },
    { fields: 'choice=necessary', word: 'necessary' },
    { fields: 'choice=necessary&category=marketing', word: 'necessary' },
    { fields: 'choice=chosen&category=socialMedia&category=analytical', word: 'analytical-socialMedia' },
    { fields: 'choice=chosen&category=necessary&category=everything', word: 'necessary' },
    { fields: 'choice=chosen', word: 'necessary' },
  ])('$fields is stored on the device as $word, and the visitor returns to the same page', async ({ fields, word }) => {
    const answer = await choose(fields)
    expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([303, `${list}?page=2`, 'private, no-store'])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^consent=[0-9a-f]{10}\\.\\d{10}\\.${word}; Max-Age=15552000; Path=/; SameSite=Lax$`)),
    ])
  })

  test('a choice is counted by version and day, without identifying the visitor', async () => {
    await site.db.prepare('DELETE FROM consent_counts').run()
    for (const fields of ['choice=all', 'choice=necessary', 'choice=necessary']) await choose(fields)
    await expect.poll(counts).toEqual([
      { accepted: optionalCategories.join('-'), count: 1 },
      { accepted: 'necessary', count: 2 },
    ])
    const { results } = await site.db.prepare("SELECT name FROM pragma_table_info('consent_counts')").all<{ name: string }>()
    expect(results.map(({ name }) => name)).toEqual(['version', 'day', 'accepted', 'count'])
    const answer = await site.fetch('/privacy/consents', { headers: { Authorization: `Bearer ${site.token}` } })
    expect(await answer.json()).toContainEqual({ version: expect.any(String), day: brusselsDay(), accepted: 'necessary', count: 2 })
  })

  test.each(['', 'choice=', 'choice=maybe', 'category=marketing', '%00=%'])(
    '%j is invalid: nothing is stored, and the page that explains it is shown',
    async (fields) => {
      const answer = await choose(fields, { 'Accept-Language': 'de' })
      expect([answer.status, answer.headers.get('Location'), answer.headers.getSetCookie()]).toEqual([303, href('cookieSettings', 'de'), []])
    },
  )

  test('posted from another site is refused with a page of this site', async () => {
    const answer = await choose('choice=all', { 'Sec-Fetch-Site': 'cross-site', 'Accept-Language': 'fr' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(await answer.text()).toContain(translator('fr')('consent.lead').slice(0, 40))
  })

  test.each([
    ['https://elsewhere.example/nl/', href('home', 'en')],
    ['garbage', href('home', 'en')],
    ['', href('home', 'en')],
  ])('a choice with the referrer %j redirects to the home page', async (referrer, to) => {
    expect((await choose('choice=all', { Referer: referrer, 'Accept-Language': 'en' })).headers.get('Location')).toBe(to)
  })

  test('a choice never redirects to another host', async () => {
    expect((await choose('choice=all', { Referer: `${site.url}//elsewhere.example/` })).headers.get('Location')).toBe('/elsewhere.example/')
  })
})

describe('the banner', () => {
  const bannerOf = (html: string) => elements(parsePage(html), ({ attribs }) => attribs.class === 'consent')[0]

  test.each(locales)('the banner is in every page in %s, with both answers in the first layer', async (locale) => {
    const t = translator(locale)
    const banner = bannerOf(await site.html(href('forSale', locale)))
    const buttons = elements(banner, ({ name }) => name === 'button')
    expect(buttons.map((button) => [DomUtils.textContent(button), button.attribs.class, button.attribs.value])).toEqual([
      [t('consent.all'), 'button second', 'all'],
      [t('consent.necessary'), 'button second', 'necessary'],
    ])
    expect(elements(banner, ({ name }) => name === 'a').map(({ attribs }) => attribs.href)).toEqual([
      href('cookiePolicy', locale),
      href('cookieSettings', locale),
    ])
  })

  test('the banner is the same for every visitor: pages do not depend on the choice', async () => {
    const cookie = cookieOf(await choose('choice=all'))
    for (const path of [list, href('home', 'nl'), href('cookiePolicy', 'de')]) {
      const [before, after] = [await site.fetch(path), await site.fetch(path, { headers: { Cookie: cookie } })]
      expect(after.headers.get('ETag'), path).toBe(before.headers.get('ETag'))
      expect(await after.text(), path).toBe(await before.text())
    }
  })

  test('the banner is shown without script by a style sheet, the only file that depends on the choice', async () => {
    const sheet = async (Cookie = '') => {
      const answer = await site.fetch('/consent.css', { headers: { Cookie } })
      expect([answer.headers.get('Cache-Control'), answer.headers.get('Vary'), answer.headers.get('Content-Type')]).toEqual([
        'private, no-store',
        'Cookie',
        'text/css; charset=utf-8',
      ])
      return answer.text()
    }
    expect(await sheet()).toBe('.consent { display: block; }')
    expect(await sheet('consent=old.1763827601.necessary')).toBe('.consent { display: block; }')
    expect(await sheet(cookieOf(await choose('choice=necessary')))).toBe('')
    expect(await sheet(cookieOf(await choose('choice=all')))).toBe('.consent-withdraw { display: inline; }')
    expect(await site.html(list)).toContain('<noscript><link rel="stylesheet" href="/consent.css"/></noscript>')
  })

  test('the banner is not in the preview, on print pages or in the map', async () => {
    for (const path of [`/preview${list}`, '/fr/map/']) expect(await site.html(path), path).not.toContain('/consent.css')
  })
})

describe('the settings page', () => {
  const boxes = async (Cookie: string, locale: (typeof locales)[number] = 'nl') => {
    const answer = await site.fetch(href('cookieSettings', locale), { headers: { Cookie } })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const html = await answer.text()
    const inputs = elements(parsePage(html), ({ name, attribs }) => name === 'input' && attribs.name === 'category')
    return { html, checked: inputs.filter(({ attribs }) => attribs.checked !== undefined).map(({ attribs }) => attribs.value), count: inputs.length }
  }

  test('the settings page shows five categories with only the necessary one ticked', async () => {
    const { html, checked, count } = await boxes('')
    expect([count, checked]).toEqual([4, []])
    expect(html).toContain(translator('nl')('consent.always'))
    expect(html).toContain(translator('nl')('consent.none'))
  })

  test.each(locales)('the settings page shows the choice with its time in %s', async (locale) => {
    const { html, checked } = await boxes(cookieOf(await choose('choice=chosen&category=marketing')), locale)
    expect(checked).toEqual(['marketing'])
    expect(html).not.toContain(translator(locale)('consent.none'))
    expect(html).toContain(`${new Date().getFullYear()}`)
  })

  test('the settings page is linked from the footer of every page, beside a button that withdraws consent', async () => {
    for (const path of [list, href('contact', 'fr'), '/fr/nowhere/']) {
      const footer = elements(parsePage(await site.html(path)), ({ name }) => name === 'footer')[0]
      expect(elements(footer, ({ attribs }) => attribs.href === href('cookieSettings', 'fr')).length, path).toBe(1)
      expect(elements(footer, ({ name, attribs }) => name === 'button' && attribs.value === 'necessary').length, path).toBe(1)
    }
  })
})

const script = {
  name: 'Counting Ltd',
  category: 'analytical',
  src: 'https://counting.example/count.js',
  purpose: { nl: 'Telt bezoeken.' },
  policy: null,
  origins: ['https://collect.example'],
  cookies: [{ name: '_count', purpose: { nl: 'Herkent uw browser.' }, kept: { nl: '13 maanden' } }],
} as const
const withOthers: Agency = { ...demoAgency, scripts: [script], streetViewKey: 'key-of-the-agency' }

describe('an agency with third-party scripts and a key for street pictures', () => {
  let other: TestSite
  beforeAll(async () => {
    other = await startSite({}, withOthers)
    await other.importFeed([aProperty({ ID: 1001 })])
  })
  afterAll(() => other[Symbol.asyncDispose]())

  test('an agency with third-party scripts and a key for street pictures asks again, because an earlier choice was for another version', async () => {
    const cookie = cookieOf(await choose('choice=all'))
    expect(await (await other.fetch('/consent.css', { headers: { Cookie: cookie } })).text()).toBe('.consent { display: block; }')
  })

  test('an agency with third-party scripts and a key for street pictures names them in the content policy and the banner, but not in its HTML', async () => {
    const answer = await other.fetch(href('forSale', 'nl'))
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("script-src 'self' https://counting.example;")
    expect(policy).toContain("connect-src 'self' https://counting.example https://collect.example;")
    const html = await answer.text()
    expect(html).toContain('Counting Ltd')
    expect(html).not.toContain('<script src="https://counting.example')
    const preview = (await other.fetch(`/preview${href('forSale', 'nl')}`)).headers.get('Content-Security-Policy')
    expect(preview).not.toContain('counting.example')
    expect((await site.fetch(href('forSale', 'nl'))).headers.get('Content-Security-Policy')).not.toContain('example')
  })

  test('runs none of them on a page whose address holds a seal, such as a thank-you page with the link to move a viewing', async () => {
    const thanks = href('thankYouViewing', 'nl')
    for (const [path, runs] of [
      [thanks, true],
      [`${thanks}?listing=1001&viewing=1&until=1&seal=s`, false],
      [`${href('appointment', 'nl', { id: 'a' })}?seal=s`, false],
      [`${href('subscription', 'nl', { id: 'a' })}?seal=s`, false],
    ] as const) {
      const answer = await other.fetch(path)
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      const banner = elements(parsePage(await answer.text()), ({ attribs }) => attribs['data-island'] === 'consent')[0]
      expect([path, policy.includes('counting.example'), banner?.attribs['data-props']?.includes('counting.example') ?? false]).toEqual([path, runs, runs])
    }
  })

  test('an agency with third-party scripts lists their cookies in its cookie policy, and deletes them when their category is refused', async () => {
    const html = await other.html(href('cookiePolicy', 'nl'))
    for (const text of ['_count', 'Herkent uw browser.', '13 maanden', 'Telt bezoeken.', 'Google Street View']) expect(html).toContain(text)
    const deleted = async (fields: string) => (await choose(fields, {}, other)).headers.getSetCookie().filter((cookie) => cookie.startsWith('_count=;'))
    expect((await deleted('choice=necessary')).every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
    expect(await deleted('choice=necessary')).toHaveLength(2)
    expect(await deleted('choice=all')).toEqual([])
  })

  test('an agency with a key for street pictures shows the street of a home in a frame that the content policy allows, and a link without script', async () => {
    const answer = await other.fetch(await pathOf(other, 1001, 'nl'))
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-src 'self' https://www.google.com;")
    const [link] = elements(parsePage(await answer.text()), ({ attribs }) => attribs.class === 'street-view')
    expect(link?.attribs.href).toContain('map_action=pano')
    expect(link?.attribs['data-props']).toContain('https://www.google.com/maps/embed/v1/streetview?key=key-of-the-agency&location=')
    expect(await site.html(href('forSale', 'nl'))).not.toContain('key-of-the-agency')
  })
})

const standardPages = ['privacy', 'cookiePolicy', 'disclaimer', 'accessibility'] as const

describe.each(locales)('the legal texts in %s', (locale) => {
  test.each(standardPages)('%s has its tables and no unfilled placeholders', async (name) => {
    const answer = await site.fetch(href(name, locale))
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, locale])
    const html = await answer.text()
    // The props of islands are JSON.
    expect(withoutStyles(html).replace(/data-props="[^"]*"/g, '')).not.toMatch(/\{\{|\}\}|page:[a-z]/)
    expect(html).not.toContain('noindex')
    expect(html).toContain(agencyName(demoAgency, locale))
    const tables = elements(parsePage(html), (element) => element.name === 'table')
    expect(tables.length).toBe({ privacy: 1, cookiePolicy: 2, disclaimer: 0, accessibility: 0 }[name])
    expect(elements(tables[0], (element) => element.name === 'tr').length).toBeGreaterThan(
      { privacy: 15, cookiePolicy: 8, disclaimer: -1, accessibility: -1 }[name],
    )
  })
})

test('an agency can replace the text with a page of the same name and keep the tables', async () => {
  await using own = await startSite()
  const texts = { title: { nl: 'Onze cookies' }, summary: { nl: 'Kort.' }, body: { nl: 'Alles staat hier:\n\n{{cookie-table}}' } }
  const { status } = await own.importFeed({ kind: 'content', pages: [{ page: 'cookiePolicy', ...texts }], articles: [] })
  expect(status).toBe(0)
  const html = await own.html(href('cookiePolicy', 'nl'))
  expect(html).toContain('Onze cookies')
  expect(elements(parsePage(html), ({ name }) => name === 'table')).toHaveLength(1)
  const german = await own.html(href('cookiePolicy', 'de'))
  expect([german.includes('Onze cookies'), german.includes('noindex')]).toEqual([true, true])
})
