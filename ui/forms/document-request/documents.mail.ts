import { translator } from '#messages/translate.ts'
import type { DocumentView } from '../../files/documents.present.ts'
import type { LeadMailView } from '../../leads/lead.mail.ts'
import type { MailContent } from '../../mail/mail-content.mail.ts'
import { personalMail } from '../../mail/mail-head.mail.ts'
import type { MailAgency } from '../../mail/mail-look.mail.ts'
import { aboutSection, sentRows } from '../../mail/shared-sections.mail.ts'
import { formalName, greetedName } from '../lead-rows.present.ts'

/** The mail about a lead, with the documents it requested. */
export interface DocumentsMailView extends LeadMailView {
  readonly documents: readonly (DocumentView & { readonly href: string })[]
  /** Whether this address had requested them before. */
  readonly again: boolean
  /** The last day the links work, in words. */
  readonly until: string
}

/** To the visitor who requested documents: a link to each, until when it works, and the listing they are about. */
export function documentsMail({ locale, origin, form, fields, sentAt, about, documents, again, until }: DocumentsMailView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const name = greetedName(fields)
  const expiry = t('mail.documents.until', { count: documents.length, until })
  const subject = about ? t('mail.documents.subject', { home: about.title }) : t('mail.documents.subjectPlain')
  return personalMail({ locale, origin, subject, title: t('mail.documents.title'), name, formal: formalName(fields) }, agency, {
    preview: expiry,
    sections: [
      { kind: 'paragraph', text: again ? t('mail.documents.again') : t('mail.documents.lead', { count: documents.length }) },
      ...documents.map(({ name: title, language, file, href }) => ({ kind: 'download', title, language, detail: file ?? '', href }) as const),
      { kind: 'paragraph', text: expiry },
      { kind: 'paragraph', text: t('mail.documents.reply') },
      aboutSection(about, locale),
      { kind: 'group', title: t('mail.confirmation.sent'), sections: [sentRows(form, sentAt, locale)] },
    ],
    why: t('mail.confirmation.why', { site: new URL(origin).host }),
  })
}
