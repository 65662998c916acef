import { findListing } from '#db/listings/listings.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import type { Booking } from '#db/model/visits/appointment.ts'
import type { CalendarDay } from '#db/model/visits/calendar.ts'
import type { OpenDayGuest } from '#db/model/visits/open-day-places.ts'
import { throughCatalogueCache } from '#db/site/catalogue.ts'
import type { KnownAppointment } from '#db/visits/appointments.ts'
import { findBooking, type KnownBooking } from '#db/visits/bookings.ts'
import { byLocale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import { presentCard } from '#ui/listings/listing-card.present.ts'
import { href } from '#ui/routes.ts'
import { formatToday } from '#ui/site/number.present.ts'
import { AppointmentPage, type AppointmentView } from '#ui/visits/appointment.page.tsx'
import { presentAppointmentRows, presentStartDays } from '#ui/visits/appointment.present.ts'
import { appointmentPath } from '#worker/signing/links.ts'
import { isSealedLink } from '#worker/signing/sealed-link.ts'
import { noStore } from '#worker/site/caching/cache-policy.ts'
import { redirection } from '#worker/site/pages/answers.ts'
import { definePage, type PageContext } from '#worker/site/pages/page.ts'
import { crumbsBelow } from '../site/crumbs.ts'
import { type Changed, cancel, moveTo } from './appointment-change.ts'
import { askFirst } from './ask-first.ts'
import { freeDaysOf } from './free-days.ts'
import { cancelGuest, moveGuest } from './guest-change.ts'
import { readOpenDaySlots } from './open-day-slots.ts'

/** An appointment behind its sealed link. The URL is a credential: no referrer is sent, and the page is not cached. */
export const appointment = definePage('appointment', {
  view: AppointmentPage,
  cache: { ...noStore, headers: { ...noStore.headers, 'Referrer-Policy': 'same-origin' } },
  async load(context) {
    const { locale, sent } = context
    const t = translator(locale)
    const known = await knownBy(context)
    const title = t('route.appointment')
    return {
      ...(known ? {} : { status: 410 }),
      head: {
        title: sent ? t('form.errorTitle', { title }) : title,
        description: t('appointment.description'),
        alternates: byLocale((each) => href('appointment', each, { id: context.parameters.id ?? '' })),
        index: false,
      },
      props: {
        crumbs: crumbsBelow('contact', locale, { text: title, href: null }),
        state: sent ?? freshForm,
        appointment: known && (await present(known, context)),
      },
    }
  },
  async act(context, sent) {
    const known = await knownBy(context)
    if (!known) throw redirection(303, context.url.pathname + context.url.search)
    const changed = sent.get('do') === 'cancel' ? await cancelBooking(known, context) : await moveBooking(textOf(sent.get('start')), known, context)
    if (!changed.ok) return changed.state
    throw redirection(303, await appointmentPath(context.settings.signing, changed.appointment, context.locale))
  },
})

function cancelBooking({ guest, ...known }: KnownBooking, context: PageContext): Promise<Changed> {
  return guest === null ? cancel(known, context) : cancelGuest({ ...known, guest }, context)
}

async function moveBooking(start: string, { guest, ...known }: KnownBooking, context: PageContext): Promise<Changed> {
  const home = await findListing(context.store.db, known.appointment.listingId)
  // The page may have been opened while the listing was still on offer: render it again.
  if (!isOnOffer(home)) throw redirection(303, context.url.pathname + context.url.search)
  return guest === null ? moveAsking(start, known, context) : moveGuest(start, { ...known, guest }, home, context)
}

/** Moves a viewing; its new start is asked of the owner if the terms of the home say so. */
async function moveAsking(start: string, known: KnownAppointment, context: PageContext): Promise<Changed> {
  const { appointment } = known
  const asked = await askFirst(context.store.primary, { ...appointment, sequence: appointment.sequence + 1, startsAt: start }, context.now)
  const changed = await moveTo(start, known, { ...context, also: asked.statements })
  if (changed.ok) context.relay(asked.mailIds)
  return changed
}

/** The appointment of a link; null when the link is invalid or expired, or the appointment has started or was deleted. */
async function knownBy({ parameters, settings, store, url, now }: PageContext): Promise<KnownBooking | null> {
  const id = parameters.id ?? ''
  const { until, seal } = Object.fromEntries(url.searchParams)
  if (!until || !(await isSealedLink(settings.signing, 'appointment', id, { until, seal }, now))) return null
  const known = await findBooking(store.db, id)
  return known && known.appointment.startsAt > now.toISOString() ? known : null
}

async function present({ appointment, guest, awaitsOwner }: KnownBooking, context: PageContext): Promise<AppointmentView> {
  const { locale, now } = context
  const { state, office, sequence, changedAt, listingId } = appointment
  const home = await throughCatalogueCache(context.store, `listing:${listingId}`, () => findListing(context.store.db, listingId))
  const onOffer = isOnOffer(home) ? home : null
  const isCancelled = state === 'cancelled'
  return {
    isCancelled,
    office,
    awaitsOwner,
    rows: presentAppointmentRows(appointment, home?.place ?? null, locale, 'visitor'),
    changed: sequence === 0 ? null : formatToday(new Date(changedAt), locale),
    card: onOffer && presentCard(onOffer, locale, now),
    again: onOffer && href('viewing', locale, { id: onOffer.id }),
    days: onOffer && !isCancelled ? presentStartDays(await startsFor(appointment, guest, onOffer, context), locale) : null,
  }
}

/** The starts to which it can be moved: those of the office's calendar, or of the home's open days. */
async function startsFor(
  { office, people, listingId }: Booking,
  guest: OpenDayGuest | null,
  home: Listing,
  context: PageContext,
): Promise<readonly CalendarDay[]> {
  if (guest === null) return freeDaysOf(officeByKey(context.agency, office), listingId, context)
  return (await readOpenDaySlots(context.store.db, home, context.now)).free(people)
}

function isOnOffer(home: Listing | null): home is Listing {
  return home !== null && isListed(home.state)
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
