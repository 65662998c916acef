import { homeCountries, isPostcode } from '#db/model/places/postal-country.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { textOf } from '../site/requests/typed-values.ts'
import { country, line, postcode, ticked } from './fields.ts'

/** A request for a brochure by post, with the address (decisions, "Contact time slots"). */
export const brochure = {
  'brochure?': ticked,
  'postStreet?': line,
  'postHouseNumber?': line,
  'postZip?': postcode,
  'postCity?': line,
  'postCountry?': country,
} as const

const required = ['postStreet', 'postZip', 'postCity'] as const

/** A brochure by post needs an address. */
export function brochureErrors(sent: FormData): FieldErrors {
  if (textOf(sent, 'brochure') === '') return {}
  const missing = required.filter((name) => textOf(sent, name) === '').map((name) => [name, 'missing' as const])
  return { ...postcodeError(sent, 'postZip', 'postCountry'), ...Object.fromEntries(missing) }
}

/** Drops the address if no brochure is requested (data minimisation). */
export function withoutUnusedAddress(filled: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (filled.brochure !== undefined) return filled
  return Object.fromEntries(Object.entries(filled).filter(([name]) => !name.startsWith('post')))
}

/** An error if a postcode is not in the chosen country (Belgium by default). */
export function postcodeError(sent: FormData, zip: string, chosen: string): FieldErrors {
  const typed = textOf(sent, zip)
  return typed === '' || isPostcode(typed, textOf(sent, chosen) || homeCountries[0]) ? {} : { [zip]: 'invalid' }
}
