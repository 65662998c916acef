import type { Context } from 'hono'
import { openStore, type Store } from '#db/client.ts'
import { readVersions } from '#db/versions.ts'
import type { Env } from '#worker/env.ts'

type RequestStore = Store & { readonly versions: NonNullable<Store['versions']> }

const stores = new WeakMap<Request, Promise<RequestStore>>()

/** The store of a request: deferred work outlives its answer, and everything is read under the versions of its start. */
export function requestStore(context: Context<{ Bindings: Env }>): Promise<RequestStore> {
  const known = stores.get(context.req.raw)
  if (known) return known
  const opened = open(context)
  stores.set(context.req.raw, opened)
  return opened
}

async function open(context: Context<{ Bindings: Env }>): Promise<RequestStore> {
  const { DB, LISTINGS } = context.env
  const store = openStore(DB, LISTINGS, (work) => context.executionCtx.waitUntil(work))
  return { ...store, versions: await readVersions(store) }
}
