import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldKeys } from '#db/model/calculators/calculators.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { naughtyStrings } from '../kit/corpora/corpora.ts'
import { aProperty, aRental, type FeedRecord } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'
import { wholeSitemap } from '../kit/sitemap-reader.ts'

const naughty = naughtyStrings()

const page = (html: string) => parseDocument(html)
const byId = (html: string, id: string) => DomUtils.getElementById(id, page(html).children)
const textOf = (html: string, id: string) => {
  const found = byId(html, id)
  return found ? DomUtils.textContent(found).replace(/\s+/g, ' ').trim() : null
}
const addressOf = (query: string, locale: (typeof locales)[number] = 'en') => href('calculators', locale) + query

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site[Symbol.asyncDispose]())

describe.each(locales)('the calculators in %s', (locale) => {
  const t = translator(locale)

  test('ask for input, then show results and advice', async () => {
    const empty = await site.html(addressOf('', locale))
    expect(textOf(empty, 'buying-figure')).toBe(t('calculators.wait.buying').replace(/\s+/g, ' '))
    expect(textOf(empty, 'loan-lines')).toBe('')
    expect(textOf(empty, 'loan-example')).toContain('€ 1.393,51')
    expect(byId(empty, 'loan-loan')?.attribs.value, 'an example as the visitor’s own').toBe('')
    const answered = await site.html(addressOf('?price=395000&region=brussels&own=1&loan=300000&rent=1250', locale))
    expect(textOf(answered, 'buying-figure')).toContain('€ 36.005')
    expect(textOf(answered, 'loan-figure')).toContain('€ 1.493,05')
    expect(textOf(answered, 'loan-bar')).toContain('€ 1.493,05')
    expect(textOf(answered, 'loan-example')).toBe('')
    expect(textOf(answered, 'rent-figure')).toContain('€ 3.750')
    for (const [part, advice] of [
      ['buying', t('calculators.advice.buying')],
      ['loan', t('calculators.advice.loan')],
      ['rent', t('calculators.advice.rent')],
    ] as const) {
      expect(textOf(answered, `${part}-lines`)).toContain(advice)
    }
  })

  test('the calculators show errors beside the fields and keep the input', async () => {
    const html = await site.html(addressOf('?price=viel&rate=99', locale))
    expect(textOf(html, 'buying-price-error')).toBe(t('calculators.error.amount').replace(/\s+/g, ' '))
    expect(byId(html, 'buying-price')?.attribs).toMatchObject({ value: 'viel', 'aria-invalid': 'true' })
    expect(byId(html, 'loan-rate')?.attribs).toMatchObject({ value: '99', 'aria-invalid': 'true' })
    expect(byId(html, 'rent-rent')?.attribs['aria-invalid']).toBeUndefined()
    expect(textOf(html, 'buying-figure')).toBe(t('calculators.wait.error').replace(/\s+/g, ' '))
  })
})

test('a result shows its date, when its rules were checked and links to their sources', async () => {
  const html = await site.html(addressOf('?price=395.000&region=flanders&loan=300.000'))
  const lines = byId(html, 'buying-lines')
  const links = lines ? DomUtils.getElementsByTagName('a', lines.children).map(({ attribs }) => attribs.href ?? '') : []
  expect(textOf(html, 'buying-lines')).toMatch(/Estimate of \d{1,2} \w+ \d{4}; rates checked on 6 September 2026\./)
  expect(links).toHaveLength(4)
  expect(new Set(links).size).toBe(4)
  expect(links.every((link) => link.startsWith('https://'))).toBe(true)
})

test('the lines add up to the total', async () => {
  for (const query of [
    '?price=395000&region=flanders&loan=300000',
    '?price=985000&region=luxembourg&new=1&land=300000&buyers=2',
    '?price=1&region=wallonia&own=0',
  ]) {
    const lines = byId(await site.html(addressOf(query)), 'buying-lines')
    const amounts = DomUtils.getElementsByTagName('td', lines?.children ?? []).map((cell) => Number(DomUtils.textContent(cell).replace(/[€.\s]/g, '')))
    const [total = Number.NaN, ...parts] = amounts.reverse()
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  }
})

