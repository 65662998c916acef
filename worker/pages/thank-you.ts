import { findAppointment } from '#db/appointments.ts'
import type { FormName } from '#db/model/lead.ts'
import type { Listing } from '#db/model/listing.ts'
import { byLocale } from '#messages/locales.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import { ThankYouPage } from '#ui/pages/thank-you.tsx'
import { presentAppointmentRows } from '#ui/presenters/appointment.ts'
import { deviceKey } from '#ui/presenters/documents.ts'
import type { LeadRow } from '#ui/presenters/lead-rows.ts'
import { titleOf } from '#ui/presenters/listing-title.ts'
import { promisedWords } from '#ui/presenters/promised-words.ts'
import { type ThanksAbout, waysOn } from '#ui/presenters/ways-on.ts'
import { breadcrumbKey, href } from '#ui/routes.ts'
import { neverKept, showsText } from '#worker/http/cache-policy.ts'
import { definePage, type PageContext } from '#worker/http/page.ts'
import { redirection } from '#worker/http/redirection.ts'
import { leadOfThanksQuery } from '#worker/signing/thanks-link.ts'
import { crumbsTo, type PlainRoute } from './crumbs.ts'
import { thanksAbout } from './thanks-about.ts'

/** The address may hold a seal: no referrer is sent. */
const aboutSomething = { ...neverKept, headers: { ...neverKept.headers, 'Referrer-Policy': 'same-origin' } }

/** The page after an accepted form: thanks, what was agreed, what happens next, and where to go from here. */
export function thankYou(name: PlainRoute, form: FormName) {
  return definePage(name, {
    view: ThankYouPage,
    cache: neverKept,
    async load(context) {
      const { locale, url, agency } = context
      const t = translator(locale)
      const title = t(breadcrumbKey(name))
      const text = `form.${form}.thanks`
      const steps = ['step1', 'step2', 'step3'].map((step) => promisedWords(`form.${form}.${step}`, agency.promises, locale))
      const about = await thanksAbout(context)
      return {
        cache: url.search === '' ? showsText : aboutSomething,
        head: { title, description: t('thanks.text'), alternates: byLocale((each) => href(name, each)), index: false },
        props: {
          title,
          text: t(hasMessage(text) ? text : 'thanks.text'),
          crumbs: crumbsTo(name, locale),
          rows: await bookedRows(context, about.listing),
          steps: steps.filter((step) => step !== null),
          ways: waysOn(form, about, locale),
          asked: name === 'thankYouDocumentRequest' ? askedKey(about) : null,
        },
      }
    },
  })
}

/** The parent path of all thank-you pages, which has no page: redirects to the home page. */
export const thankYouFolder = definePage('thankYou', {
  view: ThankYouPage,
  cache: neverKept,
  async load({ locale }) {
    throw redirection(302, href('home', locale))
  },
})

/** The key of a listing's or project's documents on the visitor's device; null if the address names neither. */
function askedKey({ listing, project }: ThanksAbout): string | null {
  if (listing) return deviceKey({ kind: 'property', id: listing.id })
  return project && deviceKey({ kind: 'project', id: project.id })
}

/** Day, time, home and address of the viewing in a sealed link; the address only as far as it is published. */
async function bookedRows({ settings, url, now, store, locale }: PageContext, listing: Listing | null): Promise<readonly LeadRow[]> {
  const id = await leadOfThanksQuery(settings.signing, url.searchParams, now)
  const booked = id === null ? null : await findAppointment(store.primary, id)
  if (booked === null || booked.appointment.state === 'cancelled') return []
  const home = listing?.id === booked.appointment.listingId ? listing : null
  const [start, ...others] = presentAppointmentRows(booked.appointment, home?.place ?? null, locale, 'visitor')
  const title = home && { name: 'home', label: translator(locale)('mail.home'), value: titleOf(home, locale) }
  return [start, title, ...others].filter((row) => row !== null && row !== undefined)
}
