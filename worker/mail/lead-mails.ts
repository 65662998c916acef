import { type } from 'arktype'
import { formNames, type Lead } from '#db/model/lead.ts'
import type { OwedMail } from '#db/model/mail.ts'
import { type Locale, locales } from '#messages/locales.ts'

/** Where a lead's notice goes, and where the form was sent. */
export interface LeadMailDeps {
  /** The address of the office that answers for it. */
  readonly office: string
  /** The language the office reads. */
  readonly officeLocale: Locale
  /** The origin the visitor was on: links lead there where the settings name none. */
  readonly origin: string
  /** The path under which the office fetches what came with the form. */
  readonly file?: string | null
  /** The path under which the office decides whether what was sent is published. */
  readonly review?: string | null
}

/**
 * The mails a lead owes: a confirmation to whoever wrote, unless they left no address, and a notice to the office; where a page is sent to
 * a friend, the friend is written to first.
 */
export function leadMails(lead: Lead, desk: LeadMailDeps): readonly OwedMail[] {
  const { fields, email, locale } = lead
  if (email === null) return [officeNotice(lead, desk)]
  const data = dataOf(lead, desk)
  const confirmation: OwedMail = { template: 'leadConfirmation', locale, to: email, replyTo: desk.office, data }
  const friend = lead.form === 'sendToFriend' ? fields.friendEmail : null
  if (typeof friend !== 'string') return [confirmation, officeNotice(lead, desk)]
  const note: OwedMail = { template: 'friendNote', locale, to: friend.trim(), replyTo: email, data }
  return [note, confirmation, officeNotice({ ...lead, fields: withoutFriend(fields) }, desk)]
}

/** Tells the office of a lead, in its own language. */
export function officeNotice(lead: Lead, desk: LeadMailDeps): OwedMail {
  const { office, officeLocale, file = null, review = null } = desk
  return { template: 'leadNotice', locale: officeLocale, to: office, replyTo: lead.email, data: { ...dataOf(lead, desk), file, review } }
}

function dataOf({ form, fields, listingId, projectId, locale: spoken, consent }: Lead, { origin }: LeadMailDeps) {
  return { form, fields, listingId, projectId, spoken, newsletter: consent.newsletter, origin }
}

/** Who the friend is and what they are written is nobody else's. */
function withoutFriend(fields: Lead['fields']): Lead['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'note' && !name.startsWith('friend')))
}

/** The data of such mails as the outbox gives it back. */
export const LeadMailData = type({
  form: type.enumerated(...formNames),
  fields: type({ '[string]': 'string | number | boolean | null | string[]' }),
  listingId: 'number.integer | null',
  projectId: 'number.integer | null',
  spoken: type.enumerated(...locales),
  newsletter: 'boolean',
  origin: 'string.url',
  'file?': 'string | null',
  'review?': 'string | null',
})
