import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'

/** The mail that asks an owner about a visit, or reminds them of the question. */
export function questionMail(
  question: string,
  { locale, recipient }: { readonly locale: Locale; readonly recipient: string },
  { organizer }: Pick<Appointment, 'organizer'>,
  isReminder = false,
): OutgoingMail {
  return { template: 'ownerQuestion', locale, to: recipient, replyTo: organizer, data: { question, ...(isReminder && { isReminder: true as const }) } }
}
