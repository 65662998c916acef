import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '#ui/routes.ts'
import { aProperty, aRental } from '../kit/factories.ts'
import { startSite, type TestSite } from '../kit/site.ts'

const year = new Date().getFullYear()
const old = { ConstructionYear: 1970 }
const stock = [
  aProperty({ ID: 1, ...old, HasLift: true, HasCellar: 'ja' }),
  aProperty({ ID: 2, ...old, HasPool: true, HasFurnished: 'gemeubeld' }),
  aProperty({ ID: 3, ...old, HasLift: false, HasPool: 'neen', HasFurnished: 'niet gemeubeld', HasCellar: false }),
  aProperty({ ID: 4, ...old, IsViager: true, ViagerBouquet: 80_000, Price: 250_000 }),
  aProperty({ ID: 5, ...old, IsViager: true, ViagerBouquet: 120_000, PublishPrice: false }),
  aProperty({ ID: 6, ConstructionYear: year - 2 }),
  aProperty({ ID: 7, ConstructionYear: year - 3 }),
  aProperty({ ID: 8, ConstructionYear: undefined, ConditionName: 'te bouwen' }),
  aProperty({ ID: 9, ConstructionYear: undefined, ConditionName: 'in aanbouw' }),
  aProperty({ ID: 10, ConstructionYear: undefined, VATRegime: '21 % btw' }),
  aProperty({ ID: 11, ConstructionYear: undefined, VATRegime: 'registratierechten' }),
  aProperty({ ID: 12, ConstructionYear: undefined, ProjectID: 900 }),
  aRental({ ID: 20, ...old, HasFurnished: true, VATRegime: '21 % btw' }),
]

let site: TestSite
beforeAll(async () => {
  site = await startSite()
  expect((await site.importFeed(stock)).errors).toEqual([])
})
afterAll(() => site[Symbol.asyncDispose]())

