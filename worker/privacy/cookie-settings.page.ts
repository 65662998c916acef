import { parse } from 'hono/utils/cookie'
import { readConsent } from '#db/model/privacy/consent.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { CookieSettingsPage } from '#ui/privacy/cookie-settings.page.tsx'
import { href } from '#ui/routes.ts'
import { consentVersion } from '#worker/privacy/consent-version.ts'
import { neverKept } from '#worker/site/caching/cache-policy.ts'
import { definePage } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'

/** Shows the visitor's own choice, so it is never cached. */
export const cookieSettings = definePage('cookieSettings', {
  view: CookieSettingsPage,
  cache: neverKept,
  async load({ agency, locale, cookies }) {
    const t = translator(locale)
    const choice = readConsent(parse(cookies ?? '', 'consent').consent, consentVersion(agency))
    return {
      head: { title: t('route.cookieSettings'), description: t('consent.lead'), alternates: byLocale((each) => href('cookieSettings', each)), index: false },
      props: { crumbs: crumbsTo('cookieSettings', locale), choice: choice && { accepted: choice.accepted, at: choice.at * 1000 } },
    }
  },
})
