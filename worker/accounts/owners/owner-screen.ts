import type { OwnerScreen } from '#ui/owners/owner-frame.part.tsx'
import type { PlainRoute } from '#ui/routes.ts'
import { accountScreen, type ShownAccount } from '#worker/accounts/account-screen.ts'
import { type CachePolicy, neverKept } from '#worker/site/caching/cache-policy.ts'
import type { Loaded, PageContext } from '#worker/site/pages/page.ts'

/**
 * Owner pages are never cached and send no referrer to other sites, since the URL may hold a link. Not `no-referrer`, with which browsers omit the Origin
 * of forms.
 */
export const ownerCache: CachePolicy = { ...neverKept, headers: { ...neverKept.headers, 'Referrer-Policy': 'same-origin' } }

/** Loader data of an owner's login page, with `Retry-After` for a throttled form. */
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
