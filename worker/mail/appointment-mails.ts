import { type } from 'arktype'
import type { Appointment, AppointmentChange } from '#db/model/appointment.ts'
import type { Lead } from '#db/model/lead.ts'
import type { OwedMail } from '#db/model/mail.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { appointmentPath } from '#worker/forms/appointment-link.ts'

/** What the mails about an appointment take besides it. */
export interface AppointmentDesk {
  /** CAPTCHA_SECRET: it signs the link by which the appointment is changed. */
  readonly secret: string
  /** The language the office reads. */
  readonly officeLocale: Locale
  /** The origin somebody was on: links lead there where the settings name none. */
  readonly origin: string
}

/** The mails a change of an appointment owes: to whoever comes and to the office, each with the invitation and the link. They tell of it as it was made. */
export async function appointmentMails(
  change: AppointmentChange,
  appointment: Appointment,
  { fields, consent }: Pick<Lead, 'fields' | 'consent'>,
  { secret, officeLocale, origin }: AppointmentDesk,
): Promise<readonly OwedMail[]> {
  const { id, organizer, listingId, how, startsAt, endsAt, sequence, changedAt, locale } = appointment
  const visitor = typeof fields.email === 'string' ? fields.email.trim() : ''
  const told = { id, organizer, listingId, how, startsAt, endsAt, sequence, changedAt }
  const dataIn = async (reader: Locale) => ({
    change,
    appointment: told,
    fields,
    spoken: locale,
    newsletter: consent.newsletter,
    origin,
    link: change === 'cancelled' ? null : await appointmentPath(secret, appointment, reader),
  })
  return [
    { template: 'appointmentConfirmation', locale, to: visitor, replyTo: organizer, data: await dataIn(locale) },
    { template: 'appointmentNotice', locale: officeLocale, to: organizer, replyTo: visitor, data: await dataIn(officeLocale) },
  ]
}

/** The data of such mails as the outbox gives it back. */
export const AppointmentMailData = type({
  change: "'booked' | 'moved' | 'cancelled'",
  appointment: {
    id: 'string',
    organizer: 'string',
    listingId: 'number.integer',
    how: "'onSite' | 'video'",
    startsAt: 'string.date.iso',
    endsAt: 'string.date.iso',
    sequence: 'number.integer',
    changedAt: 'string.date.iso',
  },
  fields: type({ '[string]': 'string | number | boolean | null | string[]' }),
  spoken: type.enumerated(...locales),
  newsletter: 'boolean',
  origin: 'string.url',
  link: 'string | null',
})