/** The ids that a search finds, ascending, once the list, its live counts and the API agree on them. */
async function idsFoundBy(query: string): Promise<readonly number[]> {
  const api: { total: number; items: { id: number }[] } = await (await site.fetch(`/api/listings?${query}`)).json()
  const counts: { total: number } = await (await site.fetch(`/api/counts?${query}`)).json()
  const list = await site.html(`${query.startsWith('goal=rent') ? '/en/for-rent/' : '/en/for-sale/'}?${query}&view=list`)
  const cards = [...list.matchAll(/class="card-place"><a href="[^"]*\/(\d+)\/"/g)].map(([, id]) => Number(id))
  const ids = api.items.map(({ id }) => id).sort((one, other) => one - other)
  expect([api.total, counts.total, cards.sort((one, other) => one - other)]).toEqual([ids.length, ids.length, ids])
  return ids
}

const checkboxes = async (address: string) =>
  DomUtils.findAll(({ name, attribs }) => name === 'input' && attribs.type === 'checkbox', parseDocument(await site.html(address)).children).map(
    ({ attribs }) => ({ name: attribs.name ?? '', isSet: 'checked' in attribs }),
  )
const features = ['newBuild', 'lift', 'pool', 'furnished', 'cellar', 'annuity']
const shownFeatures = async (address: string) =>
  (await checkboxes(address)).filter(({ name }) => features.includes(name)).map(({ name, isSet }) => (isSet ? `${name} set` : name))
const textOf = async (address: string) => DomUtils.textContent(parseDocument(await site.html(address)))

describe('a search by what a home has or is', () => {
  test.each([
    ['a lift', 'lift=1', [1]],
    ['a pool', 'pool=1', [2]],
    ['furniture', 'furnished=1', [2]],
    ['a cellar', 'cellar=1', [1]],
    ['a lift and a cellar', 'lift=1&cellar=1', [1]],
    ['a lift and a pool', 'lift=1&pool=1', []],
    ['a furnished home for rent', 'goal=rent&furnished=1', [20]],
    ['new build, which a rent under VAT is not', 'goal=rent&newBuild=1', []],
    ['new build', 'newBuild=1', [6, 8, 9, 10, 12]],
    ['a life annuity', 'annuity=1', [4, 5]],
    ['a life annuity by its published bouquet', 'annuity=1&priceMax=80000', [4]],
    ['a life annuity with a small bouquet', 'annuity=1&priceMax=79999', []],
    ['a life annuity with a large bouquet', 'annuity=1&priceMin=80001', []],
    ['a value that is not yes', 'lift=0&pool=no&cellar=', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('a search for %s (%s) finds %j', async (_, query, ids) => {
    expect(await idsFoundBy(query)).toEqual(ids)
  })

  test('a price alone compares prices, so that it finds no life annuity', async () => {
    expect(await idsFoundBy('priceMax=250000')).toEqual([])
    expect(await idsFoundBy('priceMin=1')).toEqual([1, 2, 3, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('the sheet of filters', () => {
  test('offers what any home of the goal has, and what is selected', async () => {
    expect(await shownFeatures('/nl/te-koop/?filters=1')).toEqual(features)
    expect(await shownFeatures('/nl/te-koop/?filters=1&priceMax=1&lift=1')).toEqual(['newBuild', 'lift set', 'pool', 'furnished', 'cellar', 'annuity'])
    expect(await shownFeatures('/nl/te-huur/?filters=1')).toEqual(['furnished'])
    expect(await shownFeatures('/nl/te-huur/?filters=1&pool=1')).toEqual(['pool set', 'furnished'])
  })

  test('explains the price of a life annuity where there is one', async () => {
    const hint = translator('nl')('search.annuityHint')
    expect(await textOf('/nl/te-koop/?filters=1')).toContain(hint)
    expect(await textOf('/nl/te-huur/?filters=1')).not.toContain(hint)
    expect(await site.html('/nl/te-koop/?filters=1')).toMatch(/<input [^>]*aria-describedby="sheet-annuity-hint"[^>]*name="annuity"/)
  })

  test('says of each choice how many homes it would find, of life annuities by their bouquets', async () => {
    const ask = async (query: string): Promise<Record<string, string>> => (await (await site.fetch(`/api/counts?lang=nl&goal=sale&${query}`)).json()).counts
    expect(await ask('')).toMatchObject({ 'lift:1': '1', 'pool:1': '1', 'furnished:1': '1', 'cellar:1': '1', 'newBuild:1': '5', 'annuity:1': '2' })
    expect(await ask('priceMax=100000')).toMatchObject({ 'lift:1': '0', 'newBuild:1': '0', 'annuity:1': '1' })
    expect(await ask('annuity=1&priceMax=100000')).toMatchObject({ 'annuity:1': '1', 'lift:1': '0' })
  })
})

test.each(locales)('in %s a list names each filter and the bouquet, is not indexed, and drops them one by one', async (locale) => {
  const t = translator(locale)
  const address = `${href('forSale', locale)}?priceMax=100000&newBuild=1&lift=1&pool=1&furnished=1&cellar=1&annuity=1`
  const html = await site.html(address)
  const text = await textOf(address)
  for (const name of ['newBuild', 'lift', 'pool', 'furnished', 'cellar', 'annuity'] as const) expect(text).toContain(t(`search.${name}`))
  expect(text).toContain(t('search.bouquet', { price: t('search.upTo', { price: '€ 100.000' }) }))
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${href('forSale', locale)}"`))
  expect(html).toContain(`href="${href('forSale', locale)}?priceMax=100000&amp;newBuild=1&amp;lift=1&amp;pool=1&amp;furnished=1&amp;cellar=1"`)
})

test('the demand register has the filters of a list, and keeps them when it is refused', async () => {
  const address = `${href('demandRegister', 'fr')}?goal=sale&type=house&zone=be-31005&lift=1&annuity=1&newBuild=1`
  expect(await shownFeatures(address)).toEqual(['newBuild set', 'lift set', 'pool', 'furnished', 'cellar', 'annuity set'])
  const sent = new URLSearchParams({ goal: 'sale', type: 'house', zone: 'be-31005', pool: '1', cellar: '1' })
  const answer = await site.fetch(href('demandRegister', 'fr'), { method: 'POST', body: sent })
  expect(answer.status).toBe(422)
  const page = parseDocument(await answer.text())
  const set = DomUtils.findAll(({ attribs }) => features.includes(attribs.name ?? '') && 'checked' in attribs, page.children).map(({ attribs }) => attribs.name)
  expect(set).toEqual(['pool', 'cellar'])
})
