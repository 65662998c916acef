import type { Document } from '#db/model/document.ts'
import type { Lead } from '#db/model/lead.ts'
import { textIn } from '#db/model/localized.ts'
import type { OwedMail } from '#db/model/mail.ts'
import { documentLink, linksEnd } from '#worker/forms/document-link.ts'
import type { DocumentOffer } from '#worker/forms/document-request.ts'
import { type LeadMailDeps, leadMails } from './lead-mails.ts'

/** The mails a request for documents owes: the links to whoever asked, and a notice to the office of what was sent. */
export async function documentsMails(lead: Lead, desk: LeadMailDeps, offer: DocumentOffer): Promise<readonly OwedMail[]> {
  const names = askedFor(lead, offer.documents).map(({ name }) => textIn(name, desk.officeLocale))
  const notices = leadMails({ ...lead, fields: { ...lead.fields, documents: names } }, desk).filter(({ template }) => template === 'leadNotice')
  return [...(await linksMail(lead, desk, offer)), ...notices]
}

/** The mail with the links to the documents somebody asked for, as far as they are there; none where that is nowhere, or nobody can be written to. */
export async function linksMail(lead: Lead, { office, origin }: LeadMailDeps, { owner, documents, secret, now }: DocumentOffer): Promise<readonly OwedMail[]> {
  const { form, fields, listingId, projectId, locale } = lead
  const to = fields.email
  const asked = askedFor(lead, documents)
  if (typeof to !== 'string' || asked.length === 0) return []
  const until = linksEnd(now)
  const sent = asked.map(async ({ key, name, type, size }) => ({
    key,
    name: { ...name },
    type,
    size,
    link: await documentLink(secret, owner, key, until, locale),
  }))
  const data = { form, fields, listingId, projectId, spoken: locale, newsletter: lead.consent.newsletter, origin }
  return [
    {
      template: 'documents',
      locale,
      to: to.trim(),
      replyTo: office,
      data: { ...data, until: until.toISOString(), documents: await Promise.all(sent) },
    },
  ]
}

function askedFor({ fields }: Lead, documents: readonly Document[]): readonly Document[] {
  const keys = [fields.documents].flat()
  return documents.filter(({ key }) => keys.includes(key))
}
