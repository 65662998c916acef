import { expect, test } from 'vitest'
import { copyHome, stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary } from '../client.ts'
import { countListed, readListed, readListedAmong } from './rows.ts'

test('listings are read to the last, four thousand at a time', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2, isListed: false }])
  const db = openPrimary(d1)
  const slices = async () => {
    const read = []
    for await (const rows of readListed(db)) read.push(rows.map(([id]) => id))
    return read
  }
  expect([await slices(), await countListed(db)]).toEqual([[[1]], 1])
  await copyHome(d1, 1, [11, 4_009])
  expect([(await slices()).map((ids) => ids.length), await countListed(db)]).toEqual([[4_000, 0], 4_000])
  await copyHome(d1, 1, [4_010, 4_010])
  expect((await slices()).map((ids) => [ids.length, ids[0], ids.at(-1)])).toEqual([
    [4_000, 1, 4_009],
    [1, 4_010, 4_010],
  ])
})

test('some listings are read by id, without those that are in no list', async () => {
  const db = openPrimary(await stockOf([{ id: 3 }, { id: 1 }, { id: 2, isListed: false }]))
  const ids = async (...given: readonly number[]) => (await readListedAmong(db, given)).map(([id]) => id)
  expect([await ids(3, 2, 1, 9), await ids(3), await ids()]).toEqual([[1, 3], [3], []])
})
