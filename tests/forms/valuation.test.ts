import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { aProperty } from '../kit/factories.ts'
import { lendLeadSite, site } from '../leads/lead-site.ts'
import { type Answers, fillIn } from './form-filler.ts'

lendLeadSite()

/** Only the fields that the specification requires. */
const least = { firstName: 'Annelie', lastName: 'Peeters', email: 'Annelie@example.com', phone: '0478 12 34 56', privacy: '1' }
const home = { street: 'Langestraat', zip: '8000', city: 'Brugge' }
const post = { postStreet: 'Rue Neuve', postHouseNumber: '12', postZip: '59000', postCity: 'Lille', postCountry: 'FR' }
const path = href('valuation', 'nl')

const send = (answers: Answers, locale: (typeof locales)[number] = 'nl') => fillIn(site, href('valuation', locale), { ...least, ...home, ...answers })

async function errorsOf(answer: Response): Promise<readonly (string | undefined)[]> {
  const html = await answer.text()
  const summary = html.slice(html.indexOf('class="error-summary"'), html.indexOf('<form class="form"'))
  return [...summary.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)
}

async function storedFields(): Promise<Readonly<Record<string, unknown>>> {
  const row = await site.db.prepare('SELECT fields FROM leads').first<{ fields: string }>()
  return JSON.parse(row?.fields ?? '{}')
}

const officeMail = async () => (await site.mails()).find(({ to }) => to?.[0]?.address === 'info@perron.example')

test('only what the specification requires is required, here and in the contact form', async () => {
  expect((await send({})).status).toBe(303)
  expect(await errorsOf(await fillIn(site, path, {}))).toEqual(['street', 'zip', 'city', 'firstName', 'lastName', 'email', 'phone'])
  expect((await fillIn(site, href('contact', 'nl'), least)).status).toBe(303)
  expect(await site.mails()).toHaveLength(4)
})

test.each(locales)('in %s the office reads how and when to reach the sender, and where the brochure goes', async (locale) => {
  expect((await send({ device: 'phone', slot: '16-19', brochure: '1', country: 'LU', zip: 'L-1611', ...post }, locale)).status).toBe(303)
  expect(await storedFields()).toMatchObject({ device: 'phone', slot: '16-19', brochure: '1', country: 'LU', ...post })
  const notice = await officeMail()
  for (const text of ['Contact bij voorkeur via: Telefoon', 'Best bereikbaar: 16:00–19:00', 'Land: Luxemburg', 'Rue Neuve 12', '59000 Lille', 'Frankrijk']) {
    expect(notice?.text).toContain(text)
  }
  const t = translator(locale)
  const html = await site.html(href('valuation', locale))
  for (const key of ['form.field.device', 'form.field.slot', 'form.brochure', 'form.field.postCountry'] as const) expect(html).toContain(t(key))
})

test.each([
  ['99', {}, ['zip']],
  ['0800', {}, ['zip']],
  ['59000', {}, ['zip']],
  ['L-1611', { country: 'BE' }, ['zip']],
  ['B-8000', { country: 'LU' }, ['zip']],
  ['75001', { country: 'FR' }, ['country']],
])('postcode %s with %j is refused', async (zip, answers, fields) => {
  const answer = await send({ zip, ...answers })
  expect(answer.status).toBe(422)
  expect(await errorsOf(answer)).toEqual(fields)
})

test('a brochure by post needs an address that fits its country', async () => {
  expect(await errorsOf(await send({ brochure: '1' }))).toEqual(['postStreet', 'postZip', 'postCity'])
  expect(await errorsOf(await send({ brochure: '1', ...post, postZip: '5900' }))).toEqual(['postZip'])
  expect(await errorsOf(await send({ brochure: '1', ...post, postCountry: 'XX' }))).toEqual(['postCountry'])
})

test('the address for a brochure that is not asked for is not kept', async () => {
  expect((await send(post)).status).toBe(303)
  expect(Object.keys(await storedFields()).filter((name) => name.startsWith('post'))).toEqual([])
  expect((await officeMail())?.text).not.toContain('Lille')
})

test('a title, a device and a slot that are not offered are refused, and “Miss” is accepted', async () => {
  expect(await errorsOf(await send({ title: 'dr', device: 'fax', slot: '14-16' }))).toEqual(['title', 'device', 'slot'])
  expect((await send({ title: 'miss' })).status).toBe(303)
  expect((await officeMail())?.text).toContain('Mevrouw')
  expect(await site.html(path)).not.toContain('value="miss"')
})

