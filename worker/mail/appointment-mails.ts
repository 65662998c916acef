import type { Appointment, AppointmentChange } from '#db/model/appointment.ts'
import type { Lead } from '#db/model/lead.ts'
import type { OutgoingMail } from '#db/model/mail.ts'
import type { AppointmentMailData } from '#db/model/mail-data.ts'
import type { Locale } from '#messages/locales.ts'
import { appointmentPath } from '#worker/signing/appointment-link.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'

/** What the mails about an appointment need besides it. */
export interface AppointmentMailOptions {
  /** For the link that changes the appointment. */
  readonly signing: SigningSecrets
  readonly officeLocale: Locale
}

/** The mails for a change of an appointment, to the visitor who left an e-mail address and to the office, as the appointment is now. */
export async function appointmentMails(
  change: AppointmentChange,
  appointment: Appointment,
  { fields, consent }: Pick<Lead, 'fields' | 'consent'>,
  { signing, officeLocale }: AppointmentMailOptions,
): Promise<readonly OutgoingMail[]> {
  const { id, organizer, listingId, how, startsAt, endsAt, sequence, changedAt, locale } = appointment
  const visitor = typeof fields.email === 'string' ? fields.email.trim() : ''
  const dataIn = async (reader: Locale): Promise<AppointmentMailData> => ({
    change,
    appointment: { id, organizer, listingId, how, startsAt, endsAt, sequence, changedAt },
    fields,
    spoken: locale,
    newsletter: consent.newsletter,
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
  return visitor === '' ? [notice] : [confirmation, notice]
}
