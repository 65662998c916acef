import type { Lead } from '#db/model/leads/lead.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { LeadMailData } from '#db/model/mail/mail-data.ts'
import type { Locale } from '#messages/locales.ts'

/** Dependencies of the mails about a lead. */
export interface LeadMailDeps {
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
export function officeNotice(lead: Lead, options: LeadMailDeps): OutgoingMail {
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
