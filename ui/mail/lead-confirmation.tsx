import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { greetedName, leadNext, leadSubject, presentLeadRows } from '../presenters/lead-rows.ts'
import type { LeadMailView } from './lead-mail.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAbout, MailRows, MailSection, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textHome, textRows, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** To whoever wrote: thanks, what happens next, the home it is about, and what was sent. */
export function leadConfirmation({ locale, origin, form, fields, home }: LeadMailView): WrittenMail {
  const t = translator(locale)
  const subject = leadSubject(form, 'confirmation', locale)
  const name = greetedName(fields)
  const greeting = name === null ? t('mail.greetingNobody') : t('mail.greeting', { name })
  const thanks = t('mail.confirmation.thanks', { agency: agency.name })
  const next = leadNext(form, locale)
  const rows = presentLeadRows(fields, locale, ['page'])
  const why = t('mail.confirmation.why', { site: new URL(origin).host })
  return {
    subject,
    toName: name,
    replyName: agency.name,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={next} why={why}>
        <MailTitle>{subject}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>{thanks}</MailText>
        <MailSection title={t('mail.confirmation.nextTitle')}>
          <MailText>{next}</MailText>
        </MailSection>
        <MailAbout home={home} title={t('mail.home')} withPhoto />
        {rows.length > 0 && (
          <MailSection title={t('mail.confirmation.sent')}>
            <MailRows rows={rows} />
          </MailSection>
        )}
      </MailLayout>
    ),
    text: mailText(
      [
        greeting,
        `${subject}. ${thanks}`,
        textSection(t('mail.confirmation.nextTitle'), next),
        textSection(t('mail.home'), textHome(home)),
        textSection(t('mail.confirmation.sent'), textRows(t, rows)),
      ],
      why,
    ),
  }
}
