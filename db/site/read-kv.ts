import type { KVNamespace } from '@cloudflare/workers-types'

/** Timeout of a KV read in milliseconds. After a timeout KV is skipped for as long (circuit breaker), so that a page with many reads waits once. */
const usualTimeout = 300
const leftAlone = 5_000

const silentUntil = new WeakMap<KVNamespace, number>()

/**
 * Reads from KV; null on a failure or timeout. KV is only a cache: every value can be read elsewhere.
 * @param timeout in milliseconds
 */
export async function readKv<Value>(kv: KVNamespace, read: () => Promise<Value | null>, timeout = usualTimeout): Promise<Value | null> {
  if ((silentUntil.get(kv) ?? 0) > Date.now()) return null
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<'late'>((resolve) => {
    timer.id = setTimeout(() => resolve('late'), timeout)
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
