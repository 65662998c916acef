import { expect, test } from 'vitest'
import { coldStore, saveHomes, stockOf } from '../../tests/listings/listing-rows.ts'
import { countTowns } from './place-counts.ts'

const villa = ['house', 'villa', 'villa'] as const
const apartment = ['apartment', 'apartment', 'apartment'] as const
const stock = stockOf([
  { id: 1 },
  { id: 2, category: villa },
  { id: 3, category: ['house', 'villa', 'landhuis'] },
  { id: 4, place: ['BE', '8310', 'Assebroek'], category: apartment },
  { id: 5, place: ['BE', '8310', 'Sint-Kruis'], category: apartment },
  { id: 6, place: ['BE', '9000', 'Gent'], category: apartment },
  { id: 7, place: ['LU', '4010', 'Esch-sur-Alzette'] },
  { id: 8, place: ['BE', '4010', 'Nulle-Part'] },
  { id: 9, place: ['BE', null, 'Gent'] },
  { id: 10, place: ['other', '8000', 'Brugge'] },
  { id: 11, goal: 'rent', place: ['BE', '9000', 'Gent'], category: apartment },
  { id: 12, goal: 'rent', isListed: false },
])

async function counted(goal: 'sale' | 'rent') {
  const towns = await countTowns(coldStore(await stock), goal)
  return towns.map(({ town, count, types }) => [town.code, count, Object.fromEntries(types)])
}

test('towns have the homes for sale that lie in them, by category and sub-category, the most first', async () => {
  expect(await counted('sale')).toEqual([
    ['be-31005', 5, { house: 3, 'town-house': 1, villa: 2, apartment: 2 }],
    ['be-44021', 1, { apartment: 1 }],
    ['be-8310-assebroek', 1, { apartment: 1 }],
    ['be-8310-sint-kruis', 1, { apartment: 1 }],
    ['lu-esch-sur-alzette', 1, { house: 1, 'town-house': 1 }],
  ])
})

test('homes for rent are counted by themselves', async () => {
  expect(await counted('rent')).toEqual([['be-44021', 1, { apartment: 1 }]])
})

test('the counts are kept with an index, and made again for the next', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const store = coldStore(d1)
  const at = (stock: number) => ({ ...store, versions: { stock, agency: 0, content: 1 } })
  const first = await countTowns(at(1), 'sale')
  expect(await countTowns(at(1), 'rent')).toEqual([])
  expect(await countTowns(at(1), 'sale')).toBe(first)
  await saveHomes(d1, [{ id: 2, revision: 2 }])
  expect((await countTowns(at(2), 'sale')).map(({ count }) => count)).toEqual(first.map(() => 2))
})
