import type { KVNamespace } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { openStore } from '#db/client.ts'
import { openIndex } from '#db/search/open.ts'
import type { Env } from '#worker/env.ts'
import { aProperty, propertyAnswer } from '../kit/factories.ts'
import { startSite } from '../kit/site.ts'

/** Records the names that are written. */
function noting(kv: KVNamespace, written: string[]): KVNamespace {
  return new Proxy(kv, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: readonly unknown[]) => {
        if (name === 'put') written.push(String(given[0]))
        return member.apply(target, given)
      }
    },
  })
}

test('fifty searches at once, with no index in the cache, build one', async () => {
  await using site = await startSite()
  await site.importFeed(propertyAnswer([aProperty({ ID: 1 }), aProperty({ ID: 2 })]))
  const { DB, LISTINGS } = await site.miniflare.getBindings<Pick<Env, 'DB' | 'LISTINGS'>>()
  const { keys } = await site.kv.list({ prefix: 'search:' })
  await Promise.all(keys.map(({ name }) => site.kv.delete(name)))
  const written: string[] = []
  const store = openStore(DB, noting(LISTINGS, written))
  const indexes = await Promise.all(Array.from({ length: 50 }, () => openIndex(store)))
  expect(new Set(indexes).size).toBe(1)
  expect(indexes[0]?.size).toBe(2)
  expect(written.filter((name) => name.startsWith('search:'))).toHaveLength(1)
})
