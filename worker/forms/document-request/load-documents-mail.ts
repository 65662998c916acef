import { type } from 'arktype'
import { wereAskedBefore } from '#db/files/documents.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { presentOnFile } from '#ui/files/documents.present.ts'
import type { DocumentsMailView } from '#ui/forms/document-request/documents-mail.mail.ts'
import { formatToday } from '#ui/site/number.present.ts'
import { loadLeadMail, readLeadMail } from '../../leads/load-lead-mail.ts'
import { checkMailData } from '../../mail/check-mail-data.ts'
import type { RenderDeps } from '../../mail/mail-deps.ts'

const Data = type({
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

/** Loads the contents of the mail with the links to documents. */
export async function loadDocumentsMail(mail: LeasedMail, deps: Pick<RenderDeps, 'agency' | 'db' | 'settings'>): Promise<DocumentsMailView> {
  const data = checkMailData(Data, mail)
  const lead = await loadLeadMail(mail, deps)
  const { listingId, projectId } = readLeadMail(mail)
  const keys = data.documents.map(({ key }) => key)
  const again = await wereAskedBefore(deps.db, { email: mail.recipient, listingId, projectId, keys, at: mail.createdAt })
  const documents = data.documents.map((document) => ({ ...presentOnFile(document, mail.locale), href: lead.origin + document.link }))
  return { ...lead, documents, again, until: formatToday(new Date(data.until), mail.locale) }
}
