import { expect, test } from 'vitest'
import { aStore } from '../../tests/kit/store-factory.ts'
import { publishVersions, readVersions } from './versions.ts'

const before = { stock: 5, agency: 2, content: 3 }
const after = { stock: 6, agency: 2, content: 3 }

/** An isolate that has read the versions at the moment 0, and whose catalogue has then changed. */
async function changedStore() {
  const store = aStore([[5, 2, 3]])
  expect(await readVersions(store, 0)).toEqual(before)
  store.rows = [[6, 2, 3]]
  return store
}

test('requests at once share one read of the versions', async () => {
  const store = aStore([[5, 2, 3]])
  expect(await Promise.all(Array.from({ length: 20 }, () => readVersions(store, 0)))).toEqual(Array(20).fill(before))
  expect(store.queries).toHaveLength(1)
})

test('versions of less than a second ago need no read', async () => {
  const store = await changedStore()
  expect(await readVersions(store, 999)).toEqual(before)
  expect(store.queries).toHaveLength(1)
})

test('versions of up to 15 seconds ago answer while they are read again behind the answer', async () => {
  const store = await changedStore()
  const release = store.hold('queries')
  expect([await readVersions(store, 14_000), await readVersions(store, 14_100)]).toEqual([before, before])
  expect(store.queries).toHaveLength(2)
  release()
  await Promise.all(store.deferred)
  expect(await readVersions(store, 14_200)).toEqual(after)
})

test('older versions are read again before the answer', async () => {
  const store = await changedStore()
  expect(await readVersions(store, 15_000)).toEqual(after)
})

test('while the database fails, versions of up to 25 seconds ago serve, to forms older ones too', async () => {
  const store = await changedStore()
  store.fail(true)
  expect(await readVersions(store, 24_999)).toEqual(before)
  await expect(readVersions(store, 25_000)).rejects.toThrow()
  expect(await readVersions(store, 3_600_000, Number.POSITIVE_INFINITY)).toEqual(before)
  store.fail(false)
  expect(await readVersions(store, 25_000)).toEqual(after)
})

test('a read that began before a publication does not undo it', async () => {
  const store = aStore([[5, 2, 3]])
  const releaseEarly = store.hold('queries')
  const early = readVersions(store, 0)
  store.hold('queries')()
  store.rows = [[6, 2, 3]]
  await publishVersions(store, 10)
  releaseEarly()
  expect(await early).toEqual(after)
  expect(await readVersions(store, 500)).toEqual(after)
})

test('a request that has taken its versions keeps them', async () => {
  const store = await changedStore()
  expect(await readVersions({ ...store, versions: before }, 60_000)).toEqual(before)
})
