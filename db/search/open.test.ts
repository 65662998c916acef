import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, expect, test, vi } from 'vitest'
import { coldStore, copyHome, saveHomes, stockOf } from '../../tests/listings/listing-rows.ts'
import { openStore, type Store } from '../client.ts'
import { anySearch } from '../model/search/search.ts'
import { findMatch } from './find.ts'
import { openIndex, prepareIndex } from './open.ts'

afterEach(() => vi.useRealTimers())

type KvEntries = Map<string, string | ArrayBuffer>

/** A request that reads this version of the stock. */
const at = (store: Store, stock: number, indexBase = 0): Store => ({ ...store, versions: { stock, agency: 0, content: 1, indexBase } })
const idsIn = async (store: Store) => Array.from((await openIndex(store)).columns.id)

/** A cold isolate, and what it has deferred. */
function anIsolate(d1: D1Database, entries: KvEntries = new Map()) {
  const deferred: Promise<unknown>[] = []
  const store = openStore(d1, coldStore(d1, entries).kv, (work) => deferred.push(work))
  return { store, written: () => Promise.all(deferred) }
}

const baseOf = async (d1: D1Database) => Number(await d1.prepare('SELECT index_base FROM catalogue').first('index_base'))

/** Replaces all homes as no import would: what an isolate finds then was kept somewhere. */
async function replaceUnseen(d1: D1Database): Promise<void> {
  await d1.exec('DELETE FROM listings')
  await saveHomes(d1, [{ id: 99, revision: 0 }])
}

test('searches at once build one index, and later ones find it', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const store = at(coldStore(d1), 1)
  const indexes = await Promise.all(Array.from({ length: 20 }, () => openIndex(store)))
  expect(new Set(indexes).size).toBe(1)
  await replaceUnseen(d1)
  expect(await openIndex(store)).toBe(indexes[0])
  expect(await idsIn(at(coldStore(d1), 1))).toEqual([99])
})

test('an index that was built becomes the base that other isolates begin with', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const entries: KvEntries = new Map()
  const first = anIsolate(d1, entries)
  await openIndex(at(first.store, 5))
  await first.written()
  expect([[...entries.keys()], await baseOf(d1)]).toEqual([['search:5:nl,fr,en,de:5'], 5])
  await replaceUnseen(d1)
  expect(await idsIn(at(coldStore(d1, entries), 5, 5))).toEqual([2, 1])
  expect(await idsIn(at(coldStore(d1, entries), 6, 5))).toEqual([2, 1])
  // A base newer than what the request reads is left alone, and so is one that KV has lost.
  expect(await idsIn(at(coldStore(d1, entries), 4, 5))).toEqual([99])
  expect(await idsIn(at(coldStore(d1), 5, 5))).toEqual([99])
})

test('an index from the base is not written again', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const entries: KvEntries = new Map()
  const first = anIsolate(d1, entries)
  await openIndex(at(first.store, 1))
  await first.written()
  const second = anIsolate(d1, entries)
  await saveHomes(d1, [{ id: 2, revision: 2 }])
  expect(await idsIn(at(second.store, 2, 1))).toEqual([2, 1])
  expect(await idsIn(at(second.store, 3, 1))).toEqual([2, 1])
  await second.written()
  expect([...entries.keys()]).toEqual(['search:5:nl,fr,en,de:1'])
})

test('a new version is the old index with the listings that have changed since', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const store = coldStore(d1)
  await openIndex(at(store, 1))
  await replaceUnseen(d1)
  await saveHomes(d1, [{ id: 3, revision: 2 }])
  expect(await idsIn(at(store, 2))).toEqual([3, 2, 1])
})

test('a version whose names have changed is built again', async () => {
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const { store, written } = anIsolate(d1)
  await openIndex(at(store, 1))
  await written()
  await replaceUnseen(d1)
  await d1.exec('UPDATE catalogue SET names_revision = 2')
  expect(await idsIn(at(store, 2, 1))).toEqual([99])
})

test('a newer index answers requests that began before it for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T09:00:00Z') })
  const d1 = await stockOf([{ id: 1 }])
  const store = coldStore(d1)
  const newer = await openIndex(at(store, 5))
  await replaceUnseen(d1)
  expect(await openIndex(at(store, 4))).toBe(newer)
  vi.setSystemTime(new Date('2026-12-01T09:00:59.999Z'))
  expect(await openIndex(at(store, 4))).toBe(newer)
  vi.setSystemTime(new Date('2026-12-01T09:01:00Z'))
  // The database was restored to an earlier state.
  expect(await idsIn(at(store, 4))).toEqual([99])
  const restored = await openIndex(at(store, 4))
  expect(restored.version).toBe(4)
  vi.setSystemTime(new Date('2026-12-01T10:00:00Z'))
  expect(await openIndex(at(store, 4))).toBe(restored)
})

