import type { Context } from 'hono'
import type { Env } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayMails } from '#worker/site/queue.ts'
import { storeOf } from '#worker/site/requests/request-store.ts'

/** The dependencies for mailing an invitation. */
export async function accountDeps({ env, executionCtx }: Context<{ Bindings: Env }>) {
  const store = storeOf(env, executionCtx)
  const relay = (ids: readonly string[]) => store.defer(relayMails(env, ids))
  return { store, agency: await agencyOf(env), now: new Date(), relay }
}
