import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { keepAlert } from '../../tests/alerts/alert-factory.ts'
import { upTo } from '../../tests/full.ts'
import { type Chance, chanceFrom } from '../../tests/kit/chance.ts'
import { memoryKv } from '../../tests/kit/memory-kv.ts'
import { coldStore, type GivenHome, stockOf } from '../../tests/listings/listing-rows.ts'
import { openStore, type Store } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { anySearch, type Search, withoutFilter } from '../model/search/search.ts'
import { readSearch, writeSearch } from '../model/search/search-query.ts'
import * as schema from '../schema.ts'
import { findMatch } from '../search/find.ts'
import { openAlertIndex, removeOldAlertChanges } from './alert-index.ts'
import { fittingHomes } from './fitting-homes.ts'
import { seekersOf as seekersIn } from './seekers.ts'

const seekersOf = async (store: Store, home: number) => seekersIn(store, home, await openAlertIndex(store))

const bruges: GivenHome['place'] = ['BE', '8000', 'Brugge', 'Bruges']
const towns: readonly (readonly [NonNullable<GivenHome['place']>, readonly [number, number]])[] = [
  [bruges, [51.209, 3.225]],
  [
    ['BE', '9000', 'Gent'],
    [51.054, 3.72],
  ],
  [
    ['BE', '9820', 'Merelbeke'],
    [50.996, 3.744],
  ],
]

const addedFlags = ['lift', 'pool', 'furnished', 'cellar', 'newBuild', 'annuity'] as const

function anyHome(chance: Chance, id: number): GivenHome {
  const [place, point] = chance.pick(towns)
  const number = (least: number, most: number) => (chance.happens(0.15) ? null : chance.whole(least, most))
  return {
    ...{ id, place, point, goal: chance.happens(0.8) ? 'sale' : 'rent', price: number(20, 40) === null ? null : chance.whole(200, 420) * 1000 },
    ...{
      bedrooms: number(1, 5),
      bathrooms: number(1, 3),
      livingArea: number(60, 220),
      plotArea: number(100, 900),
      built: number(1950, chance.happens(0.2) ? new Date().getFullYear() : 2020),
    },
    ...{ lift: chance.happens(0.5), pool: chance.happens(0.2), furnished: chance.happens(0.3), cellar: chance.happens(0.5) },
    ...{ newBuild: chance.happens(0.2), ...annuityOr(chance) },
    ...{ terrace: chance.happens(0.5), garden: chance.happens(0.5), epc: chance.pick(['A', 'B', 'C', 'D', null]) },
    category: chance.pick([['house', 'villa', 'villa'] as const, ['apartment', 'loft', 'loft'] as const]),
    words: chance.pick(['met zwembad', 'rustige straat', 'zicht op zee']),
  }
}

/** A life annuity now and then, which has no price, with its bouquet or without. */
function annuityOr(chance: Chance): Partial<GivenHome> {
  if (!chance.happens(0.2)) return {}
  return { goal: 'sale', annuity: true, price: null, bouquet: chance.happens(0.2) ? null : chance.whole(200, 420) * 1000 }
}

function anyAlert(chance: Chance): string {
  const search: Record<string, unknown> = {}
  const sometimes = (likelihood: number, add: () => Partial<Search>) => chance.happens(likelihood) && Object.assign(search, add())
  sometimes(0.6, () => ({ priceMax: chance.whole(220, 420) * 1000 }))
  sometimes(0.2, () => ({ priceMin: chance.whole(150, 300) * 1000 }))
  sometimes(0.4, () => ({ bedroomsMin: chance.whole(1, 4) }))
  sometimes(0.1, () => ({ bedroomsMax: chance.whole(2, 5) }))
  sometimes(0.1, () => ({ bathroomsMin: chance.whole(1, 3) }))
  sometimes(0.2, () => ({ livingAreaMin: chance.whole(60, 180) }))
  sometimes(0.1, () => ({ plotAreaMin: chance.whole(100, 800) }))
  sometimes(0.1, () => ({ builtMin: chance.whole(1950, 2020) }))
  sometimes(0.2, () => ({ terrace: true }))
  for (const flag of addedFlags) sometimes(0.08, () => ({ [flag]: true }))
  sometimes(0.2, () => ({ epc: [chance.pick(['a', 'b', 'c'])] }))
  sometimes(0.3, () => ({ types: [chance.pick(['house', 'apartment', 'villa'])] }))
  sometimes(0.4, () => ({ zips: [chance.pick(['8000', '9000', '9820'])] }))
  sometimes(0.1, () => ({ q: chance.pick(['zwembad', 'zee', 'straat zwembad', 'Brugge']) }))
  return writeSearch({ ...anySearch, ...search })
}

