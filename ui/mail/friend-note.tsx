import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { friendName, leadName } from '../presenters/lead-rows.ts'
import type { LeadMailView } from './lead-mail.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAbout, MailQuote, MailSection, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textHome, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** To a friend of whoever wrote: who sends what, in their own words, and that the address serves this once. */
export function friendNote({ locale, origin, fields, home }: LeadMailView): WrittenMail {
  const t = translator(locale)
  const sender = leadName(fields)
  const friend = friendName(fields)
  const site = new URL(origin).host
  const subject = t('mail.friendNote.subject', { sender, title: home?.title ?? agency.name })
  const greeting = friend === '' ? t('mail.greetingNobody') : t('mail.greeting', { name: friend })
  const story = t('mail.friendNote.text', { sender, site })
  const note = typeof fields.note === 'string' ? fields.note.replace(/\r\n?/g, '\n').trim() : ''
  const why = t('mail.friendNote.why', { sender, email: typeof fields.email === 'string' ? fields.email.trim() : '', site })
  return {
    subject,
    toName: friend || null,
    replyName: sender || null,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={story} why={why}>
        <MailTitle>{home?.title ?? agency.name}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>{story}</MailText>
        {note !== '' && (
          <MailSection title={t('mail.friendNote.note', { sender })}>
            <MailQuote>{note}</MailQuote>
          </MailSection>
        )}
        <MailAbout home={home} title={t('mail.home')} withPhoto />
      </MailLayout>
    ),
    text: mailText([greeting, story, textSection(t('mail.friendNote.note', { sender }), note), textSection(t('mail.home'), textHome(home))], why),
  }
}
