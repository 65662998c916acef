import { expect, test } from 'vitest'
import { aStore } from '../../tests/kit/store-factory.ts'
import { throughCatalogueCache } from './catalogue.ts'

const versions = { stock: 5, agency: 2, content: 3 }

/** A cold isolate at these versions, and a load that counts its calls. */
function aCache(text = 'value') {
  const store = { ...aStore(), versions }
  const loads: string[] = []
  const load = async () => {
    await Promise.resolve()
    loads.push(text)
    return { text }
  }
  return { store, loads, load }
}

test('reads at once share one load, and later ones find it', async () => {
  const { store, loads, load } = aCache()
  await Promise.all(Array.from({ length: 50 }, () => throughCatalogueCache(store, 'list', load)))
  await throughCatalogueCache(store, 'list', load)
  expect(loads).toHaveLength(1)
})

test('another isolate finds the value in KV under the versions it depends on', async () => {
  const first = aCache()
  await throughCatalogueCache(first.store, 'page', first.load, { on: ['stock', 'content'] })
  expect([...first.store.entries.keys()]).toEqual(['v5c3:page'])
  const second = aCache()
  for (const [name, text] of first.store.entries) second.store.entries.set(name, text)
  expect(await throughCatalogueCache(second.store, 'page', second.load, { on: ['stock', 'content'] })).toEqual({ text: 'value' })
  expect(second.loads).toEqual([])
})

test('a value outlives changes of what it does not show, and no others', async () => {
  const { store, loads, load } = aCache()
  const read = (changed: Partial<typeof versions>) => throughCatalogueCache({ ...store, versions: { ...versions, ...changed } }, 'list', load)
  await read({})
  await read({ agency: 9, content: 9 })
  expect(loads).toHaveLength(1)
  await read({ stock: 6 })
  expect(loads).toHaveLength(2)
})

test('a slow write to KV delays no answer', async () => {
  const { store, load } = aCache()
  const release = store.hold('puts')
  expect(await throughCatalogueCache(store, 'list', load)).toEqual({ text: 'value' })
  expect(store.entries.size).toBe(0)
  release()
  await Promise.all(store.deferred)
  expect(store.entries.size).toBe(1)
})

test('an isolate holds no more than its bound, and finds the rest in KV', async () => {
  const { store, loads, load } = aCache('x'.repeat(500_000))
  const readAll = async () => {
    for (let index = 0; index < 20; index += 1) await throughCatalogueCache(store, `list:${index}`, load)
  }
  await readAll()
  await Promise.all(store.deferred)
  store.entries.clear()
  await readAll()
  expect(loads).toHaveLength(40)
})

test('a load that fails is not kept', async () => {
  const { store, load } = aCache()
  await expect(throughCatalogueCache(store, 'list', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await throughCatalogueCache(store, 'list', load)).toEqual({ text: 'value' })
})
