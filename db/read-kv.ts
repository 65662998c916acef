import type { KVNamespace } from '@cloudflare/workers-types'

/** Milliseconds: how long a page waits for KV, and how long KV is skipped after a timeout, so that a page with many reads waits once. */
const usualPatience = 300
const leftAlone = 5_000

const silentUntil = new WeakMap<KVNamespace, number>()

/**
 * Reads from KV; null if it fails or does not answer in time. KV is only a cache: every value can be read elsewhere.
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
