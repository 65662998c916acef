import { expect, test } from 'vitest'
import { copyHome, saveHomes, stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary } from '../client.ts'
import { buildIndex } from './build.ts'
import { updateIndex } from './changes.ts'

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
