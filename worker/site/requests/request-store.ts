import type { Context, ExecutionContext } from 'hono'
import { openStore, type Store } from '#db/client.ts'
import type { Versions } from '#db/model/site/versions.ts'
import { readVersions } from '#db/site/versions.ts'
import type { Env } from '#worker/env.ts'

/** A store whose reads all use the same versions. */
type RequestStore = Store & { readonly versions: Versions }

const stores = new WeakMap<Request, Promise<RequestStore>>()
const readMethods = ['GET', 'HEAD']

/**
 * The store of a request: deferred work outlives the response, and all reads use the versions at its start. Requests that write read the primary, others
 * the nearest replica.
 */
export function requestStore(context: Context<{ Bindings: Env }>): Promise<RequestStore> {
  const known = stores.get(context.req.raw)
  if (known) return known
  const opened = open(context)
  stores.set(context.req.raw, opened)
  return opened
}

async function open(context: Context<{ Bindings: Env }>): Promise<RequestStore> {
  const store = storeOf(context.env, context.executionCtx)
  const isRead = readMethods.includes(context.req.method)
  // While the database fails, a form must still get its page back with everything typed, whatever the age of the versions.
  const versions = await (isRead ? readVersions(store) : readVersions(store, Date.now(), Number.POSITIVE_INFINITY))
  return { ...store, db: isRead ? store.replica : store.primary, versions }
}

/** The store of a request; deferred work outlives the response. */
export function storeOf({ DB, LISTINGS }: Pick<Env, 'DB' | 'LISTINGS'>, execution: Pick<ExecutionContext, 'waitUntil'>): Store {
  return openStore(DB, LISTINGS, (work) => execution.waitUntil(work))
}
