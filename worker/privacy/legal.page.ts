import { parse } from 'hono/utils/cookie'
import { readConsent } from '#db/model/privacy/consent.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentLegalData } from '#ui/law/legal-data.present.ts'
import { CookieSettingsPage } from '#ui/privacy/cookie-settings.page.tsx'
import { LegalPage } from '#ui/privacy/legal.page.tsx'
import { href } from '#ui/routes.ts'
import { introOf } from '#worker/content/intro.ts'
import { consentVersion } from '#worker/privacy/consent-version.ts'
import { noStore, showsContent } from '#worker/site/caching/cache-policy.ts'
import { crumbsTo } from '#worker/site/crumbs.ts'
import { definePage } from '#worker/site/pages/page.ts'

/** The agency's legal information, from its record. */
export const legal = definePage('legal', {
  view: LegalPage,
  cache: showsContent,
  async load(context) {
    const { head, intro } = await introOf('legal', context, 'legal.text')
    const groups = presentLegalData(context.agency, context.locale)
    return { head: { ...head, index: head.index && groups.length > 0 }, props: { ...intro, groups } }
  },
})

/** Shows the visitor's own choice, so it is never cached. */
export const cookieSettings = definePage('cookieSettings', {
  view: CookieSettingsPage,
  cache: noStore,
  async load({ agency, locale, cookies }) {
    const t = translator(locale)
    const choice = readConsent(parse(cookies ?? '', 'consent').consent, consentVersion(agency))
    return {
      head: { title: t('route.cookieSettings'), description: t('consent.lead'), alternates: byLocale((each) => href('cookieSettings', each)), index: false },
      props: { crumbs: crumbsTo('cookieSettings', locale), choice: choice && { accepted: choice.accepted, at: choice.at * 1000 } },
    }
  },
})
