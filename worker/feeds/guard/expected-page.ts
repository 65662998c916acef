import type { Agency } from '#db/model/agency/agency.ts'
import type { ListingCard } from '#db/model/listings/listing.ts'
import { isListed } from '#db/model/listings/listing-state.ts'
import { displayPrice } from '#db/model/listings/price.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { RecordKind, SecretAddress } from '#db/schema.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { href } from '#ui/routes.ts'
import type { Expected } from '#worker/site/canary/page-fault.ts'

/** The page of a home or a project that is tried, and what it must show. */

/** The page answers with its address in full. */
export function recordPath(kind: RecordKind, id: number, goal: ListingCard['goal'] | null, locale: Locale): string {
  if (kind === 'project') return href('project', locale, { city: '-', name: '-', id: String(id) })
  return href(goal === 'rent' ? 'propertyForRent' : 'propertyForSale', locale, { city: '-', type: '-', id: String(id) })
}

interface TriedRecord {
  /** Of a home. */
  readonly card: ListingCard | null
  /** The address that it does not publish, or not with its number. */
  readonly hidden: SecretAddress | null
  readonly hasOwnText: boolean
}

export function expectedOf({ card, hidden, hasOwnText }: TriedRecord, { offices, identity }: Pick<Agency, 'offices' | 'identity'>): Expected {
  const streets = [hidden?.street, ...(hidden?.streets ?? [])].filter((street) => typeof street === 'string')
  const number = hidden?.houseNumber
  const officeStreets = offices.flatMap(({ address }) => (address === null ? [] : locales.map((locale) => textIn(address.street, locale).toLocaleLowerCase())))
  const isOffice = (written: string) => officeStreets.includes(written.toLocaleLowerCase())
  const towns = locales.map((locale) => textIn(card?.place.city ?? {}, locale).toLocaleLowerCase())
  const spellings = streets.map((street) => {
    // A number before the name of a town is that of another street, or a postcode.
    const isTown = towns.includes(street.toLocaleLowerCase())
    return [`${street} ${number}`, ...(isTown ? [] : [`${number} ${street}`, `${number}, ${street}`])]
  })
  // Every page names the offices, in whose house a home may be.
  const unpublished = number ? spellings.filter((each) => !each.some(isOffice)).flat() : []
  const expected = { isPublished: true, unpublished, hasOwnText, hasLegal: identity !== null }
  if (card === null) return expected
  // The page of a sold home has no form and no price of its own, but those of similar homes.
  if (!isListed(card.state)) return { ...expected, mayShrink: true }
  const price = displayPrice(card)
  return price.kind === 'annuity' ? expected : { ...expected, amount: price.kind === 'amount' ? price.text : null }
}