describe('what comparable sold homes were offered for', () => {
  const soldOn = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10)
  const longAgo = new Date(Date.now() - 760 * 86_400_000).toISOString().slice(0, 10)
  const sold = (fields: object) => aProperty({ Status: 2, SoldDate: soldOn, PublishAddress: false, SurfaceLiving: 100, ...fields })
  const damme = { Zip: '8340', City: { nl: 'Damme' } }
  const sectionOf = (html: string) => /<section class="sale-prices".*?<\/section>/s.exec(html)?.[0].replaceAll('\u00a0', ' ') ?? null
  const ask = async (query: string, locale: (typeof locales)[number] = 'nl') => sectionOf(await site.html(`${href('valuation', locale)}?${query}`))

  beforeAll(async () => {
    expect(sectionOf(await site.html(path))).toBe(null)
    await site.importFeed([
      ...[301, 322, 348, 391, 456].map((price) => sold({ Price: price * 1000 + 111 })),
      sold({ Price: 9_999_000, PublishPrice: false }),
      sold({ Price: 8_888_000, SoldDate: longAgo }),
      sold({ Price: 7_777_000, PriceUnit: 7 }),
      sold({ Price: 6_666_000, Status: 1 }),
      ...[1, 2, 3, 4].map((price) => sold({ Price: price * 100_000, WebID: 2, MainTypeName: 'Apartment', TypeDescription: 'apartment' })),
      sold({ Price: 5_555_000, ...damme }),
    ])
  })

  test('the estimate is a rounded range, median and price per m² of five or more homes, with a caveat', async () => {
    for (const place of ['8000', 'Brugge', 'bruges', '8310', 'Sint-Kruis']) {
      const section = await ask(new URLSearchParams({ kind: 'house', place }).toString())
      for (const text of ['€ 320.000', '€ 390.000', '€ 350.000', '€ 3.500', '5 huizen', '24 maanden', 'in Brugge verkochten', 'geen schatting']) {
        expect(section, place).toContain(text)
      }
      expect(section).not.toMatch(/111|9\.99|8\.88|7\.77|6\.66|5\.55/)
    }
    for (const locale of locales) expect(await ask('kind=house&place=8000', locale)).toContain(translator(locale)('sales.not').replaceAll('\u00a0', ' '))
  })

  test('without a kind the ranges of every kind with five sales are shown', async () => {
    for (const query of ['place=8000', 'kind=castle&place=8000', 'kind=other&place=8000']) {
      const section = await ask(query)
      expect(section, query).toContain('€ 320.000 – € 390.000')
      expect(section).not.toContain('€ 350.000')
      expect(section).not.toContain(translator('nl')('form.choice.kind.apartment'))
    }
  })

  test('the estimate includes the surroundings if a municipality has fewer than five, and says so', async () => {
    const section = await ask('kind=house&place=Damme')
    for (const text of ['6 huizen', 'in Damme en tot 15 km daarrond', translator('nl')('sales.wider')]) expect(section).toContain(text)
  })

  test('the estimate is an invitation with fewer than five homes, and a question for an unknown place', async () => {
    for (const query of ['kind=apartment&place=8000', 'kind=land&place=8000', 'kind=house&place=Li%C3%A8ge']) {
      const section = await ask(query)
      expect(section).toContain(translator('nl')('sales.none', { months: '24' }))
      expect(section).not.toContain('€')
    }
    for (const place of ['Nergenshuizen', '0000', 'Vlaanderen', '<b>']) {
      const section = await ask(new URLSearchParams({ kind: 'house', place }).toString())
      expect(section).toContain(translator('nl')('sales.unknown'))
      expect(section).toContain('aria-invalid="true"')
    }
    for (const query of ['', 'kind=house', 'kind=house&place=']) expect(await ask(query)).not.toContain('€')
  })

  test('fills in the form, and is on the thank-you page for the home that was described', async () => {
    const html = await site.html(`${path}?kind=house&place=8310`)
    const form = html.slice(html.indexOf('<form class="form"'))
    expect(form).toMatch(/name="kind"[^>]*checked[^>]*value="house"|value="house"[^>]*checked/)
    expect(form).toMatch(/name="zip"[^>]*value="8310"/)
    expect(form).toMatch(/name="city"[^>]*value="Brugge"/)
    const { headers } = await send({ kind: 'house' })
    const thanks = headers.get('Location') ?? ''
    expect(thanks).toBe(`${href('thankYouValuation', 'nl')}?kind=house&place=be-31005`)
    expect(sectionOf(await site.html(thanks))).toContain('€ 320.000')
    expect((await send({ kind: 'other' })).headers.get('Location')).toBe(href('thankYouValuation', 'nl'))
    for (const query of ['kind=apartment&place=be-31005', 'kind=house&place=be-2000', 'kind=x&place=y']) {
      expect(sectionOf(await site.html(`${href('thankYouValuation', 'nl')}?${query}`))).toBe(null)
    }
  })

  test('the estimate is left out of a refused form, whose errors come first', async () => {
    expect(sectionOf(await (await fillIn(site, `${path}?kind=house&place=8000`, {})).text())).toBe(null)
  })

  test('the estimate is read by primary key, and computed through the index of closed listings', async () => {
    const plan = async (query: string) =>
      (await site.db.prepare(`EXPLAIN QUERY PLAN ${query}`).all<{ detail: string }>()).results.map(({ detail }) => detail).join('; ')
    expect(await plan("SELECT figures FROM sale_figures WHERE municipality = 'be-31005' AND kind = 'house'")).toContain('USING PRIMARY KEY')
    const closed = "state IN ('sold', 'rented') AND closed_on >= '2026-01-01' AND (closed_on, id) < ('2026-11-01', 9)"
    expect(await plan(`SELECT id FROM listings WHERE ${closed} AND state = 'sold' ORDER BY closed_on DESC, id DESC LIMIT 9`)).toMatch(
      /^SEARCH listings USING .*INDEX listings_closed/,
    )
  })
})
