import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { postalLine } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { presentPhone } from '../agency/phone.present.ts'

/** Placeholders such as `{{agency}}`, filled in from the agency's record. */
const placeholders = ['agency', 'legalName', 'email', 'phone', 'seat', 'authority', 'licenceNumber'] as const
export type Placeholder = (typeof placeholders)[number]

/** Whether a word is a placeholder. */
export function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((each) => each === name)
}

/** The value of a placeholder in a language; '' if the record lacks it. */
export function placeholderValue(name: Placeholder, agency: Agency, locale: Locale): string {
  const { identity, email, phone, version } = agency
  switch (name) {
    case 'agency':
      return agencyName(agency, locale)
    case 'legalName':
      return identity ? `${identity.name} ${textIn(identity.form, locale)}` : agencyName(agency, locale)
    case 'email':
      // Without a record this is the fallback recipient of forms, which pages do not show.
      return version > 0 ? email : ''
    case 'phone':
      return phone === null ? '' : presentPhone(phone).text
    case 'seat':
      return identity ? postalLine(identity.seat, locale) : ''
    case 'authority':
      return identity ? `${textIn(identity.authority.name, locale)}, ${textIn(identity.authority.address, locale)}` : ''
    case 'licenceNumber':
      return identity?.licence.number ?? ''
  }
}

/** The values of all placeholders by their names. */
export function placeholderValues(agency: Agency, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(placeholders.map((name) => [name, placeholderValue(name, agency, locale)]))
}

/** Fills in the placeholders of a one-line text. Unknown ones stay unchanged. */
export function fillPlaceholders(text: string, agency: Agency, locale: Locale): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (isPlaceholder(name) ? placeholderValue(name, agency, locale) : whole))
}
