import { translator } from '#messages/translate.ts'
import { presentAppointmentRows, whenText } from '../presenters/appointment.ts'
import { leadName, presentLeadRows } from '../presenters/lead-rows.ts'
import { type AppointmentMailView, invitationOf } from './appointment-mail.ts'
import { contactNames, contactRows } from './lead-contact.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAbout, MailLink, MailRows, MailSection, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textHome, textRows, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** To the office: who comes when to which home, how to reach them, and how to change it. */
export function appointmentNotice(view: AppointmentMailView): WrittenMail {
  const { locale, origin, change, appointment, fields, home, place, changeHref } = view
  const t = translator(locale)
  const who = leadName(fields)
  const subject = t(`mail.appointmentNotice.${change}.subject`, { when: whenText(appointment.startsAt, locale), who })
  const agreed = presentAppointmentRows(appointment, place, locale, 'office')
  const contact = contactRows(view)
  const rows = presentLeadRows(fields, locale, [...contactNames, 'start', 'how'])
  const reply = t('mail.notice.reply', { who })
  const why = t('mail.notice.why', { site: new URL(origin).host })
  const howToChange = changeHref === null ? '' : `${t('mail.appointmentNotice.change')}\n${changeHref}`
  const description = [textRows(t, contact), textRows(t, agreed), textRows(t, rows), textHome(home)].filter((part) => part !== '').join('\n\n')
  return {
    subject,
    toName: null,
    replyName: who || null,
    invitation: invitationOf(view, 'office', [home?.title, who].filter((part) => part !== undefined && part !== '').join(', '), description),
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={home?.title ?? subject} why={why}>
        <MailTitle>{subject}</MailTitle>
        <MailText>{reply}</MailText>
        <MailSection title={t('mail.appointmentNotice.details')}>
          <MailRows rows={agreed} />
        </MailSection>
        <MailSection title={t('mail.notice.contact')}>
          <MailRows rows={contact} />
        </MailSection>
        {rows.length > 0 && (
          <MailSection title={t('mail.notice.sent')}>
            <MailRows rows={rows} />
          </MailSection>
        )}
        {changeHref !== null && (
          <MailSection title={t('mail.appointment.change')}>
            <MailText>{t('mail.appointmentNotice.change')}</MailText>
            <MailText>
              <MailLink href={changeHref}>{t('mail.appointment.change.link')}</MailLink>
            </MailText>
          </MailSection>
        )}
        <MailAbout home={home} title={t('mail.home')} />
      </MailLayout>
    ),
    text: mailText(
      [
        subject,
        reply,
        textSection(t('mail.appointmentNotice.details'), textRows(t, agreed)),
        textSection(t('mail.notice.contact'), textRows(t, contact)),
        textSection(t('mail.notice.sent'), textRows(t, rows)),
        textSection(t('mail.appointment.change'), howToChange),
        textSection(t('mail.home'), textHome(home)),
      ],
      why,
    ),
  }
}
