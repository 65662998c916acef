import type { Db } from '../client.ts'
import type { Lead } from '../model/leads/lead.ts'
import type { Booking } from '../model/visits/appointment.ts'
import { bookingOf, type OpenDayGuest } from '../model/visits/open-day-places.ts'
import { selectAppointment } from './appointments.ts'
import { selectAwaitsOwner } from './awaited-answers.ts'
import { selectGuest } from './open-days.ts'

/** What a visitor booked: a viewing, or places at an open day (`guest`; null for a viewing). */
export interface KnownBooking {
  readonly appointment: Booking
  readonly guest: OpenDayGuest | null
  /** Whether its visitor waits for the owner to agree. */
  readonly awaitsOwner: boolean
  readonly lead: Pick<Lead, 'fields' | 'consent'>
}

/** A viewing or a registration for an open day by its id; null if not found. */
export async function findBooking(db: Db, id: string): Promise<KnownBooking | null> {
  const [[viewing], [registered], [waiting]] = await db.batch([selectAppointment(db, id), selectGuest(db, id), selectAwaitsOwner(db, id)])
  if (viewing !== undefined) return { ...viewing, guest: null, awaitsOwner: waiting?.awaitsOwner ?? false }
  return registered === undefined ? null : { appointment: bookingOf(registered.guest), ...registered, awaitsOwner: false }
}
