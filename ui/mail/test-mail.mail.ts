import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from './mail-content.mail.ts'
import type { MailAgency } from './mail-look.mail.ts'
import { greeting } from './shared-sections.mail.ts'

export interface TestMailView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string
}

/** To the member who requested it: shows that the site's mails arrive and how they look. */
export function testMail({ locale, origin, name }: TestMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = t('mail.test.subject', { agency: agency.name })
  const story = t('mail.test.text')
  return {
    locale,
    origin,
    subject,
    toName: name,
    replyName: null,
    preview: story,
    sections: [{ kind: 'title', text: subject, inText: false }, greeting(name, locale), { kind: 'paragraph', text: story }],
    why: t('mail.staff.why', { site: new URL(origin).host }),
  }
}