/** A search with the bounds of one filter moved by its tolerance, written down here by hand. */
function widened(search: Search, filter: string): Search | null {
  const by = (value: number | null, amount: number) => (value === null ? null : value + amount)
  const times = (value: number | null, factor: number) => (value === null ? null : value * factor)
  switch (filter) {
    case 'price':
      return { ...search, priceMin: times(search.priceMin, 0.9), priceMax: times(search.priceMax, 1.1) }
    case 'bedrooms':
      return { ...search, bedroomsMin: by(search.bedroomsMin, -1), bedroomsMax: by(search.bedroomsMax, 1) }
    case 'bathrooms':
      return { ...search, bathroomsMin: by(search.bathroomsMin, -1) }
    case 'livingArea':
      return { ...search, livingAreaMin: times(search.livingAreaMin, 0.9) }
    case 'plotArea':
      return { ...search, plotAreaMin: times(search.plotAreaMin, 0.9) }
    case 'built':
      return { ...search, builtMin: by(search.builtMin, -5) }
    case 'terrace':
    case 'lift':
    case 'pool':
    case 'furnished':
    case 'cellar':
    case 'newBuild':
      return { ...search, ...withoutFilter(filter) }
    case 'label':
      return {
        ...search,
        epc: search.epc.flatMap((label) => [String.fromCharCode(label.charCodeAt(0) - 1), label, String.fromCharCode(label.charCodeAt(0) + 1)]),
      }
    default:
      return null
  }
}

// A plain sale is no near miss of a search for life annuities.
const filters = ['price', 'bedrooms', 'bathrooms', 'livingArea', 'plotArea', 'built', 'terrace', 'lift', 'pool', 'furnished', 'cellar', 'newBuild', 'label']

test('the seekers of a home, and the homes of an alert, are those that a list of each search finds; near misses those that one moved bound would add', async () => {
  const seed = 20_261_127
  const chance = chanceFrom(seed)
  const homes = Array.from({ length: upTo(40, 200) }, (_, at) => anyHome(chance, at + 1))
  const d1 = await stockOf(homes)
  const store = coldStore(d1)
  const alerts: { readonly id: string; readonly goal: Goal; readonly search: string }[] = []
  for (let index = 0; index < upTo(150, 1_500); index += 1) {
    const alert = { search: anyAlert(chance), goal: chance.happens(0.8) ? ('sale' as const) : ('rent' as const) }
    alerts.push({ ...alert, id: (await keepAlert({ db: d1 }, alert)).id })
  }
  const expected = new Map<string, { exact: number[]; near: string[] }>()
  for (const { id, goal, search: query } of alerts) {
    const search = readSearch(new URLSearchParams(query))
    const idsOf = async (tried: Search) => {
      const { index, match } = await findMatch(store, goal, tried)
      return Array.from(index.columns.id).filter((_, row) => match.found[row] === 1)
    }
    const exact = await idsOf(search)
    const near: string[] = []
    for (const filter of filters) {
      const wider = widened(search, filter)
      if (wider !== null) for (const home of await idsOf(wider)) if (!exact.includes(home)) near.push(`${home} ${filter}`)
    }
    expected.set(id, { exact, near })
    const [fitting] = await fittingHomes(store, [{ id, goal, search: query }], homes.length, homes.length)
    const isExact = ({ shortfall }: { shortfall: unknown }) => shortfall === null
    const nearFound = (fitting?.shown ?? []).flatMap(({ card: { id: home }, shortfall }) =>
      shortfall && shortfall.filter !== 'place' ? [`${home} ${shortfall.filter}`] : [],
    )
    expect(
      [
        query,
        fitting?.shown
          .filter(isExact)
          .map(({ card }) => card.id)
          .sort(),
      ],
      `seed ${seed}`,
    ).toEqual([query, exact.toSorted()])
    expect([query, nearFound.sort()]).toEqual([query, near.toSorted()])
    expect(fitting?.exact).toBe(exact.length)
  }
  for (const { id: home } of homes) {
    const seekers = await seekersOf(store, home)
    const exact = alerts.flatMap(({ id }) => (expected.get(id)?.exact.includes(home) ? [id] : []))
    const near = alerts.flatMap(({ id }) =>
      (expected.get(id)?.near ?? []).flatMap((miss) => (miss.startsWith(`${home} `) ? [`${id} ${miss.split(' ')[1]}`] : [])),
    )
    const nearFound = seekers?.near.flatMap(({ alert, shortfall }) => (shortfall && shortfall.filter !== 'place' ? [`${alert} ${shortfall.filter}`] : []))
    expect([home, seekers?.exact.map(({ alert }) => alert).sort()]).toEqual([home, exact.toSorted()])
    expect([home, nearFound?.sort()]).toEqual([home, near.toSorted()])
  }
})

