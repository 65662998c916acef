import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import { keepAlert } from '../alerts/alert-factory.ts'
import { brusselsDay } from '../kit/brussels-day.ts'
import { demoAgency } from '../kit/demo-agency.ts'
import { aPicture, aProperty, aRental } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const street = 'Zwaluwenstaartstraat'
const sameInAll = (text: string) => ({ nl: text, fr: text, en: text, de: text })
/** Sold, with a price and a hidden address that its texts also mention. */
const hidden = aProperty({
  ...{
    ID: 1001,
    Status: 2,
    SoldDate: '2026-06-03',
    CreatedDate: '2026-05-04 10:30:00',
    Price: 417_300,
    PublishAddress: false,
    Street: street,
    HouseNumber: '417',
  },
  ...{ DescriptionA: sameInAll(`Huis in de ${street} 417`), DescriptionB: sameInAll(`Verkocht voor € 417.300 in de ${street} 417.`) },
  LargePictureItems: [aPicture({ Name: sameInAll(`Gevel, ${street} 417`) })],
})
const shown = aRental({ ID: 1002, Status: 4, Price: 1234, LargePictureItems: [aPicture({ Name: sameInAll('Gevel in de Rue du Marais') })] })

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  await site.importFeed([
    hidden,
    shown,
    aProperty({ ID: 1003 }),
    aProperty({ ID: 1004, CountryID: 34, CountryName: sameInAll('Spain'), Zip: '03590', City: 'Altea' }),
  ])
})
afterAll(() => site[Symbol.asyncDispose]())

const reference = (id: number, locale: (typeof locales)[number] = 'en', city = 'bruges') => href('reference', locale, { city, id })

describe('references', () => {
  test('list homes sold and let, latest first, with month and town', async () => {
    const html = await site.html(href('references', 'en'))
    expect(html).toContain('Sold in June 2026')
    expect(html).toContain(reference(1001))
    expect(html.indexOf(reference(1001))).toBeLessThan(html.indexOf(reference(1002, 'en', 'brussels')))
    expect(html).not.toContain('1003/')
  })

  test('each have a page with type, place, days and similar homes', async () => {
    const html = await site.html(reference(1001))
    for (const text of ['Town house in Bruges', '8000 Bruges', 'June 2026', '30 days', href('valuation', 'en'), '/1003/']) expect(html, text).toContain(text)
    expect(await site.html(reference(1002, 'en', 'brussels'))).toContain('Rented')
  })

  test.each(locales)('references show no price, street or map point in %s, even if the address is published', async (locale) => {
    const [one, other] = await Promise.all([site.fetch(reference(1001, locale, '-')), site.fetch(reference(1002, locale, '-'))])
    const pages = await Promise.all(
      [href('references', locale), ...[one, other].map((answer) => answer.headers.get('Location') ?? '')].map((path) => site.html(path)),
    )
    expect(pages.map((html) => html.length > 5_000)).toEqual([true, true, true])
    expect(/Zwaluwenstaart|Rue du Marais|417[.,\s]?300|1[.,\s]?234\b|51[.,]2154|50[.,]8512|\b417\b/i.exec(pages.join(' '))).toBeNull()
  })

  test('redirect another spelling to the canonical path, and a home on offer to its own page', async () => {
    const wrong = await site.fetch(reference(1001, 'nl', 'gent'))
    expect([wrong.status, wrong.headers.get('Location')]).toEqual([301, '/nl/referenties/brugge/1001/'])
    const onOffer = await site.fetch(reference(1003))
    expect([onOffer.status, onOffer.headers.get('Location')]).toEqual([302, '/en/for-sale/bruges/town-house/1003/'])
    expect((await site.fetch(reference(999))).status).toBe(404)
    expect((await site.fetch(`${href('references', 'en')}?page=2`)).status).toBe(404)
  })

  test('use the day of the import if the feed gives no day', async () => {
    await site.importFeed([hidden, shown, aProperty({ ID: 1003, Status: 2 })], ['--partial'])
    const row = await site.db.prepare('SELECT closed_on FROM listings WHERE id = 1003').first('closed_on')
    expect(row).toBe(brusselsDay())
    expect(await site.html(reference(1003))).toContain(new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format())
    await site.importFeed([aProperty({ ID: 1003 })], ['--partial'])
    expect(await site.db.prepare('SELECT closed_on FROM listings WHERE id = 1003').first('closed_on')).toBeNull()
  })
})

