import { translator } from '#messages/translate.ts'
import { formalName, greetedName } from '../forms/lead-rows.present.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { MailSection } from '../mail/mail-section.mail.ts'
import { sectionsText } from '../mail/mail-text.mail.ts'
import { aboutSection } from '../mail/shared-sections.mail.ts'
import { routeToPlace } from '../map/route-link.present.ts'
import { presentAppointmentRows, whenText } from './appointment.present.ts'
import { type AppointmentMailView, againSection, changeSection, invitationOf, reasonSections } from './appointment-mail.mail.ts'

/** To the visitor: when and where, for their calendar too, and how to change it. */
export function appointmentConfirmation(view: AppointmentMailView, agency: MailAgency): MailContent {
  const { locale, origin, change, appointment, fields, about, place, reason, changeHref, againHref } = view
  const t = translator(locale)
  const subject = t(`mail.appointment.${change}.subject`, { when: whenText(appointment.startsAt, locale) })
  const name = greetedName(fields)
  const story = t(`mail.appointment.${change}.text`)
  const rows = presentAppointmentRows(appointment, place, locale, 'visitor')
  const route = change === 'cancelled' || place === null || appointment.how === 'video' ? null : routeToPlace(place, locale)
  const howToChange = changeSection(t('mail.appointment.change.text'), changeHref, locale, 'button')
  const aboutListing = aboutSection(about, locale, true, true)
  const forCalendar: readonly MailSection[] = [{ kind: 'rows', rows }, ...aboutListing.sections]
  return personalMail({ locale, origin, subject, name, formal: formalName(fields) }, agency, {
    invitation: invitationOf(view, agency, {
      reader: 'visitor',
      title: about?.title ?? agency.name,
      description: [sectionsText(forCalendar, locale), sectionsText(howToChange.sections, locale, '\n')].filter((part) => part !== '').join('\n\n'),
    }),
    preview: rows[0]?.value ?? story,
    sections: [
      { kind: 'paragraph', text: story, opening: subject },
      ...reasonSections(reason, locale),
      {
        kind: 'group',
        title: t('mail.appointment.details'),
        sections: [{ kind: 'rows', rows }, ...(route === null ? [] : [{ kind: 'link' as const, text: t('where.route'), href: route }])],
      },
      howToChange,
      againSection(againHref, locale),
      aboutListing,
    ],
    why: t('mail.appointment.why', { site: new URL(origin).host }),
  })
}
