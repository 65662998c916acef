import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { presentAppointmentRows, whenText } from '../presenters/appointment.ts'
import { greetedName } from '../presenters/lead-rows.ts'
import { type AppointmentMailView, invitationOf } from './appointment-mail.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAbout, MailLink, MailRows, MailSection, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textHome, textRows, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** To whoever comes: what is agreed now, in words and for their calendar, and how to change it. */
export function appointmentConfirmation(view: AppointmentMailView): WrittenMail {
  const { locale, origin, change, appointment, fields, home, place, changeHref } = view
  const t = translator(locale)
  const subject = t(`mail.appointment.${change}.subject`, { when: whenText(appointment.startsAt, locale) })
  const name = greetedName(fields)
  const greeting = name === null ? t('mail.greetingNobody') : t('mail.greeting', { name })
  const story = t(`mail.appointment.${change}.text`)
  const rows = presentAppointmentRows(appointment, place, locale, 'visitor')
  const why = t('mail.appointment.why', { site: new URL(origin).host })
  const howToChange = changeHref === null ? '' : `${t('mail.appointment.change.text')}\n${changeHref}`
  return {
    subject,
    toName: name,
    replyName: agency.name,
    invitation: invitationOf(
      view,
      'visitor',
      home?.title ?? agency.name,
      [textRows(t, rows), textHome(home), howToChange].filter((part) => part !== '').join('\n\n'),
    ),
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={rows[0]?.value ?? story} why={why}>
        <MailTitle>{subject}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>{story}</MailText>
        <MailSection title={t('mail.appointment.details')}>
          <MailRows rows={rows} />
        </MailSection>
        {changeHref !== null && (
          <MailSection title={t('mail.appointment.change')}>
            <MailText>{t('mail.appointment.change.text')}</MailText>
            <MailText>
              <MailLink href={changeHref}>{t('mail.appointment.change.link')}</MailLink>
            </MailText>
          </MailSection>
        )}
        <MailAbout home={home} title={t('mail.home')} withPhoto />
      </MailLayout>
    ),
    text: mailText(
      [
        greeting,
        `${subject}. ${story}`,
        textSection(t('mail.appointment.details'), textRows(t, rows)),
        textSection(t('mail.appointment.change'), howToChange),
        textSection(t('mail.home'), textHome(home)),
      ],
      why,
    ),
  }
}