test('an older request that is slow does not take the place of a newer index', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const store = coldStore(d1)
  const [newer, older] = await Promise.all([openIndex(at(store, 5)), openIndex(at(store, 4))])
  expect([newer.version, older.version]).toEqual([5, 4])
  expect(await openIndex(at(store, 5))).toBe(newer)
  const [six, seven] = await Promise.all([openIndex(at(store, 6)), openIndex(at(store, 7))])
  expect([six.version, seven.version]).toEqual([6, 7])
  expect(await openIndex(at(store, 7))).toBe(seven)
})

test('an index is prepared before its version is published', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const entries: KvEntries = new Map()
  const store = coldStore(d1, entries)
  expect(await prepareIndex(store, 7)).toBe(true)
  expect([[...entries.keys()], await baseOf(d1)]).toEqual([['search:5:nl,fr,en,de:7'], 7])
  await replaceUnseen(d1)
  expect(await idsIn(at(store, 7))).toEqual([1])
})

test('few changes leave the base as it is, many make a new one', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const entries: KvEntries = new Map()
  const store = coldStore(d1, entries)
  await prepareIndex(store, 1)
  await copyHome(d1, 1, [1_001, 1_300], { revision: '2' })
  expect([await prepareIndex(store, 2), entries.size, await baseOf(d1)]).toEqual([true, 1, 1])
  await copyHome(d1, 1, [2_001, 2_200], { revision: '3' })
  expect([await prepareIndex(store, 3), entries.size, await baseOf(d1)]).toEqual([true, 1, 1])
  // The changes since the base, not since the last version: 501 of them.
  await copyHome(d1, 1, [3_001, 3_001], { revision: '4' })
  expect([await prepareIndex(store, 4), entries.size, await baseOf(d1)]).toEqual([true, 2, 4])
  await copyHome(d1, 1, [4_001, 4_001], { revision: '5' })
  expect([await prepareIndex(store, 5), entries.size, await baseOf(d1)]).toEqual([true, 2, 4])
})

test('an index that KV refuses is reported, and answers this isolate all the same', async () => {
  using logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const d1 = await stockOf([{ id: 1 }, { id: 2 }])
  const store = coldStore(d1)
  store.kv.put = () => Promise.reject(new Error('KV is full'))
  expect(await prepareIndex(store, 7)).toBe(false)
  expect(logged.mock.calls.map(([text]) => String(text).split('\n')[0])).toEqual([
    expect.stringMatching(/^The search index of 2 listings \(\d+ bytes\) was not cached: every isolate builds its own$/),
  ])
  expect([await baseOf(d1), await idsIn(at(store, 7))]).toEqual([0, [2, 1]])
})

test('an index that was never kept is offered to KV again, however few its changes are', async () => {
  using _ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const d1 = await stockOf([{ id: 1 }])
  const entries: KvEntries = new Map()
  const store = coldStore(d1, entries)
  const { put } = store.kv
  store.kv.put = () => Promise.reject(new Error('KV is full'))
  expect(await prepareIndex(store, 1)).toBe(false)
  store.kv.put = put
  // The base that others wrote is new.
  await d1.prepare('UPDATE catalogue SET index_base_at = ?').bind(new Date().toISOString()).run()
  await saveHomes(d1, [{ id: 2, revision: 2 }])
  expect([await prepareIndex(store, 2), [...entries.keys()]]).toEqual([true, ['search:5:nl,fr,en,de:2']])
})

test('a build that fails is tried again by the next request', async () => {
  const d1 = await stockOf([{ id: 1 }])
  const store = at(coldStore(d1), 1)
  await d1.exec('ALTER TABLE places RENAME TO away')
  await expect(openIndex(store)).rejects.toThrow()
  await d1.exec('ALTER TABLE away RENAME TO places')
  expect(await idsIn(store)).toEqual([1])
})

test('at New Year an index counts its homes by the new year, though no home has changed', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T22:59:00Z'), toFake: ['Date'] })
  const d1 = await stockOf([
    { id: 1, built: 2024 },
    { id: 2, built: 2025 },
    { id: 3, built: 1990, newBuild: true },
    { id: 4, built: 2027 },
  ])
  const entries: KvEntries = new Map()
  const { store, written } = anIsolate(d1, entries)
  const newHomes = async (from: Store) => {
    const { index, match } = await findMatch(from, 'sale', { ...anySearch, newBuild: true })
    return [...Array.from(index.columns.id).filter((_, row) => match.found[row] === 1), match.facets.newBuild]
  }
  expect(await newHomes(at(store, 5))).toEqual([4, 3, 2, 1, 4])
  await written()
  // Midnight in Brussels.
  vi.setSystemTime(Date.parse('2026-12-31T23:00:00Z'))
  expect(await newHomes(at(store, 5))).toEqual([4, 3, 2, 3])
  expect(await newHomes(at(coldStore(d1, entries), 5, 5))).toEqual([4, 3, 2, 3])
})
