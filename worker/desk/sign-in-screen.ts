import { byLocale } from '#messages/locales.ts'
import { type PlainKey, translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { OwnerScreen } from '#ui/parts/owner-frame.tsx'
import { breadcrumbKey, href, type PlainRoute } from '#ui/routes.ts'
import type { Loaded, PageContext } from '#worker/http/page.ts'
import { crumbsTo } from '#worker/pages/crumbs.ts'

interface Shown {
  /** In place of the route's name. */
  readonly title?: PlainKey
  /** What was done. */
  readonly notice?: PlainKey | null
  readonly status?: number
}

/** A page of the desk's sign-in as it is loaded: not indexed, with the state of its form. */
export function signInLoaded<Props>(
  name: PlainRoute,
  { locale, sent }: Pick<PageContext, 'locale' | 'sent'>,
  { title: key = breadcrumbKey(name), notice = null, status = 200 }: Shown,
  props: (screen: OwnerScreen) => Props,
): Loaded<Props> {
  const t = translator(locale)
  const title = t(key)
  return {
    ...(sent === null ? { status } : {}),
    head: {
      title: sent === null ? title : t('form.errorTitle', { title }),
      description: t('desk.signIn.lead'),
      alternates: byLocale((each) => href(name, each)),
      index: false,
      private: true,
    },
    props: props({ title, crumbs: crumbsTo(name, locale).slice(0, 1), state: sent ?? freshForm, notice: sent !== null || notice === null ? null : t(notice) }),
  }
}
