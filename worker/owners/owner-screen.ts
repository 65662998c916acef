import type { OwnerScreen } from '#ui/parts/owner-frame.tsx'
import type { PlainRoute } from '#ui/routes.ts'
import { accountScreen, type ShownAccount } from '#worker/accounts/account-screen.ts'
import { type CachePolicy, neverKept } from '#worker/http/cache-policy.ts'
import type { Loaded, PageContext } from '#worker/http/page.ts'

/**
 * Pages of owners are kept nowhere, and tell their address to no other site: it may hold a link. Not `no-referrer`, with which browsers
 * send forms without an origin.
 */
export const ownerCache: CachePolicy = { ...neverKept, headers: { ...neverKept.headers, 'Referrer-Policy': 'same-origin' } }

/** A page of an owner's log-in as it is loaded, with when a refused form may be sent again. */
export function ownerLoaded<Props>(
  name: PlainRoute,
  context: Pick<PageContext, 'locale' | 'sent'>,
  shown: ShownAccount,
  props: (screen: OwnerScreen) => Props,
): Loaded<Props> {
  const retryAfter = context.sent?.retryAfter
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
  return {
    ...accountScreen(name, context, shown, 'owner.login.lead', props),
    cache: { ...ownerCache, headers: { ...ownerCache.headers, ...headers } },
  }
}