test('homes abroad have a page of their own and are also in the list', async () => {
  const html = await site.html(href('abroad', 'en'))
  expect(html).toContain('Altea, Spain')
  expect(html).not.toContain('/1003/')
  expect(await site.html(href('forSale', 'en'))).toContain('/1004/')
})

test('the team page shows the manager first, with phone, languages and office', async () => {
  const html = await site.html(href('team', 'en'))
  expect(html.indexOf('Liesbet Vermaelen')).toBeLessThan(html.indexOf('Wouter Desloover'))
  expect(html).toMatch(/href="tel:\+32[^"]+"/)
  expect(html).toContain('Dutch')
})

test('the legal data include register, licence, insurer and what Luxembourg requires', async () => {
  const html = await site.html(href('legal', 'en'))
  const { identity, offices } = demoAgency
  const luxembourg = offices.find((office) => office.luxembourg)?.luxembourg
  const mentions = [
    identity?.enterpriseNumber,
    identity?.licence.number,
    identity?.insurance?.policy,
    luxembourg?.rcs,
    luxembourg?.permit,
    'CNPD',
    'www.biv.be',
  ]
  for (const text of mentions) expect(html).toContain(text ?? 'missing in the demo agency')
})

describe('statistics', () => {
  const runNightlyJobs = async () => (await site.miniflare.getWorker()).scheduled({ cron: '17 3 * * *', scheduledTime: new Date() })
  const cell = (html: string, row: string) =>
    [...(new RegExp(`<th scope="row">${row}</th>(.*?)</tr>`).exec(html)?.[1] ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)

  test('exist after the first import, without medians for few homes', async () => {
    const html = await site.html(href('statisticsCommons', 'en'))
    expect(cell(html, 'Houses')).toEqual(['2', '0', '1', '0', '–', '–'])
    expect(cell(html, 'Abroad')).toEqual(['1', '0', '0', '0'])
    expect(html).toContain('data-island="chart"')
    expect(await site.html(href('statisticsBuyers', 'en'))).toContain('too few search alerts')
  })

  test('follow the stock and the confirmed alerts every night; a median needs five homes', async () => {
    await site.importFeed(
      [100, 200, 300, 400].map((price, index) => aProperty({ ID: 2000 + index, Price: price * 1000 })),
      ['--partial'],
    )
    for (let index = 0; index < 6; index += 1) await keepAlert(site, { search: '?type=house&zone=be-31005&priceMax=400000&bedroomsMin=3' })
    for (let index = 0; index < 9; index += 1) await keepAlert(site, { search: '?type=apartment&zone=be-31005', state: 'pending' })
    await runNightlyJobs()
    expect(cell(await site.html(href('statisticsCommons', 'en')), 'Bruges')).toEqual(['5', '0', '1', '0', '€ 300.000'])
    const buyers = await site.html(href('statisticsBuyers', 'en'))
    expect(cell(buyers, 'Bruges')).toEqual(['5', '€ 400.000'])
    expect(buyers).not.toContain('Apartments')
    expect(await site.html(href('statisticsTenants', 'en'))).toContain('too few search alerts')
  })

  test('statistics are the only pages that allow style attributes', async () => {
    const policy = async (path: string) => (await site.fetch(path)).headers.get('Content-Security-Policy') ?? ''
    expect(await policy(href('statisticsCommons', 'nl'))).toContain("style-src-attr 'unsafe-inline'")
    expect(await policy(href('statistics', 'nl'))).not.toContain('unsafe-inline')
  })
})

test('a page without content is a 404, and is not linked or in the sitemap', async () => {
  await site.db.batch([
    site.db.prepare("UPDATE agency SET record = json_set(record, '$.people', json('[]')), version = version + 1"),
    site.db.prepare('UPDATE catalogue SET agency = agency + 1'),
  ])
  await site.importFeed([aProperty({ ID: 1003 })], ['--force'])
  const html = (await site.html(href('home', 'nl'))) + (await site.html('/sitemap-pages.xml'))
  for (const name of ['team', 'references'] as const) {
    expect((await site.fetch(href(name, 'nl'))).status).toBe(404)
    expect(html).not.toContain(`${href(name, 'nl')}"`)
  }
  expect((await site.fetch(reference(1001))).status).toBe(410)
  expect(html).not.toContain(`${href('abroad', 'nl')}"`)
  expect(await site.html(href('abroad', 'nl'))).toContain('noindex')
  expect(html).toContain(href('legal', 'nl'))
})
