import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { AppointmentMailData } from '#db/model/mail/mail-data.ts'
import type { AppointmentChange, Booking } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { appointmentPath } from '#worker/signing/links.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'

/** Dependencies of the mails about an appointment. */
export interface AppointmentMailOptions {
  /** For the link that changes the appointment. */
  readonly signing: SigningSecrets
  readonly officeLocale: Locale
  /** Why it is cancelled, if the agency says so. */
  readonly reason?: string | undefined
}

/**
 * The mails about a change of an appointment, with its new state: to the visitor, if they left an email address, and to the office. Registrations for an
 * open day are listed at the desk instead.
 */
export async function appointmentMails(
  change: AppointmentChange,
  appointment: Booking,
  { fields, consent }: Pick<Lead, 'fields' | 'consent'>,
  { signing, officeLocale, reason }: AppointmentMailOptions,
): Promise<readonly OutgoingMail[]> {
  const { id, organizer, listingId, how, startsAt, endsAt, sequence, changedAt, locale, people } = appointment
  const visitor = typeof fields.email === 'string' ? fields.email.trim() : ''
  const dataIn = async (reader: Locale): Promise<AppointmentMailData> => ({
    change,
    appointment: { id, organizer, listingId, how, startsAt, endsAt, sequence, changedAt, ...(people !== undefined && { people }) },
    fields,
    spoken: locale,
    newsletter: consent.newsletter,
    ...(reason !== undefined && { reason }),
    link: change === 'cancelled' ? null : await appointmentPath(signing, appointment, reader),
  })
  const confirmation = { template: 'appointmentConfirmation', locale, to: visitor, replyTo: organizer, data: await dataIn(locale) } as const
  const notice = {
    template: 'appointmentNotice',
    locale: officeLocale,
    to: organizer,
    replyTo: visitor || organizer,
    data: await dataIn(officeLocale),
  } as const
  if (people !== undefined) return visitor === '' ? [] : [confirmation]
  return visitor === '' ? [notice] : [confirmation, notice]
}