test('each calculator form carries the values of the others as hidden fields', async () => {
  const html = await site.html(addressOf('?price=395000&region=wallonia&own=0&rate=2,5&rent=1250&deposit=2000'))
  const form = DomUtils.getElementsByTagName('form', byId(html, 'loan')?.children ?? [])[0]
  const inputs = DomUtils.getElementsByTagName('input', form?.children ?? []).map(({ attribs }) => [attribs.name ?? '', attribs.value ?? ''])
  expect(Object.fromEntries(inputs)).toMatchObject({ price: '395000', region: 'wallonia', own: '0', rate: '2,5', rent: '1250', deposit: '2000' })
  const names = inputs.map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the canonical URL leaves out the query, and the sitemap lists the page', async () => {
  const html = await site.html(addressOf('?price=395000'))
  const canonical = DomUtils.findOne((element) => element.attribs.rel === 'canonical', page(html).children)
  expect(new URL(canonical?.attribs.href ?? '').pathname + new URL(canonical?.attribs.href ?? '').search).toBe('/en/calculators/')
  expect(await wholeSitemap(site)).toContain('/nl/rekenhulp/')
})

describe('unexpected input', () => {
  const keys = [...fieldKeys, 'region', 'own', 'new', 'buyers']
  const scripts = (html: string) => DomUtils.getElementsByTagName('script', page(html).children).length
  const handlers = (html: string) =>
    DomUtils.findAll((element) => Object.keys(element.attribs).some((name) => /^on|^style$/.test(name)), page(html).children).map(({ name }) => name)

  const values = ['', ' ', '0', '-1', '1e999', 'NaN', '9'.repeat(400), '%', '\u0000', ...naughty]
  const inEveryField = (value: string) => keys.map((key) => [key, value])
  const inOneField = (value: string, index: number) => [
    ['price', '300000'],
    ['rent', '1000'],
    [keys[index % keys.length] ?? '', value],
  ]

  test.each([
    ['in every field', inEveryField],
    ['in one field', inOneField],
  ] as const)('%s returns 200 without injected scripts or broken figures', async (_, queryOf) => {
    const plain = scripts(await site.html(addressOf('')))
    const failures: string[] = []
    const queue = [...values.entries()]
    const worker = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, value] = next
        const answer = await site.fetch(`${addressOf('')}?${new URLSearchParams(Object.fromEntries(queryOf(value, index)))}`)
        const html = await answer.text()
        const odd = /NaN|Infinity|undefined|\[object/.test(['buying', 'loan', 'rent'].map((part) => textOf(html, `${part}-lines`)).join(' '))
        if (answer.status !== 200 || scripts(html) !== plain || handlers(html).length > 0 || odd) failures.push(`${answer.status} ${JSON.stringify(value)}`)
      }
    }
    await Promise.all([worker(), worker(), worker()])
    expect(failures).toEqual([])
  })

  test.each(['?price=%E0%A4%A', '?%', '?price=1&price=2', `?price=${'1'.repeat(5000)}`, '?__proto__=1'])('the query %s returns 200', async (query) => {
    expect((await site.fetch(addressOf(query))).status).toBe(200)
  })
})

