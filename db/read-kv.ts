import type { KVNamespace } from '@cloudflare/workers-types'

/** Milliseconds that a page waits for KV, and for which KV is left alone once it kept silent: a page of many reads waits once. */
const usualPatience = 300
const leftAlone = 5_000

const silentUntil = new WeakMap<KVNamespace, number>()

/**
 * What KV has; null where it fails, or keeps silent. It is a cache, so all it has can be read elsewhere.
 * @param patience milliseconds
 */
export async function readKv<Value>(kv: KVNamespace, read: () => Promise<Value | null>, patience = usualPatience): Promise<Value | null> {
  if ((silentUntil.get(kv) ?? 0) > Date.now()) return null
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<'late'>((resolve) => {
    timer.id = setTimeout(() => resolve('late'), patience)
  })
  const reading = read().then(
    (value) => ({ value }),
    () => null,
  )
  const found = await Promise.race([reading, late]).finally(() => clearTimeout(timer.id))
  if (found !== 'late') return found?.value ?? null
  silentUntil.set(kv, Date.now() + leftAlone)
  return null
}
