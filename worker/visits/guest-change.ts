import { officeLocale } from '#db/model/agency/office.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import { bookingOf, type OpenDayGuest } from '#db/model/visits/open-day-places.ts'
import { reportFault } from '#db/site/report-fault.ts'
import { changeMailIds } from '#db/visits/appointments.ts'
import { findBooking } from '#db/visits/bookings.ts'
import { changeGuest, type KnownGuest, placesLeft } from '#db/visits/open-days.ts'
import { freshForm } from '#ui/forms/form-state.tsx'
import type { ChangeContext, Changed } from './appointment-change.ts'
import { appointmentMails } from './appointment-mails.ts'
import { readOpenDaySlots } from './open-day-slots.ts'

/** Moves a registration to another time of the home's open days. Moving to the current one is a no-op; of two concurrent moves the first wins. */
export async function moveGuest(requested: string, known: KnownGuest, home: Listing, context: ChangeContext): Promise<Changed> {
  const { guest } = known
  const { db } = context.store
  if (guest.state === 'cancelled' || requested === guest.startsAt) return { ok: true, appointment: bookingOf(guest) }
  const { slots } = await readOpenDaySlots(db, home, context.now)
  const slot = slots.find(({ startsAt }) => startsAt === requested)
  if (slot === undefined) return refused({ typed: { start: requested }, errors: { start: requested === '' ? 'missing' : 'invalid' } })
  const { day, opens, startsAt, endsAt, minutes } = slot
  const moved = { ...next(guest, context), day, opens, startsAt, endsAt }
  return settle('moved', moved, known, context, minutes, async () =>
    ((await placesLeft(db, moved, minutes)) ?? 0) < moved.people ? { typed: { start: requested }, errors: { start: 'invalid' } } : { failed: true },
  )
}

/** Cancels a registration, which frees its places. Cancelling again sends no mail. */
export async function cancelGuest(known: KnownGuest, context: ChangeContext): Promise<Changed> {
  const { guest } = known
  if (guest.state === 'cancelled') return { ok: true, appointment: bookingOf(guest) }
  return settle('cancelled', { ...next(guest, context), state: 'cancelled' }, known, context, 0, async () => ({ failed: true }))
}

function next(guest: OpenDayGuest, { now }: ChangeContext): OpenDayGuest {
  return { ...guest, sequence: guest.sequence + 1, changedAt: now.toISOString() }
}

type Refusal = Partial<Extract<Changed, { ok: false }>['state']>

/** Stores a change with its mails and relays those. @param refusal why it was not stored */
async function settle(
  change: 'moved' | 'cancelled',
  changed: OpenDayGuest,
  { guest, lead }: KnownGuest,
  { store: { db }, settings, agency, relay, also, reason }: ChangeContext,
  minutes: number,
  refusal: () => Promise<Refusal>,
): Promise<Changed> {
  const options = { signing: settings.signing, officeLocale: officeLocale(agency, changed.organizer), reason }
  const mails = await appointmentMails(change, bookingOf(changed), lead, options)
  try {
    await changeGuest(db, guest, changed, minutes, mails, also)
  } catch (error) {
    const state = await refusal()
    if (state.failed) reportFault('a registration for an open day was not changed', error)
    return refused(state)
  }
  relay(changeMailIds(changed, mails))
  return { ok: true, appointment: (await findBooking(db, changed.id))?.appointment ?? bookingOf(changed) }
}

function refused(state: Refusal): Changed {
  return { ok: false, state: { ...freshForm, ...state } }
}
