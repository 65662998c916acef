import { expect, test } from 'vitest'
import { byLocale } from '#messages/locales.ts'
import { copyHome, saveHomes, stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary } from '../client.ts'
import { buildIndex } from './build.ts'
import { makeColumns } from './columns.ts'
import type { ListingIndex } from './listing-index.ts'
import { patchIndex, updateIndex } from './patch.ts'
import { findRow } from './row-by-id.ts'

interface Entry {
  readonly id: number
  readonly goal: 'sale' | 'rent'
  readonly created: number
  readonly price: number
  readonly place: number
  readonly category: number
  readonly label: string
  readonly bouquet: number | null
}

/** An index of some listings, as a build makes it. */
function indexOf(version: number, entries: readonly Entry[]): ListingIndex {
  const sorted = entries.toSorted(
    (one, other) => (one.goal === 'rent' ? 1 : 0) - (other.goal === 'rent' ? 1 : 0) || other.created - one.created || other.id - one.id,
  )
  const placeIds = [...new Set(sorted.map(({ place }) => place))].sort((one, other) => one - other)
  const categoryIds = [...new Set(sorted.map(({ category }) => category))].sort((one, other) => one - other)
  const labels = ['', ...new Set(sorted.map(({ label }) => label).filter((label) => label !== ''))]
  const columns = makeColumns((kind) => new kind(sorted.length))
  for (const [row, { id, created, price, place, category, label }] of sorted.entries()) {
    columns.id[row] = id
    columns.created[row] = created
    columns.price[row] = price
    columns.place[row] = placeIds.indexOf(place)
    columns.category[row] = categoryIds.indexOf(category)
    columns.label[row] = labels.indexOf(label)
  }
  const keys = byLocale(() => '')
  return {
    version,
    size: sorted.length,
    firstRental: sorted.filter(({ goal }) => goal === 'sale').length,
    columns,
    places: placeIds.map((id) => ({ id, country: 'BE', zip: String(id), names: [], keys })),
    categories: categoryIds.map((id) => ({ id, mainType: 'house', type: 'house', typeName: String(id), keys })),
    labels,
    bouquets: Object.fromEntries(sorted.flatMap(({ id, bouquet }) => (bouquet === null ? [] : [[id, bouquet]]))),
    newSince: 2024,
  }
}

/** What an index says of its listings, in its order. */
function entriesOf(index: ListingIndex) {
  const { columns } = index
  return Array.from(columns.id, (id, row): Entry => {
    const label = index.labels[columns.label[row] ?? 0] ?? ''
    const place = index.places[columns.place[row] ?? 0]?.id ?? -1
    const category = index.categories[columns.category[row] ?? 0]?.id ?? -1
    const bouquet = index.bouquets[id] ?? null
    const goal = row < index.firstRental ? 'sale' : 'rent'
    return { id, goal, created: columns.created[row] ?? -1, price: columns.price[row] ?? -1, place, category, label, bouquet }
  })
}

function chanceFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('a patched index equals a newly built one', () => {
  const chance = chanceFrom(7)
  const some = (id: number): Entry => ({
    id,
    goal: chance(3) === 0 ? 'rent' : 'sale',
    created: chance(40),
    price: chance(900),
    place: 1000 + chance(9),
    category: 1 + chance(5),
    label: ['', 'A', 'B', 'F'][chance(4)] ?? '',
    bouquet: chance(4) === 0 ? chance(90) : null,
  })
  for (let round = 0; round < 200; round += 1) {
    const before = new Map(Array.from({ length: chance(60) }, (_, at) => [at + 1, some(at + 1)]))
    const after = new Map(before)
    const changed = new Set<number>()
    for (let change = chance(12); change > 0; change -= 1) {
      const id = 1 + chance(70)
      changed.add(id)
      if (chance(3) === 0) after.delete(id)
      else after.set(id, some(id))
    }
    const fresh = indexOf(
      0,
      [...changed].flatMap((id) => after.get(id) ?? []),
    )
    const patched = patchIndex(indexOf(4, [...before.values()]), 5, changed, fresh)
    const rebuilt = indexOf(5, [...after.values()])
    expect([entriesOf(patched), patched.bouquets]).toEqual([entriesOf(rebuilt), rebuilt.bouquets])
    expect(patched.version).toBe(5)
    for (const id of after.keys()) expect(patched.columns.id[findRow(patched, id) ?? -1]).toBe(id)
    expect(findRow(patched, 999)).toBe(null)
  }
})

/** A stock of three homes at version 5, and its index. */
async function aStock() {
  const d1 = await stockOf([
    { id: 1, price: 100_000, revision: 4 },
    { id: 2, price: 200_000, revision: 5 },
    { id: 3, price: 300_000, revision: 5 },
  ])
  const db = openPrimary(d1)
  return { d1, db, index: await buildIndex(db, 5) }
}

test('an index becomes that of a later version by what was added, changed and withdrawn', async () => {
  const { d1, db, index } = await aStock()
  await saveHomes(d1, [
    { id: 1, price: 90_000, revision: 6 },
    { id: 2, isListed: false, revision: 7 },
    { id: 4, goal: 'rent', price: 800, revision: 7 },
  ])
  const updated = await updateIndex(db, index, 7)
  expect(updated?.changes).toBe(3)
  const { columns, version, firstRental } = updated?.index ?? index
  expect([version, firstRental, Array.from(columns.id), Array.from(columns.price)]).toEqual([7, 2, [3, 1, 4], [300_000, 90_000, 800]])
  expect(updated?.index).toEqual(await buildIndex(db, 7))
})

test('the same version is the same index', async () => {
  const { db, index } = await aStock()
  const updated = await updateIndex(db, index, 5)
  expect([updated?.index === index, updated?.changes]).toEqual([true, 0])
})

test('rows of an import under way are in it, and are read again for the version that publishes them', async () => {
  const { d1, db, index } = await aStock()
  await saveHomes(d1, [{ id: 4, revision: 7 }])
  const six = await updateIndex(db, index, 6)
  expect([six?.changes, six?.index.size]).toEqual([1, 4])
  expect((await updateIndex(db, six?.index ?? index, 7))?.changes).toBe(1)
})

test.each([
  [5, true],
  [6, false],
])('where names changed with version %i, an index of version 5 can be brought up to date: %o', async (names, can) => {
  const { d1, db, index } = await aStock()
  await d1.prepare('UPDATE catalogue SET names_revision = ?').bind(names).run()
  expect((await updateIndex(db, index, 7)) !== null).toBe(can)
})

test('more than 20,000 changes are too many', async () => {
  const { d1, db, index } = await aStock()
  await copyHome(d1, 1, [10_001, 30_001], { revision: '6', listed: '0' })
  expect(await updateIndex(db, index, 6)).toBe(null)
  await d1.exec('DELETE FROM listings WHERE id = 30001')
  expect((await updateIndex(db, index, 6))?.changes).toBe(20_000)
})
