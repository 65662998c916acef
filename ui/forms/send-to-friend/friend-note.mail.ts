import { translator } from '#messages/translate.ts'
import type { LeadMailView } from '../../leads/lead.mail.ts'
import type { MailContent } from '../../mail/mail-content.mail.ts'
import { personalMail } from '../../mail/mail-head.mail.ts'
import type { MailAgency } from '../../mail/mail-look.mail.ts'
import { aboutSection } from '../../mail/shared-sections.mail.ts'
import { whenText } from '../../visits/appointment.present.ts'
import { friendName } from '../lead-rows.present.ts'

/** To a visitor's friend: the page, and when it was sent. The sender is unverified, so the mail contains no name or text of theirs. */
export function friendNote({ locale, origin, form, fields, about, sentAt }: LeadMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const name = friendName(fields)
  const site = new URL(origin).host
  const title = about?.title ?? agency.name
  const story = t('mail.friendNote.text', { site, when: whenText(sentAt, locale), form: t(`form.${form}.title`) })
  return personalMail({ locale, origin, subject: t('mail.friendNote.subject', { title }), title, name }, agency, {
    preview: story,
    sections: [{ kind: 'paragraph', text: story }, aboutSection(about, locale)],
    why: t('mail.friendNote.why', { site }),
  })
}
