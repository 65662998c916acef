import type { KVNamespace } from '@cloudflare/workers-types'

/** In-flight loads by key, for request coalescing. Attach it to a binding (`WeakMap<KVNamespace, …>`) so that it lives as long as the isolate; `openInFlight` creates one. */
export type InFlight<Key, Value> = Map<Key, Promise<Value>>

const opened = new WeakMap<KVNamespace, Set<{ clear(): void }>>()

/** Creates a map of in-flight loads; `forgetInFlight` clears all of a binding. */
export function openInFlight<Key, Value>(kv: KVNamespace): InFlight<Key, Value> {
  const underWay: InFlight<Key, Value> = new Map()
  const all = opened.get(kv) ?? new Set()
  opened.set(kv, all.add(underWay))
  return underWay
}

/** Stops requests from joining in-flight loads, which may never settle while the database does not respond. */
export function forgetInFlight(kv: KVNamespace): void {
  for (const underWay of opened.get(kv) ?? []) underWay.clear()
}

/**
 * Joins the in-flight load of a key, or starts one. The runtime drops the work of a request whose client has disconnected, so another request's load
 * may never settle: after `timeout` milliseconds this one starts its own.
 */
export async function shareInFlight<Key, Value>(underWay: InFlight<Key, Value>, key: Key, load: () => Promise<Value>, timeout: number): Promise<Value> {
  const known = underWay.get(key)
  if (known === undefined) return start(underWay, key, load)
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<'late'>((resolve) => {
    timer.id = setTimeout(() => resolve('late'), timeout)
  })
  const first = await Promise.race([known.then((value) => ({ value })), late]).finally(() => clearTimeout(timer.id))
  if (first !== 'late') return first.value
  return start(underWay, key, load)
}

async function start<Key, Value>(underWay: InFlight<Key, Value>, key: Key, load: () => Promise<Value>): Promise<Value> {
  const loading = load()
  underWay.set(key, loading)
  try {
    return await loading
  } finally {
    if (underWay.get(key) === loading) underWay.delete(key)
  }
}
