import { hour } from '../site/durations.ts'
import type { MailTemplate } from './mail.ts'

/**
 * Maximum number of mails to one unconfirmed mailbox within these milliseconds, over all forms.
 * @source decisions, "Mails to an address that has confirmed nothing"
 */
export const mailboxLimits = [
  { within: hour, max: 5 },
  { within: 24 * hour, max: 20 },
] as const

/** The mails that a form sends to an address as typed, which may belong to someone else. */
const toTypedAddresses: readonly MailTemplate[] = ['leadConfirmation', 'friendNote', 'documents', 'optIn', 'appointmentConfirmation']

/** Whether a mail counts towards the limits of its mailbox. */
export function isLimited(template: MailTemplate): boolean {
  return toTypedAddresses.includes(template)
}

/** The mailbox behind an address, so that spellings of one address count together: without capitals, and without what follows a plus sign. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const name = local.split('+')[0] || local
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com' // ignores dots
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
