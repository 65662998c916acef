import { byLocale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { ThankYouPage } from '#ui/pages/thank-you.tsx'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { showsText } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { crumbsTo, type PlainRoute } from './crumbs.ts'

/** The page after an accepted form: thanks, and what happens next. */
export function thankYou(name: PlainRoute, form: string) {
  return definePage(name, {
    view: ThankYouPage,
    cache: showsText,
    async load({ locale }) {
      const t = translator(locale)
      const title = t(breadcrumbKey(name))
      const text = `form.${form}.thanks`
      const steps = ['step1', 'step2', 'step3'].map((step) => `form.${form}.${step}`).filter(hasMessage)
      return {
        head: { title, description: t('thanks.text'), alternates: byLocale((each) => href(name, each)), index: false },
        props: {
          title,
          text: t(hasMessage(text) ? text : 'thanks.text'),
          crumbs: crumbsTo(name, locale),
          steps: steps.filter(hasMessage).map((step) => t(step)),
        },
      }
    },
  })
}
