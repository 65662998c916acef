import type { ReactNode } from 'react'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailLink, MailQuote, MailTitle } from './mail-parts.tsx'
import { mailText } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

export interface NewsletterIssueView {
  readonly locale: Locale
  readonly origin: string
  /** The language its words are in, where that is another. */
  readonly written: Locale
  readonly name: string | null
  readonly subject: string
  readonly text: string
  /** Where it is ended. */
  readonly end: string
}

/** The newsletter as the agency wrote it, and the way out. */
export function newsletterIssue({ locale, origin, written, name, subject, text, end }: NewsletterIssueView): WrittenMail {
  const t = translator(locale)
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  const why = t('mail.newsletterIssue.why', { site: new URL(origin).host })
  const way = { text: t('mail.newsletterIssue.end'), href: end }
  return {
    subject,
    toName: name,
    replyName: agency.name,
    unsubscribe: end,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={paragraphs[0] ?? subject} why={why} ways={[way]}>
        <div lang={written}>
          <MailTitle>{subject}</MailTitle>
          {paragraphs.map((paragraph) => (
            <div key={paragraph} style={{ marginBottom: 16 }}>
              <MailQuote>{withLinks(paragraph)}</MailQuote>
            </div>
          ))}
        </div>
      </MailLayout>
    ),
    text: mailText(paragraphs, `${why}\n${t('mail.line', { label: way.text, value: way.href })}`),
  }
}

/** A paragraph with its web addresses as links. */
function withLinks(paragraph: string): readonly ReactNode[] {
  return paragraph.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part) =>
    /^https?:\/\//.test(part) ? (
      <MailLink key={part} href={part}>
        {part}
      </MailLink>
    ) : (
      part
    ),
  )
}
