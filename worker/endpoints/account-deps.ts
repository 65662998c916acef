import type { Context } from 'hono'
import type { Env } from '#worker/env.ts'
import { agencyOf } from '#worker/http/agency.ts'
import { storeOf } from '#worker/http/store-of.ts'
import { relayMails } from '#worker/mail/relay.ts'

/** The dependencies for mailing an invitation. */
export async function accountDeps({ env, executionCtx }: Context<{ Bindings: Env }>) {
  const store = storeOf(env, executionCtx)
  const relay = (ids: readonly string[]) => store.defer(relayMails(env, ids))
  return { store, agency: await agencyOf(env), now: new Date(), relay }
}
