import { translator } from '#messages/translate.ts'
import { agency } from '../agency.ts'
import type { DocumentView } from '../presenters/documents.ts'
import { greetedName } from '../presenters/lead-rows.ts'
import type { LeadMailView } from './lead-mail.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailAbout, MailLink, MailText, MailTitle } from './mail-parts.tsx'
import { mailText, textHome, textSection } from './mail-text.ts'
import type { WrittenMail } from './written-mail.ts'

/** The mail about a lead, with the documents that were asked for. */
export interface DocumentsMailView extends LeadMailView {
  readonly documents: readonly (DocumentView & { readonly href: string })[]
  /** The last day the links work, in words. */
  readonly until: string
}

/** To whoever asked for documents: a link to each, until when it works, and the home they are about. */
export function documentsMail({ locale, origin, fields, home, documents, until }: DocumentsMailView): WrittenMail {
  const t = translator(locale)
  const subject = home ? t('mail.documents.subject', { home: home.title }) : t('mail.documents.subjectPlain')
  const name = greetedName(fields)
  const greeting = name === null ? t('mail.greetingNobody') : t('mail.greeting', { name })
  const lead = t('mail.documents.lead', { count: documents.length })
  const ends = t('mail.documents.until', { until })
  const why = t('mail.confirmation.why', { site: new URL(origin).host })
  const rows = documents.map((document) => ({ ...document, kind: document.file ?? '' }))
  return {
    subject,
    toName: name,
    replyName: agency.name,
    html: (
      <MailLayout locale={locale} origin={origin} title={subject} preview={ends} why={why}>
        <MailTitle>{t('mail.documents.title')}</MailTitle>
        <MailText>{greeting}</MailText>
        <MailText>{lead}</MailText>
        {rows.map(({ key, name: title, language, kind, href }) => (
          <MailText key={key}>
            <MailLink href={href}>
              <span lang={language ?? undefined}>{title}</span>
            </MailLink>
            <br />
            {kind}
          </MailText>
        ))}
        <MailText>{ends}</MailText>
        <MailText>{t('mail.documents.reply')}</MailText>
        <MailAbout home={home} title={t('mail.home')} withPhoto />
      </MailLayout>
    ),
    text: mailText(
      [
        greeting,
        lead,
        ...rows.map(({ name: title, kind, href }) => `${title} (${kind})\n${href}`),
        ends,
        t('mail.documents.reply'),
        textSection(t('mail.home'), textHome(home)),
      ],
      why,
    ),
  }
}
