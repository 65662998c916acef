import { beginning } from '#db/model/content/excerpt.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import type { SecretAddress } from '#db/schema.ts'
import { streetsAtKeys } from './hide-record-keys.ts'
import { readStreetField } from './street/hide-street-field.ts'
import { holdsStreet, streetsInField, streetsInTexts } from './street/hide-street-in-texts.ts'
import { foldedWords } from './street/hide-street-kind.ts'

/** What of a record may hold its address. */
interface AddressFields {
  readonly street: LocalizedText | null
  readonly otherStreets: readonly LocalizedText[]
  readonly houseNumber: string | null
  readonly box: string | null
  readonly zip: string | null
  readonly city: LocalizedText | null
  /** The whole record, for its texts. */
  readonly raw: unknown
}

const maxLength = 200
const maxStreets = 40

/**
 * The street of a record and all other notations of it, wherever the record holds them: other languages, other fields, and texts that name a street with the
 * record's house number. Everything that hides an address is derived from this one list.
 */
export function streetsOfRecord(fields: AddressFields): Pick<SecretAddress, 'street' | 'streets'> {
  const { street, otherStreets, houseNumber, box, zip, city } = fields
  const read = [street ?? {}, ...otherStreets].flatMap((text) => Object.values(text))
  const own = [...read, ...streetsAtKeys(fields.raw, houseNumber)]
  const elsewhere = [houseNumber, box, zip, ...Object.values(city ?? {})].flatMap((field) => streetsInField(field))
  const named = [...own, ...elsewhere]
  const first = street ? beginning(textIn(street, 'nl'), maxLength) : null
  const inTexts = streetsInTexts(fields.raw, numbersFor(named, houseNumber))
  const known = new Set(inTexts.length === 0 ? [] : named.flatMap((field) => readStreetField(field, []).groups.map(({ words }) => words.join(' '))))
  const all = [...own.flatMap(inFull), ...elsewhere, ...inTexts.filter((name) => !known.has(foldedWords(name).join(' ')))].map((each) =>
    beginning(each, maxLength),
  )
  const streets = [...new Set(all)].filter((name) => name !== first).slice(0, maxStreets)
  return { street: first, ...(streets.length === 0 ? {} : { streets }) }
}

/** A field too long to be kept is kept as the names in it. */
function inFull(field: string): readonly string[] {
  return field.length <= maxLength ? [field] : [field, ...new Set(readStreetField(field, []).groups.map(({ written }) => written))]
}

/** The numbers that a street in a text must have beside it; null, any, where the record has neither a kind of street nor a number. */
function numbersFor(streets: readonly string[], houseNumber: string | null): readonly string[] | null {
  const numbers = [...(houseNumber?.match(/\d+/g) ?? []), ...streets.flatMap((street) => (/\d/.test(street) ? readStreetField(street, []).houseNumbers : []))]
  return numbers.length === 0 && !streets.some(holdsStreet) ? null : numbers
}
