import type { Lead } from '#db/model/leads/lead.ts'
import type { Place } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { formalName, greetedName } from '../forms/lead-rows.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailListingView } from '../mail/mail-listing.present.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { aboutSection } from '../mail/shared-sections.mail.ts'
import { changeSection } from './appointment.mail.ts'
import { presentAppointmentRows, whenText } from './appointment.present.ts'

export interface VisitAgreedView {
  readonly locale: Locale
  readonly origin: string
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt' | 'how'>
  readonly fields: Lead['fields']
  /** The listing, and its address as far as it is published; null when it no longer exists. */
  readonly about: MailListingView | null
  readonly place: Place | null
  /** The page where it is moved or cancelled. */
  readonly changeHref: string
}

/** To a visitor who waited for the owner of the home: the visit is settled. It says nothing of the owner. */
export function visitAgreed({ locale, origin, appointment, fields, about, place, changeHref }: VisitAgreedView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = t('mail.appointment.booked.subject', { when: whenText(appointment.startsAt, locale) })
  const text = t('mail.visitAgreed.text')
  return personalMail({ locale, origin, subject, name: greetedName(fields), formal: formalName(fields) }, agency, {
    preview: text,
    sections: [
      { kind: 'paragraph', text, opening: subject },
      {
        kind: 'group',
        title: t('mail.appointment.details'),
        sections: [{ kind: 'rows', rows: presentAppointmentRows(appointment, place, locale, 'visitor') }],
      },
      changeSection(t('mail.appointment.change.text'), changeHref, locale, 'button'),
      aboutSection(about, locale, true),
    ],
    why: t('mail.appointment.why', { site: new URL(origin).host }),
  })
}
