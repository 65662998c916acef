import type { Contact, ContactKey } from '#db/model/contacts/contact.ts'
import { languages } from '#messages/languages.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { type PhoneView, presentPhone } from '../agency/phone.present.ts'
import { href } from '../routes.ts'
import { agoText } from '../site/number.present.ts'

/** A contact of a list in words. */
export interface ContactLine {
  readonly id: string
  readonly href: string
  readonly who: string
  readonly phones: readonly PhoneView[]
  readonly emails: readonly string[]
  /** Where it is not the reader's. */
  readonly language: string | null
  readonly isBlocked: boolean
  readonly when: string
  readonly at: string
}

/** A contact for a list. */
export function presentContactLine(contact: Contact & { readonly keys: readonly ContactKey[] }, locale: Locale, now: Date): ContactLine {
  const { id, keys, lastAt, doNotContactSince } = contact
  return {
    id,
    href: href('deskContact', locale, { id }),
    who: contactName(contact, locale),
    phones: keys.flatMap(({ kind, value }) => (kind === 'phone' ? [presentPhone(value)] : [])),
    emails: keys.flatMap(({ kind, value }) => (kind === 'email' ? [value] : [])),
    language: contact.locale === locale ? null : languages[contact.locale].name,
    isBlocked: doNotContactSince !== null,
    when: agoText(lastAt, locale, now),
    at: lastAt,
  }
}

/** The name, else the first address or number, else a text for no name. */
export function contactName({ name, keys }: Pick<Contact, 'name'> & { readonly keys: readonly ContactKey[] }, locale: Locale): string {
  return name || (keys[0]?.value ?? translator(locale)('desk.lead.nameless'))
}