test('a separate price of the land is added to the price, and every total follows from the lines above it', async () => {
  const html = await site.html(addressOf('?price=300.000&land=100.000&new=1&region=flanders'))
  const text = DomUtils.textContent(page(html)).replace(/\s+/g, ' ')
  for (const part of ['21% of € 300.000', '12% of € 100.000', 'Deed costs without VAT', 'Together with home and land']) expect(text).toContain(part)
  const amountBefore = (label: string) => Number(new RegExp(`${label}(?:estimate)?€ ([\\d.]+)`).exec(text)?.[1]?.replaceAll('.', ''))
  const base = Number(/VAT on fee and deed costs21% of € ([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''))
  expect(base).toBe(amountBefore('Notary’s fee') + amountBefore('Deed costs'))
})

describe('on a listing page', () => {
  const listings = {
    sale: aProperty({ ID: 1, Price: 395_000 }),
    newBuild: aProperty({ ID: 2, VATRegime: { en: 'sale under 21% VAT', nl: 'verkoop onder btw' } }),
    land: aProperty({ ID: 3, MainTypeName: 'Land', TypeDescription: 'building plot', WebID: 3 }),
    rent: aRental({ ID: 4, Price: 1150, ChargesRenter: 90, RenterInventoryCost: 200, DepositAmount: 2000 }),
    rentWithoutDeposit: aRental({ ID: 5 }),
    garage: aRental({ ID: 6, MainTypeName: 'Garage', TypeDescription: 'garage', WebID: 6 }),
    unpriced: aProperty({ ID: 7, PublishPrice: false }),
    sold: aProperty({ ID: 8, Status: 2 }),
    annuity: aProperty({ ID: 9, IsViager: true }),
    abroad: aProperty({ ID: 10, CountryID: 30, CountryName: 'Spain', Zip: '03001' }),
    luxembourg: aRental({ ID: 11, Zip: '1514', City: { nl: 'Luxemburg' }, CountryID: 50, CountryName: 'Luxembourg', Price: 1_100, DepositAmount: 3_300 }),
    takeover: aRental({ ID: 12, Goal: 2, Price: 85_000, RealEstateTax: 900, WebID: 4, MainTypeName: 'Commercial', TypeDescription: 'business' }),
    newHome: aProperty({ ID: 13, ConstructionYear: new Date().getUTCFullYear(), RealEstateTax: 900 }),
  } as const satisfies Readonly<Record<string, FeedRecord>>
  beforeAll(async () => {
    expect((await site.importFeed(Object.values(listings))).errors).toEqual([])
  })

  async function costsOf(listing: keyof typeof listings): Promise<{ text: string; link: string | null }> {
    const html = await site.html((await site.fetch(`/property/${listings[listing].ID}`, { headers: { Cookie: 'lng=en' } })).headers.get('Location') ?? '')
    expect(html).toContain('<h1')
    const found = DomUtils.findOne((element) => element.attribs.class === 'cost-estimate', page(html).children)
    const link = found && DomUtils.getElementsByTagName('a', found.children)[0]?.attribs.href
    return { text: found ? DomUtils.textContent(found).replace(/\s+/g, ' ') : '', link: link ?? null }
  }

  test('a sale shows its costs as an only own home and otherwise, with a link to the calculator', async () => {
    const { text, link } = await costsOf('sale')
    expect(text).toContain('Estimated buying costs')
    expect(text).toContain('€ 12.969')
    expect(text).toContain('Otherwise € 52.664')
    expect(link).toBe('/en/calculators/?price=395000&region=flanders&own=1&new=0#buying')
  })

  test('a sale under VAT counts as a new build, and land pays the standard rate', async () => {
    expect((await costsOf('newBuild')).link).toContain('new=1')
    expect((await costsOf('land')).link).toContain('own=0')
  })

  test('a rental shows what is due at signing, from its own record', async () => {
    const { text, link } = await costsOf('rent')
    expect(text).toMatch(/First month’s rent€ 1\.150.*charges€ 90.*inventory€ 200.*Deposit€ 2\.000.*Due at signing€ 3\.440/)
    expect(link).toBe('/en/calculators/?rent=1150&charges=90&inventory=200&deposit=2000&region=brussels#rent')
  })

  test('a rental without a deposit uses the region’s legal maximum; a garage shows no costs', async () => {
    expect((await costsOf('rentWithoutDeposit')).text).toMatch(/2 months of rent, the legal maximum.*€ 2\.300/)
    expect((await costsOf('garage')).text).toBe('')
  })

  test.each([
    ['of a sale, the notary', 'sale', ['only home you own'], ['The lease']],
    ['of a rental, the lease; a deposit above the maximum is remarked', 'luxembourg', ['The lease gives the exact amounts', 'at most € 2.200'], ['notary']],
    ['of a takeover, its owner', 'takeover', ['Amounts as given by the owner'], ['notary', 'The lease']],
    ['of a new home without a VAT regime, nobody yet', 'newHome', ['which is not stated here yet'], ['Otherwise']],
  ] as const)('the amounts are decided by: %s', async (_, listing, says, not) => {
    const html = await site.html((await site.fetch(`/property/${listings[listing].ID}`, { headers: { Cookie: 'lng=en' } })).headers.get('Location') ?? '')
    const section = DomUtils.findOne(({ attribs }) => attribs['aria-labelledby'] === 'costs', page(html).children)
    const text = section ? DomUtils.textContent(section).replace(/\s+/g, ' ') : ''
    for (const part of says) expect(text).toContain(part)
    for (const part of not) expect(text).not.toContain(part)
  })

  test.each([
    ['without a published price', 'unpriced'],
    ['sold', 'sold'],
    ['for a life annuity', 'annuity'],
    ['abroad', 'abroad'],
  ] as const)('a listing %s shows no costs', async (_, listing) => {
    expect((await costsOf(listing)).text).toBe('')
  })
})

test('in Luxembourg the calculator asks the price of the land of a new build before it answers', async () => {
  expect(textOf(await site.html(addressOf('?price=260000&region=luxembourg&new=1', 'nl')), 'buying-figure')).toContain('Vul ook de prijs van de grond in')
  expect(textOf(await site.html(addressOf('?price=260000&land=150000&region=luxembourg&new=1', 'nl')), 'buying-figure')).toContain('€ 12.000')
})

test('the rent calculator does not mention a notary, and names the agency fee in Luxembourg', async () => {
  const lines = textOf(await site.html(addressOf('?rent=2000&deposit=6000&region=luxembourg', 'nl')), 'rent-lines') ?? ''
  expect(lines).not.toContain('notaris')
  expect(lines).toContain('hoogstens € 4.000')
  expect(lines).toContain('uw deel (50')
})
