import { type } from 'arktype'
import type { LeasedMail } from '#db/outbox.ts'
import type { DocumentsMailView } from '#ui/mail/documents-mail.tsx'
import { presentOnFile } from '#ui/presenters/documents.ts'
import { formatToday } from '#ui/presenters/number.ts'
import type { MailDeps } from './mail-deps.ts'
import { readLeadMail } from './read-lead-mail.ts'

const DocumentsMailData = type({
  until: 'string.date.iso',
  documents: type({
    key: 'string',
    name: { 'nl?': 'string', 'fr?': 'string', 'en?': 'string', 'de?': 'string', 'any?': 'string' },
    type: "'application/pdf' | 'image/jpeg' | 'image/png'",
    size: 'number.integer',
    /** A path. */
    link: 'string',
  }).array(),
})

/** What the mail with the links to documents tells. */
export async function readDocumentsMail(mail: LeasedMail, desk: MailDeps): Promise<DocumentsMailView> {
  const data = DocumentsMailData(mail.data)
  if (data instanceof type.errors) throw new Error(`the data of the mail make no sense: ${data.summary}`)
  const lead = await readLeadMail(mail, desk)
  const documents = data.documents.map((document) => ({ ...presentOnFile(document, mail.locale), href: lead.origin + document.link }))
  return { ...lead, documents, until: formatToday(new Date(data.until), mail.locale) }
}
