import type { Document } from '#db/model/files/document.ts'
import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { LeadMailData } from '#db/model/mail/mail-data.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import type { DocumentOffer } from '#worker/forms/document-request/document-request.form.ts'
import type { DueMails } from '#worker/forms/form.ts'
import { documentLink, linksEnd, reviewLink } from '#worker/signing/links.ts'
import type { SigningSecrets } from '#worker/signing/seal.ts'
import { appointmentMails } from '#worker/visits/appointment-mails.ts'

/** Dependencies of the mails of a form. */
interface FormMailDeps extends LeadMailDeps {
  readonly signing: SigningSecrets
}

/** The mails that an accepted form sends. */
export async function formMails(lead: Lead, dueMails: DueMails, deps: FormMailDeps): Promise<readonly OutgoingMail[]> {
  const { signing, officeLocale } = deps
  switch (dueMails.mails) {
    case 'confirmationAndNotice':
      return leadMails(lead, deps)
    case 'notice':
      return [officeNotice(lead, deps)]
    case 'none':
      return []
    case 'documents':
      return documentsMails(lead, deps, dueMails.offer)
    case 'booking':
      return appointmentMails('booked', dueMails.appointment, lead, { signing, officeLocale })
    case 'review':
      // The picture is not linked: the review page shows it.
      return leadMails(lead, { ...deps, file: null, review: await reviewLink(signing, lead.id, officeLocale, new Date(lead.createdAt)) })
  }
}

/** Dependencies of the mails about a lead. */
interface LeadMailDeps {
  /** The e-mail address of the office in charge. */
  readonly office: string
  readonly officeLocale: Locale
  /** The path where the office downloads the file sent with the form. */
  readonly file?: string | null
  /** The path of the office's review page. */
  readonly review?: string | null
}

/**
 * The mails for a new lead: the mail to a friend, if a page is sent to one; a confirmation to the visitor, if they left an address; and a notice to the
 * office.
 */
export function leadMails(lead: Lead, options: LeadMailDeps): readonly OutgoingMail[] {
  const { fields, email, locale } = lead
  if (email === null) return [officeNotice(lead, options)]
  const data = dataOf(lead)
  const confirmation: OutgoingMail = { template: 'leadConfirmation', locale, to: email, replyTo: options.office, data }
  const friend = lead.form === 'sendToFriend' ? fields.friendEmail : null
  if (typeof friend !== 'string') return [confirmation, officeNotice(lead, options)]
  const note: OutgoingMail = { template: 'friendNote', locale, to: friend.trim(), replyTo: options.office, data }
  return [note, confirmation, officeNotice({ ...lead, fields: withoutFriend(fields) }, options)]
}

/** The notice to the office, in its own language. */
function officeNotice(lead: Lead, options: LeadMailDeps): OutgoingMail {
  const { office, officeLocale, file = null, review = null } = options
  return { template: 'leadNotice', locale: officeLocale, to: office, replyTo: lead.email, data: { ...dataOf(lead), file, review } }
}

function dataOf({ form, fields, listingId, projectId, locale: spoken, consent }: Lead): LeadMailData {
  return { form, fields, listingId, projectId, spoken, newsletter: consent.newsletter }
}

/** Without the friend's name and address, which are private. */
function withoutFriend(fields: Lead['fields']): Lead['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('friend')))
}

/** The mails for a document request: the links to the visitor, and a notice to the office. */
async function documentsMails(lead: Lead, options: LeadMailDeps, offer: DocumentOffer): Promise<readonly OutgoingMail[]> {
  const names = requested(lead, offer.documents).map(({ name }) => textIn(name, options.officeLocale))
  const notices = leadMails({ ...lead, fields: { ...lead.fields, documents: names } }, options).filter(({ template }) => template === 'leadNotice')
  return [...(await linksMail(lead, options, offer)), ...notices]
}

/** The mail with links to the requested documents. Returns no mail without documents or a recipient. */
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
