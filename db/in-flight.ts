import type { KVNamespace } from '@cloudflare/workers-types'

/** Loads under way, by key. Attach it to a binding (`WeakMap<KVNamespace, …>`) so that it lives as long as the isolate; `openInFlight` creates one. */
export type InFlight<Key, Value> = Map<Key, Promise<Value>>

const opened = new WeakMap<KVNamespace, Set<{ clear(): void }>>()

/** Creates an isolate's set of loads; `forgetInFlight` clears every set at once. */
export function openInFlight<Key, Value>(kv: KVNamespace): InFlight<Key, Value> {
  const underWay: InFlight<Key, Value> = new Map()
  const all = opened.get(kv) ?? new Set()
  opened.set(kv, all.add(underWay))
  return underWay
}

/** Stops requests from joining loads under way, which may never finish while the database does not answer. */
export function forgetInFlight(kv: KVNamespace): void {
  for (const underWay of opened.get(kv) ?? []) underWay.clear()
}

/**
 * Joins the load of this key that is under way, or starts it. The runtime drops the work of a request whose client is gone, so a load
 * started by another request may never end: after `patience` milliseconds this one loads for itself.
 */
export async function shareInFlight<Key, Value>(underWay: InFlight<Key, Value>, key: Key, load: () => Promise<Value>, patience: number): Promise<Value> {
  const known = underWay.get(key)
  if (known === undefined) return start(underWay, key, load)
  const timer: { id?: ReturnType<typeof setTimeout> } = {}
  const late = new Promise<'late'>((resolve) => {
    timer.id = setTimeout(() => resolve('late'), patience)
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
