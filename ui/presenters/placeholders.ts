import { type Agency, agencyName } from '#db/model/agency.ts'
import { textIn } from '#db/model/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { seatLine } from './identity.ts'
import { presentPhone } from './phone.ts'

/** What texts may leave to the agency's record, as `{{agency}}`. */
const placeholders = ['agency', 'legalName', 'email', 'phone', 'seat', 'authority', 'licenceNumber'] as const
export type Placeholder = (typeof placeholders)[number]

export function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((each) => each === name)
}

/** The value of a placeholder in a language; '' for what the record lacks. */
export function placeholderValue(name: Placeholder, agency: Agency, locale: Locale): string {
  const { identity, email, phone, version } = agency
  switch (name) {
    case 'agency':
      return agencyName(agency, locale)
    case 'legalName':
      return identity ? `${identity.name} ${textIn(identity.form, locale)}` : agencyName(agency, locale)
    case 'email':
      // Without a record it is where forms go, which no page shows.
      return version > 0 ? email : ''
    case 'phone':
      return phone === null ? '' : presentPhone(phone).text
    case 'seat':
      return identity ? seatLine(identity.seat, locale) : ''
    case 'authority':
      return identity ? `${textIn(identity.authority.name, locale)}, ${textIn(identity.authority.address, locale)}` : ''
    case 'licenceNumber':
      return identity?.licence.number ?? ''
  }
}

/** A text of one line with its placeholders filled in. Unknown ones stay as they are. */
export function fillPlaceholders(text: string, agency: Agency, locale: Locale): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (isPlaceholder(name) ? placeholderValue(name, agency, locale) : whole))
}
