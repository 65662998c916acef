import type { ExecutionContext } from 'hono'
import { openStore, type Store } from '#db/client.ts'
import type { Env } from '#worker/env.ts'

/** The store of a request; deferred work outlives the response. */
export function storeOf({ DB, LISTINGS }: Pick<Env, 'DB' | 'LISTINGS'>, execution: Pick<ExecutionContext, 'waitUntil'>): Store {
  return openStore(DB, LISTINGS, (work) => execution.waitUntil(work))
}
