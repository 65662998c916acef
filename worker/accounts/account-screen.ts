import { byLocale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { OwnerScreen } from '#ui/owners/owner-frame.part.tsx'
import { breadcrumbKey, href, type PlainRoute } from '#ui/routes.ts'
import { crumbsTo } from '#worker/site/crumbs.ts'
import type { Loaded, PageContext } from '#worker/site/pages/page.ts'

/** The content of an account page besides its form. */
export interface ShownAccount {
  /** Overrides the route's name. */
  readonly title?: PlainKey
  /** A success message. */
  readonly notice?: PlainKey | null
  readonly status?: number
}

/** Loader data of a sign-in or account page: `noindex`, with the state of its form. @param lead the page's description */
export function accountScreen<Props>(
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
