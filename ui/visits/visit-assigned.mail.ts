import type { Lead } from '#db/model/leads/lead.ts'
import type { Place } from '#db/model/listings/listing.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { presentPhone } from '../agency/phone.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { calendarEntry } from './appointment.mail.ts'
import { presentAppointmentRows, whenText } from './appointment.present.ts'
import { writeInvitation } from './calendar-invitation.mail.ts'

export interface VisitAssignedView {
  readonly locale: Locale
  readonly origin: string
  /** The member it was assigned to. */
  readonly name: string
  readonly email: string
  /** The colleague who did; null if the booking chose the member, or the account is gone. */
  readonly by: string | null
  readonly who: string
  readonly fields: Lead['fields']
  readonly appointment: Appointment
  /** Null once the home has left the stock. */
  readonly place: Place | null
  readonly home: string
  readonly href: string
  /** The account page, which switches these mails off. */
  readonly account: string
}

/** To a member of the staff: a visit was assigned to them, with its calendar file. */
export function visitAssigned(view: VisitAssignedView, agency: MailAgency): MailContent {
  const { locale, origin, name, email, by, who, fields, appointment, place, home, href, account } = view
  const t = translator(locale)
  const when = whenText(appointment.startsAt, locale)
  const text = by === null ? t('mail.visitAssigned.text', { who }) : t('mail.visitAssigned.textBy', { by, who })
  const phone = typeof fields.phone === 'string' && fields.phone !== '' ? presentPhone(fields.phone).text : ''
  const rows = [
    ...presentAppointmentRows(appointment, place, locale, 'office'),
    { name: 'about', label: t('mail.home'), value: home },
    { name: 'phone', label: t('form.field.phone'), value: phone },
  ].filter(({ value }) => value !== '')
  const organizer = { name: agency.name, email: agency.email }
  return personalMail({ locale, origin, subject: t('mail.visitAssigned.subject', { when, who }), name }, agency, {
    preview: text,
    invitation: {
      method: 'REQUEST',
      text: writeInvitation({
        method: 'REQUEST',
        ...calendarEntry(appointment, place, `${home}, ${who}`, locale),
        description: text,
        url: href,
        organizer,
        attendees: email.toLowerCase() === agency.email.toLowerCase() ? [] : [{ name, email }],
      }),
    },
    sections: [
      { kind: 'paragraph', text },
      { kind: 'rows', rows },
      { kind: 'button', text: t('mail.visitAssigned.open'), href },
    ],
    why: t('mail.visitAssigned.why', { site: new URL(origin).host }),
    footLinks: [{ text: t('mail.leadAssigned.off'), href: account }],
  })
}
