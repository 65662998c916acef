import type { Document } from '#db/model/files/document.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { DocumentOffer } from '#worker/forms/document-request/document-request.form.ts'
import { documentLink, linksEnd } from '#worker/signing/document-link.ts'
import { type LeadMailDeps, leadMails } from '../../leads/lead-mails.ts'

/** The mails for a document request: the links to the visitor, and a notice to the office. */
export async function documentsMails(lead: Lead, options: LeadMailDeps, offer: DocumentOffer): Promise<readonly OutgoingMail[]> {
  const names = requested(lead, offer.documents).map(({ name }) => textIn(name, options.officeLocale))
  const notices = leadMails({ ...lead, fields: { ...lead.fields, documents: names } }, options).filter(({ template }) => template === 'leadNotice')
  return [...(await linksMail(lead, options, offer)), ...notices]
}

/** The mail with links to the requested documents. Empty if there are no documents or no recipient. */
async function linksMail(lead: Lead, { office }: LeadMailDeps, { owner, documents, signing, now }: DocumentOffer): Promise<readonly OutgoingMail[]> {
  const { form, fields, listingId, projectId, locale } = lead
  const to = fields.email
  const chosen = requested(lead, documents)
  if (typeof to !== 'string' || chosen.length === 0) return []
  const until = linksEnd(now)
  const linked = chosen.map(async ({ key, name, type, size }) => ({
    key,
    name,
    type,
    size,
    link: await documentLink(signing, owner, key, until, locale),
  }))
  const data = { form, fields, listingId, projectId, spoken: locale, newsletter: lead.consent.newsletter }
  return [
    {
      template: 'documents',
      locale,
      to: to.trim(),
      replyTo: office,
      data: { ...data, until: until.toISOString(), documents: await Promise.all(linked) },
    },
  ]
}

function requested({ fields }: Lead, documents: readonly Document[]): readonly Document[] {
  const keys = [fields.documents].flat()
  return documents.filter(({ key }) => keys.includes(key))
}
