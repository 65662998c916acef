import { byLocale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { OwnerScreen } from '#ui/parts/owner-frame.tsx'
import { breadcrumbKey, href, type PlainRoute } from '#ui/routes.ts'
import { type CachePolicy, neverKept } from '#worker/http/cache-policy.ts'
import type { Loaded, PageContext } from '#worker/http/page.ts'
import { crumbsTo } from '#worker/pages/crumbs.ts'

/**
 * Pages of owners are kept nowhere, and tell their address to no other site: it may hold a link. Not `no-referrer`, with which browsers
 * send forms without an origin.
 */
export const ownerCache: CachePolicy = { ...neverKept, headers: { ...neverKept.headers, 'Referrer-Policy': 'same-origin' } }

interface Shown {
  /** In place of the route's name. */
  readonly title?: PlainKey
  /** What was done. */
  readonly notice?: PlainKey | null
  readonly status?: number
}

/** A page of an owner's log-in as it is loaded: not indexed, with the state of its form and when a refused one may be sent again. */
export function ownerLoaded<Props>(
  name: PlainRoute,
  { locale, sent }: Pick<PageContext, 'locale' | 'sent'>,
  { title: key = breadcrumbKey(name), notice = null, status = 200 }: Shown,
  props: (screen: OwnerScreen) => Props,
): Loaded<Props> {
  const t = translator(locale)
  const title = t(key)
  const isWrong = sent !== null
  const headers = sent?.retryAfter === undefined ? {} : { 'Retry-After': String(sent.retryAfter) }
  return {
    ...(isWrong ? {} : { status }),
    cache: { ...ownerCache, headers: { ...ownerCache.headers, ...headers } },
    head: {
      title: isWrong ? t('form.errorTitle', { title }) : title,
      description: t('owner.login.lead'),
      alternates: byLocale((each) => href(name, each)),
      index: false,
      private: true,
    },
    props: props({ title, crumbs: crumbsTo(name, locale), state: sent ?? freshForm, notice: isWrong || notice === null ? null : t(notice) }),
  }
}