/** The shortfall of a home of 300.000 euro in Merelbeke by a search. */
async function shortfallOf(search: string, home: Partial<GivenHome> = {}) {
  const d1 = await stockOf([{ id: 1, price: 300_000, place: ['BE', '9820', 'Merelbeke'], point: [50.996, 3.744], ...home }])
  await keepAlert({ db: d1 }, { search })
  const seekers = await seekersOf(coldStore(d1), 1)
  return seekers?.exact.length === 1 ? 'match' : (seekers?.near[0]?.shortfall ?? null)
}

test.each([
  ['?priceMax=300000', 'match'],
  ['?priceMax=280000', { filter: 'price', by: 20_000 }],
  ['?priceMax=270000', null],
  ['?priceMin=320000', { filter: 'price', by: -20_000 }],
  ['?zip=9820', 'match'],
  ['?zip=9000', { filter: 'place', place: '9000', km: expect.closeTo(6.6, 0) }],
  ['?zone=be-44021', { filter: 'place', place: 'be-44021', km: expect.closeTo(6.6, 0) }],
  ['?zip=8000', null],
  ['?zone=be-30000', null],
  ['?near=51.054,3.72&radius=5', { filter: 'circle', km: expect.closeTo(1.7, 0) }],
  ['?zip=9000&priceMax=280000', null],
  ['?garden=1', { filter: 'garden' }],
  ['?type=apartment', null],
  ['?q=zwembad', null],
])('a home of € 300.000 in Merelbeke and the search %s', async (search, expected) => {
  expect(await shortfallOf(search)).toEqual(expected)
})

test('the price of a search for life annuities is that of the bouquet', async () => {
  const annuity = { price: null, annuity: true, bouquet: 80_000 }
  const shortfall = (search: string, home: Partial<GivenHome> = annuity) => shortfallOf(search, home)
  expect(await shortfall('?annuity=1&priceMax=80000')).toBe('match')
  expect(await shortfall('?annuity=1&priceMax=75000')).toEqual({ filter: 'price', by: 5_000 })
  expect(await shortfall('?annuity=1&priceMax=60000')).toBeNull()
  expect(await shortfall('?priceMax=80000')).toBeNull()
  expect(await shortfall('?annuity=1', {})).toBeNull()
})

test('an unknown price or number is never a near miss', async () => {
  expect(await shortfallOf('?priceMax=280000', { price: null })).toBeNull()
  expect(await shortfallOf('?bedroomsMin=2')).toBeNull()
})

test('seekers are the latest confirmed first, active alerts of the same goal alone; a home in no list has none', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2, isListed: false }])
  const alert = (id: string, more: object) => keepAlert({ db: d1 }, { id, ...more })
  await alert('older', { confirmedAt: '2026-01-01T00:00:00.000Z' })
  await alert('newer', { confirmedAt: '2026-02-01T00:00:00.000Z' })
  await alert('pending', { state: 'pending', confirmedAt: null })
  await alert('paused', { state: 'paused' })
  await alert('rent', { goal: 'rent' })
  await alert('newsletter', { kind: 'newsletter', goal: null, search: null })
  const store = coldStore(d1)
  expect((await seekersOf(store, 1))?.exact.map(({ alert }) => alert)).toEqual(['newer', 'older'])
  expect(await seekersOf(store, 2)).toBeNull()
  expect(await seekersOf(store, 3)).toBeNull()
})

test('an index follows what happens to alerts, by one row for each change, and a new isolate begins with the snapshot', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const { entries } = memoryKv()
  const deferred: Promise<unknown>[] = []
  const isolate = () => openStore(d1, memoryKv(entries).kv, (work) => deferred.push(work))
  const found = async (store: ReturnType<typeof isolate>) => (await seekersOf(store, 1))?.exact.map(({ alert }) => alert).sort()
  await keepAlert({ db: d1 }, { id: 'first' })
  const one = isolate()
  expect(await found(one)).toEqual(['first'])
  await Promise.all(deferred)
  expect([...entries.keys()]).toContain('alerts:1')
  await keepAlert({ db: d1 }, { id: 'second' })
  await keepAlert({ db: d1 }, { id: 'third', state: 'pending', confirmedAt: null })
  expect(await found(one)).toEqual(['first', 'second'])
  const change = (sql: string) => d1.prepare(sql).run()
  await change("UPDATE subscriptions SET state = 'active', confirmed_at = '2026-11-02' WHERE id = 'third'")
  await change("UPDATE subscriptions SET state = 'paused' WHERE id = 'first'")
  await change("DELETE FROM subscriptions WHERE id = 'second'")
  expect(await found(one)).toEqual(['third'])
  expect(await found(isolate())).toEqual(['third'])
  await change('DELETE FROM alert_changes WHERE id < (SELECT max(id) FROM alert_changes)')
  expect(await found(isolate()), 'a snapshot older than the changes is not used').toEqual(['third'])
  await removeOldAlertChanges(drizzle(d1, { schema }))
  expect(await d1.prepare('SELECT count(*) AS left FROM alert_changes').first('left')).toBe(1)
})
