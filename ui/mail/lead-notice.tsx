import { isBlank } from '#db/model/blank.ts'
import { translator } from '#messages/translate.ts'
import { leadName, leadSubject, presentLeadRows } from '../presenters/lead-rows.ts'
import { contactNames, contactRows } from './lead-contact.ts'
import type { LeadMailView } from './lead-mail.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAbout, MailLink, MailRows, MailSection, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textHome, textRows, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** To the office: who wrote and how to reach them, everything they sent, and the home it is about. */
export function leadNotice(lead: LeadMailView): WrittenMail {
  const { locale, origin, form, fields, home, file, review } = lead
  const t = translator(locale)
  const who = leadName(fields) || text(fields.email)
  const kind = leadSubject(form, 'notice', locale)
  const subject = who === '' ? kind : t('mail.notice.line', { subject: kind, who })
  const contact = contactRows(lead)
  const rows = presentLeadRows(fields, locale, [...contactNames, 'replaces'])
  const reply = isBlank(fields.email) ? '' : t('mail.notice.reply', { who })
  const fileNote = file ? t('mail.notice.fileNote', { days: file.days }) : ''
  const reviewNote = review ? t('mail.notice.reviewNote', { days: review.days }) : ''
  const why = t('mail.notice.why', { site: new URL(origin).host })
  return {
    subject,
    toName: null,
    replyName: leadName(fields) || null,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={home?.title ?? rows[0]?.value ?? kind} why={why}>
        <MailTitle>{subject}</MailTitle>
        {reply !== '' && <MailText>{reply}</MailText>}
        <MailSection title={t('mail.notice.contact')}>
          <MailRows rows={contact} />
        </MailSection>
        {rows.length > 0 && (
          <MailSection title={t('mail.notice.sent')}>
            <MailRows rows={rows} />
          </MailSection>
        )}
        {review && (
          <MailSection title={t('mail.notice.review')}>
            <MailText>
              <MailLink href={review.href}>{t('mail.notice.reviewLink')}</MailLink>
            </MailText>
            <MailText>{reviewNote}</MailText>
          </MailSection>
        )}
        {file && (
          <MailSection title={t('mail.notice.file')}>
            <MailText>
              <MailLink href={file.href}>{t('mail.notice.fileLink')}</MailLink>
            </MailText>
            <MailText>{fileNote}</MailText>
          </MailSection>
        )}
        <MailAbout home={home} title={t('mail.home')} />
      </MailLayout>
    ),
    text: mailText(
      [
        subject,
        reply,
        textSection(t('mail.notice.contact'), textRows(t, contact)),
        textSection(t('mail.notice.sent'), textRows(t, rows)),
        textSection(t('mail.notice.review'), review ? `${review.href}\n${reviewNote}` : ''),
        textSection(t('mail.notice.file'), file ? `${file.href}\n${fileNote}` : ''),
        textSection(t('mail.home'), textHome(home)),
      ],
      why,
    ),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
