import { byLocale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { OwnerScreen } from '#ui/owners/owner-frame.part.tsx'
import { breadcrumbKey, href, type PlainRoute } from '#ui/routes.ts'
import { type CachePolicy, noStore } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo } from '#worker/site/crumbs.ts'
import type { Loaded, PageContext } from '#worker/site/pages/page.ts'

/** The content of an account page besides its form. */
interface ShownAccount {
  /** Overrides the route's name. */
  readonly title?: PlainKey
  /** A success message. */
  readonly notice?: PlainKey | null
  readonly status?: number
}

/** Loader data of a sign-in or account page: `noindex`, with the state of its form. @param lead the page's description */
function accountScreen<Props>(
  name: PlainRoute,
  { locale, sent }: Pick<PageContext, 'locale' | 'sent'>,
  { title: key = breadcrumbKey(name), notice = null, status = 200 }: ShownAccount,
  lead: PlainKey,
  props: (screen: OwnerScreen) => Props,
): Loaded<Props> {
  const t = translator(locale)
  const title = t(key)
  const isWrong = sent !== null
  return {
    ...(isWrong ? {} : { status }),
    head: {
      title: isWrong ? t('form.errorTitle', { title }) : title,
      description: t(lead),
      alternates: byLocale((each) => href(name, each)),
      index: false,
      private: true,
    },
    props: props({ title, crumbs: crumbsTo(name, locale), state: sent ?? freshForm, notice: isWrong || notice === null ? null : t(notice) }),
  }
}

/**
 * Owner pages are never cached and send no referrer to other sites, since the URL may hold a link. Not `no-referrer`, with which browsers omit the Origin
 * of forms.
 */
export const ownerCache: CachePolicy = { ...noStore, headers: { ...noStore.headers, 'Referrer-Policy': 'same-origin' } }

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

/** Loader data of a sign-in page of the desk. */
export function signInLoaded<Props>(
  name: PlainRoute,
  context: Pick<PageContext, 'locale' | 'sent'>,
  shown: ShownAccount,
  props: (screen: OwnerScreen) => Props,
): Loaded<Props> {
  return accountScreen(name, context, shown, 'desk.signIn.lead', (screen) => props({ ...screen, crumbs: screen.crumbs.slice(0, 1) }))
}
