import { createId } from '@paralleldrive/cuid2'
import { translator } from '#messages/translate.ts'
import { agency } from '#ui/agency.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { ValuationPage } from '#ui/pages/valuation.tsx'
import { byLocale } from '#ui/presenters/listing-address.ts'
import { href } from '#ui/routes.ts'
import { monthsKept, takeForm } from '#worker/forms/form.ts'
import { valuation as form } from '#worker/forms/valuation.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { crumbsTo } from './crumbs.ts'

export const valuation = definePage('valuation', {
  view: ValuationPage,
  cache: neverKept,
  async load({ locale, sent }) {
    const t = translator(locale)
    const title = t('form.valuation.title')
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('form.valuation.lead'),
        alternates: byLocale((each) => href('valuation', each)),
        index: true,
      },
      props: {
        view: { form: 'valuation', crumbs: crumbsTo('valuation', locale), state: sent ?? freshForm, submission: createId() },
        months: monthsKept,
      },
    }
  },
  async act(visit, sent) {
    const outcome = await takeForm(form, visit, sent, { listingId: null, projectId: null, office: agency.email })
    if (outcome.accepted) throw redirection(303, href('thankYouValuation', visit.locale))
    return outcome.state
  },
})
