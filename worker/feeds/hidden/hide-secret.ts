import type { Place } from '#db/model/listings/listing.ts'
import { zipNames } from '#db/model/places/zip-name.ts'
import type { Construction } from '#db/model/projects/project.ts'
import type { SecretAddress } from '#db/schema.ts'
import { unchangedText } from '../values/text.ts'
import { pointCut } from './hide-text-coordinates.ts'
import { type Cut, inTurn, keepText, numberCut, streetCut, unlessCut } from './street/hide-street.ts'
import { otherLanguageCut } from './street/hide-street-language.ts'

/** Of a place, what tells a street apart from its town. */
type Town = Pick<Place, 'city'> & Partial<Pick<Place, 'zip' | 'country'>>

/** Removes the unpublished parts of a record's address from texts. */
export function addressCut(
  secret: SecretAddress,
  shown: 'address' | 'street' | 'city',
  { city, zip = null, country = 'other' }: Town,
  unit: string | null,
): Cut {
  if (shown === 'address') return keepText
  const streets = [...(secret.street === null ? [] : [secret.street]), ...(secret.streets ?? [])]
  const within = { box: secret.box, unit }
  const towns = [...Object.values(city), ...zipNames(country, zip)]
  if (shown === 'street') return inTurn(numberCut(streets, secret.houseNumber, within), pointCut(secret))
  const elsewhere = secret.street === null ? keepText : otherLanguageCut(secret.street, country, zip)
  return inTurn(elsewhere, streetCut(streets, secret.houseNumber, towns, within), pointCut(secret))
}

/** Removes the unpublished parts of a stored record's address from texts. */
export function secretCut(secret: SecretAddress, place: Pick<Place, 'address'> & Town): Cut {
  const { address } = place
  if (address !== null && address.houseNumber === secret.houseNumber && address.box === secret.box) return keepText
  return addressCut(secret, address === null ? 'city' : 'street', place, null)
}

/** Removes hidden parts of the address from a unit in its project's list. */
export function hideInConstruction(unit: Construction, cut: Cut): Construction {
  return { ...unit, unit: unlessCut(unit.unit, cut), floor: unlessCut(unit.floor, cut), requirement: unchangedText(unit.requirement, cut) }
}
