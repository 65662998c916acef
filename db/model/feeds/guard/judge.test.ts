import { expect, test } from 'vitest'
import { type MadeHome, madeStock, traitsOf } from '../../../../tests/feeds/guard/made-homes.ts'
import { harmful, harmfulPublication, ordinaryDay, settlingDay } from '../../../../tests/feeds/guard/publications.ts'
import { isFull } from '../../../../tests/full.ts'
import { chanceFrom } from '../../../../tests/kit/chance.ts'
import type { Harm } from './differences.ts'
import type { HomeTraits } from './home-traits.ts'
import { allowed, noHistory, openJudge, type SourceHistory } from './judge.ts'

const seed = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 20_261_129))

function judged(before: readonly MadeHome[], after: readonly MadeHome[], history: SourceHistory = noHistory) {
  const judge = openJudge()
  const stock = new Map(before.map((home) => [home.id, home]))
  for (const home of after) {
    const was = stock.get(home.id)
    if (was !== undefined && was !== home) judge.add({ id: home.id, before: traitsOf(was), after: traitsOf(home) })
  }
  return judge.end(before.length, history)
}

const home: HomeTraits = {
  ...{ goal: 'sale', state: 'available', type: 'house/villa', town: '8000 Brugge', price: 400_000, unit: null, shown: 2, known: 2, living: 150, plot: 400 },
  ...{ energy: '168', text: 'Een huis aan het water.', textLength: 400, texts: 8, photo: 'one', photos: 12, createdAt: '2026-05-04T08:30:00.000Z' },
  facts: JSON.stringify({ floodPScore: 'A', permit: true, bedrooms: 3 }),
}

/** So many homes of a stock change in the same way; others do not. */
function changes(
  count: number,
  stock: number,
  before: Partial<HomeTraits>,
  after: (index: number) => Partial<HomeTraits>,
  history = noHistory,
): readonly Harm[] {
  const judge = openJudge()
  for (let id = 1; id <= count; id += 1) judge.add({ id, before: { ...home, ...before }, after: { ...home, ...before, ...after(id) } })
  return judge.end(stock, history).findings.map(({ harm }) => harm)
}

test.each<readonly [string, Partial<HomeTraits>, (index: number) => Partial<HomeTraits>, Harm]>([
  ['a hidden address is published', { shown: 0 }, () => ({ shown: 2 }), 'address'],
  ['a hidden number is published', { shown: 1 }, () => ({ shown: 2 }), 'address'],
  ['sale and rent are swapped', {}, () => ({ goal: 'rent', price: 900 }), 'goal'],
  ['prices are less than half', {}, (index) => ({ price: 199_000 - index * 1_000 }), 'price'],
  ['prices are more than one and a half', {}, (index) => ({ price: 601_000 + index * 9_000 }), 'price'],
  ['the unit of prices is another', {}, () => ({ unit: '{"en":"per week"}' }), 'unit'],
  ['areas are in square feet', {}, (index) => ({ living: 1_600 + index * 10 }), 'area'],
  ['plots are in ares', {}, () => ({ plot: 4 }), 'area'],
  ['texts are emptied', {}, () => ({ text: null, textLength: 0, texts: 4 }), 'text'],
  ['a language is emptied', {}, (index) => ({ text: String(index), texts: 7 }), 'text'],
  ['most photographs are gone', {}, () => ({ photos: 3 }), 'photos'],
  ['energy values are others', {}, (index) => ({ energy: String(index) }), 'energy'],
  ['legal answers are others', {}, () => ({ facts: '{"floodPScore":"B","permit":true}' }), 'law'],
  ['legal answers are gone', {}, () => ({ facts: '{"floodPScore":"A"}' }), 'law'],
  ['types are others', {}, () => ({ type: 'house/chalet' }), 'type'],
  ['towns are others', {}, () => ({ town: '9000 Gent' }), 'town'],
  ['sold homes are on offer again', { state: 'sold' }, () => ({ state: 'available' }), 'returned'],
])('three of ten homes wait for a person if %s, two do not', (_, before, after, harm) => {
  expect(changes(3, 10, before, after)).toContain(harm)
  expect(changes(2, 10, before, after)).toEqual([])
})

test.each<readonly [string, Partial<HomeTraits>, Partial<HomeTraits>]>([
  ['an address that was not known', { shown: 0, known: 0 }, { shown: 2, known: 2 }],
  ['an address that is hidden', {}, { shown: 0 }],
  ['a price that is hidden', {}, { price: null }],
  ['a certificate that was missing', { energy: null }, { energy: '168' }],
  ['a legal answer that was missing', { facts: '{}' }, {}],
  ['other bedrooms', {}, { facts: '{"floodPScore":"A","permit":true,"bedrooms":4}' }],
  ['homes that come on the market', { state: 'prospective' }, { state: 'available' }],
  ['longer texts', {}, { textLength: 900 }],
])('all homes of a stock may have %s', (_, before, after) => {
  expect(changes(10, 10, before, () => after)).toEqual([])
})

