import { translator } from '#messages/translate.ts'
import { leadName, presentLeadRows } from '../forms/lead-rows.present.ts'
import { contactNames, contactRows } from '../leads/lead-contact.mail.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { MailSection } from '../mail/mail-section.mail.ts'
import { sectionsText } from '../mail/mail-text.mail.ts'
import { aboutSection, replySection, withReference } from '../mail/shared-sections.mail.ts'
import { presentAppointmentRows, whenText } from './appointment.present.ts'
import { type AppointmentMailView, changeSection, invitationOf, reasonSections } from './appointment-mail.mail.ts'

/** To the office: who visits which listing when, how to reach them, and how to change the appointment. */
export function appointmentNotice(view: AppointmentMailView, agency: MailAgency): MailContent {
  const { locale, origin, change, appointment, fields, about, place, changeHref } = view
  const t = translator(locale)
  const who = leadName(fields)
  const subject = withReference(t(`mail.appointmentNotice.${change}.subject`, { when: whenText(appointment.startsAt, locale), who }), about, locale)
  const details: MailSection = { kind: 'rows', rows: presentAppointmentRows(appointment, place, locale, 'office') }
  const contact: MailSection = { kind: 'rows', rows: contactRows(view) }
  const sent: MailSection = { kind: 'rows', rows: presentLeadRows(fields, locale, [...contactNames, 'start', 'how']) }
  const aboutListing = aboutSection(about, locale, false)
  return {
    locale,
    origin,
    subject,
    toName: null,
    replyName: who || null,
    invitation: invitationOf(view, agency, {
      reader: 'office',
      title: [about?.title, who].filter((part) => part !== undefined && part !== '').join(', '),
      description: sectionsText([contact, details, sent, ...aboutListing.sections], locale),
    }),
    preview: about?.title ?? subject,
    sections: [
      { kind: 'title', text: subject, inText: true },
      ...reasonSections(view.reason, locale),
      replySection(who, locale),
      { kind: 'group', title: t('mail.appointmentNotice.details'), sections: [details] },
      { kind: 'group', title: t('mail.notice.contact'), sections: [contact] },
      { kind: 'group', title: t('mail.notice.sent'), sections: [sent] },
      changeSection(t('mail.appointmentNotice.change'), changeHref, locale, 'link'),
      aboutListing,
    ],
    why: t('mail.notice.why', { site: new URL(origin).host }),
  }
}
