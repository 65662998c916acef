import type { Locale } from '#messages/locales.ts'
import { phoneTail } from '../leads/lead.ts'

/** A person who is in touch with the agency, recognised by e-mail address and phone number. Times are UTC in ISO 8601. */
export interface Contact {
  readonly id: string
  /** Empty if only an address or a number is known. */
  readonly name: string
  readonly locale: Locale
  /** Whether a visitor left the details on the site, a member of the staff entered them, or a file was imported. */
  readonly source: ContactSource
  /** Where imported details come from (GDPR, article 14), and the name of the firm or list. */
  readonly origin: Origin | null
  readonly originName: string | null
  /** When a mail said so. */
  readonly originToldAt: string | null
  /** Since when the person wants no mail or call other than answers; null: may be contacted. */
  readonly doNotContactSince: string | null
  readonly createdAt: string
  /** The last contact, from which retention counts. */
  readonly lastAt: string
  readonly version: number
  /** Street, postcode and town, in one line; null if unknown. */
  readonly address: string | null
  readonly kind: ContactKind | null
  /** When the person was asked whether they want the newsletter; it is asked once. */
  readonly askedAt: string | null
  readonly askedHow: AskedHow | null
}

export type ContactSource = 'site' | 'desk' | 'import'

export const contactKinds = ['buyer', 'seller'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Where imported details come from: the agency's own records, another agency, a partner, or lists filled in by the people themselves. */
export const origins = ['ownRecords', 'agency', 'partner', 'lists'] as const
export type Origin = (typeof origins)[number]

/** They agreed or refused when asked in person, or were mailed the question. */
export type AskedHow = 'agreed' | 'refused' | 'mailed'

/** What a person is recognised by. */
export interface ContactKey {
  /** The kind, and the address in lower case or the last digits of the number. */
  readonly key: string
  readonly kind: 'email' | 'phone'
  /** As typed. */
  readonly value: string
}

/** Months after the last contact until a contact is erased with its notes and tasks (decisions, "Retention"). */
export const contactMonths = 24

/** The keys of an address and a number; a number too short to identify a person gives none. */
export function contactKeysOf({
  email,
  phone,
}: {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}): readonly ContactKey[] {
  const address = email?.trim() ?? ''
  const tail = phoneTail(phone)
  return [
    ...(address === '' ? [] : [{ key: `email:${address.toLowerCase()}`, kind: 'email' as const, value: address }]),
    ...(tail === null ? [] : [{ key: `phone:${tail}`, kind: 'phone' as const, value: (phone ?? '').trim() }]),
  ]
}

/** A note about a contact; with a day it is a task. */
export interface ContactNote {
  readonly id: string
  readonly at: string
  readonly text: string
  readonly listingId: number | null
  /** YYYY-MM-DD; null for a note. */
  readonly dueOn: string | null
  readonly doneAt: string | null
}
