import type { Place } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { whenText } from './appointment.present.ts'
import { ownerQuestionRows } from './owner-question.present.ts'

export interface OwnerQuestionMailView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  /** Whether the owner was asked a day ago. */
  readonly isReminder: boolean
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt' | 'how'>
  readonly place: Place | null
  readonly home: string
  /** The agent who shows the home; null while the visit is unassigned. */
  readonly agent: string | null
  /** The page that takes the answer. */
  readonly href: string
}

/** To an owner: does a visit suit them? It says nothing of the visitor. Its links only open a page, whose button answers. */
export function ownerQuestion(
  { locale, origin, name, isReminder, appointment, place, home, agent, href }: OwnerQuestionMailView,
  agency: MailAgency,
): MailContent {
  const t = translator(locale)
  const when = whenText(appointment.startsAt, locale)
  const text = t(isReminder ? 'mail.ownerQuestion.reminder.text' : 'mail.ownerQuestion.text')
  const subject = t(isReminder ? 'mail.ownerQuestion.reminder.subject' : 'mail.ownerQuestion.subject', { when })
  return personalMail({ locale, origin, name, subject }, agency, {
    preview: text,
    sections: [
      { kind: 'paragraph', text },
      { kind: 'rows', rows: ownerQuestionRows({ appointment, place, home, agent }, locale) },
      { kind: 'button', text: t('mail.ownerQuestion.fits'), href: `${href}&answer=fits` },
      { kind: 'link', text: t('mail.ownerQuestion.other'), href: `${href}&answer=other` },
    ],
    why: t('mail.ownerQuestion.why', { site: new URL(origin).host }),
  })
}