test.each([
  [1, 10, false],
  [3, 10, true],
  [3, 300, false],
  [4, 300, true],
  [31, 10_000, false],
  [32, 10_000, true],
])('%i hidden addresses of a stock of %i: held %s', (count, stock, isHeld) => {
  expect(changes(count, stock, { shown: 0 }, () => ({ shown: 2 }))).toEqual(isHeld ? ['address'] : [])
})

test('a factor that prices share is noticed where none of them moves far', () => {
  expect(changes(20, 300, {}, (index) => ({ price: 418_000 + index * 1_000 }))).toEqual([])
  expect(changes(20, 300, {}, () => ({ price: 432_000 }))).toEqual(['priceFactor'])
  expect(
    changes(300, 300, {}, () => ({ price: 412_000 })),
    'indexed rents',
  ).toEqual([])
})

test('units of a project may get one text together, other homes may not', () => {
  expect(changes(40, 300, {}, () => ({ text: 'Nieuwe tekst.' }))).toEqual([])
  const judge = openJudge()
  for (let id = 1; id <= 40; id += 1) judge.add({ id, before: { ...home, text: `Woning ${id}` }, after: { ...home, text: 'Nieuwe tekst.' } })
  expect(judge.end(300, noHistory).findings).toEqual([{ harm: 'sameText', count: 40, stock: 300 }])
})

test.each([
  [10, 3, 2],
  [300, 18, 6],
])('of %i homes of a source in its first week %i may get another type, later %i', (stock, first, later) => {
  expect([allowed('type', stock, { judged: [], isNew: true }), allowed('type', stock, noHistory)]).toEqual([first, later])
})

test('a source that often corrects types may go on doing so, up to a fifth of its stock', () => {
  const usual = { ...noHistory, judged: [15, 15, 15].map((type) => ({ stock: 300, counts: { type } })) }
  expect([allowed('type', 300, noHistory), allowed('type', 300, usual), allowed('goal', 300, usual)]).toEqual([6, 45, 3])
  const often = { ...noHistory, judged: [200].map((type) => ({ stock: 300, counts: { type } })) }
  expect(allowed('type', 300, often)).toBe(60)
})

test('records that come one by one count together within a day', () => {
  const unhidden = (address: number) => changes(1, 300, { shown: 0 }, () => ({ shown: 2 }), { ...noHistory, today: { address } })
  expect([unhidden(2), unhidden(3)]).toEqual([[], ['address']])
})

test('the reader of a decision sees up to ten homes, of each finding in turn', () => {
  const stock = madeStock(seed, 40)
  const found = judged(
    stock,
    stock.map((each) => ({ ...each, price: each.price * 10, goal: each.goal === 0 ? (1 as const) : (0 as const) })),
  )
  expect(found.findings.map(({ harm }) => harm)).toContain('goal')
  expect(found.examples).toHaveLength(10)
  expect(new Set(found.examples.map(({ harm }) => harm)).size).toBe(found.findings.length)
})

test(`of a hundred harmful publications at least 95 are held (seed ${seed})`, () => {
  const sizes = [10, 300]
  const missed: string[] = []
  for (let number = 0; number < 100; number += 1) {
    const size = number === 50 || (isFull && number % 20 === 5) ? 25_000 : (sizes[number % 2] ?? 300)
    const stock = madeStock(seed, size)
    const { name, homes } = harmfulPublication(seed, number, stock)
    if (judged(stock, homes).findings.length === 0) missed.push(name)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5)
})

test('each kind of harm is held in a stock of 10 as of 300', () => {
  for (const size of [10, 300]) {
    const stock = madeStock(seed, size)
    const passed = Object.keys(harmful).filter((_, number) => judged(stock, harmfulPublication(seed, number, stock).homes).findings.length === 0)
    expect(passed).toEqual([])
  }
})

test(`of a hundred ordinary publications none is held (seed ${seed})`, () => {
  const held: string[] = []
  const chance = chanceFrom(seed)
  for (const [size, days] of [
    [10, 40],
    [300, 40],
    [25_000, 1],
  ] as const) {
    let stock = madeStock(seed, size)
    for (let day = 0; day < days; day += 1) {
      const next = ordinaryDay(chance, stock)
      for (const { harm, count } of judged(stock, next).findings) held.push(`${harm} ${count} of ${stock.length}`)
      stock = next
    }
  }
  for (let week = 0; week < 3; week += 1) {
    let stock = madeStock(seed + week, [4, 20, 60][week] ?? 20)
    for (let day = 0; day < 7; day += 1) {
      const next = settlingDay(chance, stock)
      for (const { harm, count } of judged(stock, next, { ...noHistory, isNew: true }).findings) held.push(`first week: ${harm} ${count} of ${stock.length}`)
      stock = next
    }
  }
  expect(held).toEqual([])
})
