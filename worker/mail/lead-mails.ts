import { type } from 'arktype'
import { formNames, type Lead } from '#db/model/lead.ts'
import type { OwedMail } from '#db/model/mail.ts'
import { type Locale, locales } from '#messages/locales.ts'

/** Where a lead's notice goes, and where the form was sent. */
export interface LeadDesk {
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
 * a friend, the friend is written to instead of the office.
 */
export function leadMails(lead: Lead, { office, officeLocale, origin, file = null, review = null }: LeadDesk): readonly OwedMail[] {
  const { form, fields, listingId, projectId, locale: spoken } = lead
  const data = { form, fields, listingId, projectId, spoken, newsletter: lead.consent.newsletter, origin }
  const notice: OwedMail = { template: 'leadNotice', locale: officeLocale, to: office, replyTo: lead.email, data: { ...data, file, review } }
  if (lead.email === null) return [notice]
  const confirmation: OwedMail = { template: 'leadConfirmation', locale: spoken, to: lead.email, replyTo: office, data }
  const friend = form === 'sendToFriend' ? fields.friendEmail : null
  if (typeof friend !== 'string') return [confirmation, notice]
  return [{ template: 'friendNote', locale: spoken, to: friend.trim(), replyTo: lead.email, data }, confirmation]
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
