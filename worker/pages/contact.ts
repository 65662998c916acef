import { translator } from '#messages/translate.ts'
import { agency } from '#ui/agency.ts'
import { ContactPage } from '#ui/pages/contact.tsx'
import { byLocale } from '#ui/presenters/listing-address.ts'
import { href } from '#ui/routes.ts'
import { monthsKept, takeForm } from '#worker/forms/form.ts'
import { openForm } from '#worker/forms/form-view.ts'
import { siteContact } from '#worker/forms/site-contact.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { crumbsTo } from './crumbs.ts'

export const contact = definePage('contact', {
  view: ContactPage,
  cache: neverKept,
  async load(visit) {
    const { locale, sent } = visit
    const t = translator(locale)
    const title = t('form.siteContact.title')
    return {
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('form.siteContact.lead'),
        alternates: byLocale((each) => href('contact', each)),
        index: true,
      },
      props: {
        view: await openForm('siteContact', crumbsTo('contact', locale), visit),
        months: monthsKept,
      },
    }
  },
  async act(visit, sent) {
    const outcome = await takeForm(siteContact, visit, sent, { listingId: null, projectId: null, office: agency.email })
    if (outcome.accepted) throw redirection(303, href('thankYouSiteContact', visit.locale))
    return outcome.state
  },
})
