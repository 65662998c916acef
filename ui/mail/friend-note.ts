import { translator } from '#messages/translate.ts'
import { friendName, leadName } from '../presenters/lead-rows.ts'
import type { LeadMailView } from './lead-mail.ts'
import type { MailContent } from './mail-content.ts'
import type { MailAgency } from './mail-look.ts'
import { aboutSection, greeting } from './shared-sections.ts'

/** To a visitor's friend: who sends which page, their note, and that the address is used this once. */
export function friendNote({ locale, origin, fields, about }: LeadMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const sender = leadName(fields)
  const friend = friendName(fields)
  const site = new URL(origin).host
  const title = about?.title ?? agency.name
  const story = t('mail.friendNote.text', { sender, site })
  const note = typeof fields.note === 'string' ? fields.note.replace(/\r\n?/g, '\n').trim() : ''
  const email = typeof fields.email === 'string' ? fields.email.trim() : ''
  return {
    locale,
    origin,
    subject: t('mail.friendNote.subject', { sender, title }),
    toName: friend || null,
    replyName: sender || null,
    preview: story,
    sections: [
      { kind: 'title', text: title, inText: false },
      greeting(friend || null, locale),
      { kind: 'paragraph', text: story },
      { kind: 'group', title: t('mail.friendNote.note', { sender }), sections: [{ kind: 'quote', text: note }] },
      aboutSection(about, locale, true),
    ],
    why: t('mail.friendNote.why', { sender, email, site }),
  }
}
