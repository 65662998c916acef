import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { type FormName, formCatalogue } from '#db/model/forms/form-catalogue.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { findBooking } from '#db/visits/bookings.ts'
import { byLocale, type Locale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { type ContactView, presentContact } from '#ui/agency/contact.present.ts'
import { deviceKey } from '#ui/files/documents.present.ts'
import { presentSteps, presentWhenAndWho } from '#ui/forms/after-form.present.ts'
import { ThankYouPage } from '#ui/forms/thank-you.page.tsx'
import { type ThanksAbout, wayOn } from '#ui/forms/way-on.present.ts'
import { projectContact } from '#ui/projects/project.present.ts'
import { breadcrumbKey, href, thankYouRoute } from '#ui/routes.ts'
import { type BookedViewingView, presentBookedViewing } from '#ui/visits/booked-viewing.present.ts'
import { appointmentFilePath, appointmentPath, leadOfThanksQuery } from '#worker/signing/links.ts'
import { noStore, showsText } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsTo } from '../site/crumbs.ts'
import { thankedSalePrices } from '../statistics/sale-prices.ts'
import { thanksAbout } from './thanks-about.ts'

/** The URL may contain a seal, so no referrer is sent. */
const aboutSomething = { ...noStore, headers: { ...noStore.headers, 'Referrer-Policy': 'same-origin' } }

/** The page after an accepted form: thanks, what was agreed, what happens next, and where to go from here. */
export function thankYou(form: FormName) {
  const name = thankYouRoute(form)
  return definePage(name, {
    view: ThankYouPage,
    cache: noStore,
    async load(context) {
      const { locale, url, agency } = context
      const t = translator(locale)
      const text = `form.${form}.thanks`
      const about = await thanksAbout(context)
      const booked = await bookedViewing(context, about.listing)
      const title = t(booked?.awaitsOwner ? 'appointment.awaits' : breadcrumbKey(name))
      const contact = contactOf(about, agency, locale)
      return {
        cache: url.search === '' ? showsText : aboutSomething,
        head: { title, description: t('thanks.text'), alternates: byLocale((each) => href(name, each)), index: false },
        props: {
          title,
          text: t(hasMessage(text) ? text : 'thanks.text'),
          crumbs: booked?.awaitsOwner ? crumbsTo(name, locale).with(-1, { text: title, href: null }) : crumbsTo(name, locale),
          booked,
          steps: presentSteps(form, agency.promises, locale),
          rows: presentWhenAndWho(form, contact, agencyName(agency, locale), agency.promises, locale),
          contact: formCatalogue[form].by === 'person' ? contact : null,
          way: wayOn(form, about, locale),
          sales: form === 'valuation' ? await thankedSalePrices(context) : null,
          requestKey: form === 'documentRequest' ? requestKeyOf(about) : null,
        },
      }
    },
  })
}

/** The parent path of all thank-you pages, which has no page: redirects to the home page. */
export const thankYouFolder = definePage('thankYou', {
  view: ThankYouPage,
  cache: noStore,
  async load({ locale }) {
    throw redirection(302, href('home', locale))
  },
})

/** The device storage key of the requested documents of a listing or project; null without either. */
function requestKeyOf({ listing, project }: ThanksAbout): string | null {
  if (listing) return deviceKey({ kind: 'property', id: listing.id })
  return project && deviceKey({ kind: 'project', id: project.id })
}

/** The viewing in a sealed link. Its own link, which moves or cancels it, is a credential: this page is then never cached. */
async function bookedViewing({ settings, url, now, store, locale, agency }: PageContext, listing: Listing | null): Promise<BookedViewingView | null> {
  const id = await leadOfThanksQuery(settings.signing, url.searchParams, now)
  const booked = id === null ? null : await findBooking(store.primary, id)
  if (booked === null || booked.appointment.state === 'cancelled') return null
  const { appointment } = booked
  const home = listing?.id === appointment.listingId ? listing : null
  return presentBookedViewing(appointment, home, agency, locale, {
    awaitsOwner: booked.awaitsOwner,
    calendarHref: await appointmentFilePath(settings.signing, appointment, locale),
    changeHref: await appointmentPath(settings.signing, appointment, locale),
  })
}

/** The contact person for the subject of a form. */
function contactOf({ listing, project }: ThanksAbout, agency: Agency, locale: Locale): ContactView | null {
  if (listing) return presentContact(listing, agency, locale)
  return project && projectContact(project, agency, locale)
}
