import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from './mail-content.ts'
import { headedMail } from './mail-head.ts'
import type { MailAgency } from './mail-look.ts'

export interface NewsletterIssueView {
  readonly locale: Locale
  readonly origin: string
  /** The language of its subject and text; the subscriber's own where the issue has it. */
  readonly written: Locale
  readonly name: string | null
  readonly subject: string
  /** Paragraphs separated by empty lines. */
  readonly text: string
  /** The link that ends the subscription. */
  readonly end: string
}

/** The newsletter as the agency wrote it, and the link to unsubscribe. */
export function newsletterIssue({ locale, origin, written, name, subject, text, end }: NewsletterIssueView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return headedMail(
    { locale, origin, subject, toName: name, replyName: agency.name },
    {
      unsubscribe: end,
      preview: paragraphs[0] ?? subject,
      sectionsLocale: written,
      sections: [...paragraphs.map((paragraph) => ({ kind: 'freeText', text: paragraph }) as const)],
      why: t('mail.newsletterIssue.why', { site: new URL(origin).host }),
      footLinks: [{ text: t('mail.newsletterIssue.end'), href: end }],
    },
  )
}
