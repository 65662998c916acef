import type { Listing } from '#db/model/listing.ts'
import { textIn } from '#db/model/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { EnquiryPage } from '#ui/pages/enquiry.tsx'
import type { Crumb } from '#ui/parts/breadcrumb.tsx'
import { byLocale, listingPath } from '#ui/presenters/listing-address.ts'
import { presentCard } from '#ui/presenters/listing-card.ts'
import { officeOf, titleOf } from '#ui/presenters/property.ts'
import { href, type RouteName } from '#ui/routes.ts'
import { contactMe, visit } from '#worker/forms/enquiry.ts'
import { type FormDefinition, monthsKept, takeForm } from '#worker/forms/form.ts'
import { openForm } from '#worker/forms/form-view.ts'
import { neverKept } from '#worker/http/cache-policy.ts'
import { definePage } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { crumbsBelow } from './crumbs.ts'
import { homeOnOffer } from './on-offer.ts'

export const question = enquiry('question', contactMe, 'thankYouContactMe')
export const visitRequest = enquiry('visit', visit, 'thankYouAppointment')

/** A form about a home on offer; one that is not, or never was, has a page of its own that says so. */
function enquiry(name: 'question' | 'visit', form: FormDefinition<{ readonly email: string }>, thanks: RouteName & `thankYou${string}`) {
  const words = name === 'question' ? 'contactMe' : 'visit'
  return definePage(name, {
    view: EnquiryPage,
    cache: neverKept,
    async load(page) {
      const { locale, now, sent } = page
      const t = translator(locale)
      const home = await homeOnOffer(page, page.parameters.id ?? '')
      const title = t(`form.${words}.title`)
      const listing = textIn(home.place.city, locale)
      return {
        head: {
          title: sent ? t('form.errorTitle', { title }) : `${title}, ${listing}`,
          description: t(`form.${words}.lead`),
          alternates: byLocale((each) => href(name, each, { id: home.id })),
          index: false,
        },
        props: {
          view: await openForm(form.name, crumbsOf(home, title, locale), page),
          months: monthsKept,
          subject: { kind: name, card: presentCard(home, locale, now) },
        },
      }
    },
    async act(page, sent) {
      const home = await homeOnOffer(page, page.parameters.id ?? '')
      const outcome = await takeForm(form, page, sent, { listingId: home.id, projectId: null, office: home.contact.email ?? officeOf(home) })
      if (outcome.accepted) throw redirection(303, href(thanks, page.locale))
      return outcome.state
    },
  })
}

function crumbsOf(home: Listing, title: string, locale: Locale): readonly Crumb[] {
  const list = home.goal === 'sale' ? 'forSale' : 'forRent'
  return crumbsBelow(list, locale, { text: titleOf(home, locale), href: listingPath(home, locale) }, { text: title, href: null })
}
