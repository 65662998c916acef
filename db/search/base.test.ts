import { expect, test } from 'vitest'
import { memoryKv } from '../../tests/kit/memory-kv.ts'
import { stockOf } from '../../tests/listings/listing-rows.ts'
import { openPrimary, openStore } from '../client.ts'
import { needsBase, readBase, writeBase } from './base.ts'
import { buildIndex } from './build.ts'

const now = '2026-12-08T09:00:00.000Z'

/** A store with an index of two homes. */
async function anIndex(version = 7) {
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const memory = memoryKv()
  const store = openStore(d1, memory.kv)
  return { ...memory, d1, store, index: await buildIndex(store.db, version) }
}

test('a base is read again as it was written, by its version', async () => {
  const { store, index, entries, lifetimes, d1 } = await anIndex()
  expect(await writeBase(store, index, now)).toBe(true)
  const name = 'search:5:nl,fr,en,de:7'
  expect([[...entries.keys()], lifetimes.get(name)]).toEqual([[name], 30 * 24 * 60 * 60])
  expect(await d1.prepare('SELECT index_base, index_base_at FROM catalogue').first()).toEqual({ index_base: 7, index_base_at: now })
  const versions = { stock: 9, agency: 0, content: 1 }
  expect(await readBase({ ...store, versions: { ...versions, indexBase: 7 } })).toEqual(index)
  for (const other of [{ ...versions, indexBase: 6 }, { ...versions, indexBase: 0 }, versions]) expect(await readBase({ ...store, versions: other })).toBe(null)
})

test('an older index does not take the place of a newer base', async () => {
  const { store, index, d1 } = await anIndex()
  await writeBase(store, index, now)
  await writeBase(store, { ...index, version: 6 }, '2026-12-09T09:00:00.000Z')
  const recorded = () => d1.prepare('SELECT index_base, index_base_at FROM catalogue').first()
  expect(await recorded()).toEqual({ index_base: 7, index_base_at: now })
  await writeBase(store, index, '2026-12-10T09:00:00.000Z')
  expect(await recorded()).toEqual({ index_base: 7, index_base_at: '2026-12-10T09:00:00.000Z' })
})

test.each<[size: number, changes: number | null, since: string, isNeeded: boolean]>([
  [10, null, now, true],
  [10, 500, now, false],
  [10, 501, now, true],
  [20_000, 1_000, now, false],
  [20_000, 1_001, now, true],
  [10, 0, '2026-12-01T09:00:00.000Z', false],
  [10, 0, '2026-12-01T08:59:59.999Z', true],
  [10, 0, '', true],
])('an index of %i homes with %o changes since a base of %j needs a new one: %o', async (size, changes, since, isNeeded) => {
  const { d1, index } = await anIndex()
  await d1.prepare('UPDATE catalogue SET index_base_at = ?').bind(since).run()
  expect(await needsBase(openPrimary(d1), { ...index, size }, changes, now)).toBe(isNeeded)
})
