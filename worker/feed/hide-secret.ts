import type { Place } from '#db/model/listing.ts'
import type { Construction } from '#db/model/project.ts'
import type { SecretAddress } from '#db/schema.ts'
import { pointCut } from './hide-point.ts'
import { type Cut, inTurn, keepText, kept, numberCut, streetCut } from './hide-street.ts'
import { unchangedText } from './text.ts'

/** Removes the unpublished parts of a stored record's address from texts. */
export function secretCut(secret: SecretAddress, { address, city }: Pick<Place, 'address' | 'city'>): Cut {
  if (address !== null && address.houseNumber === secret.houseNumber && address.box === secret.box) return keepText
  const street = namesOfStreet(secret)
  const within = { box: secret.box, unit: null }
  return inTurn(address === null ? streetCut(street, secret.houseNumber, city, within) : numberCut(street, secret.houseNumber, within), pointCut(secret))
}

/** Every name of the street. */
export function namesOfStreet({ street, streets = [] }: Pick<SecretAddress, 'street' | 'streets'>): readonly string[] {
  return [...(street === null ? [] : [street]), ...streets]
}

/** Removes hidden parts of the address from a unit in its project's list. */
export function hideInConstruction(unit: Construction, cut: Cut): Construction {
  return { ...unit, unit: kept(unit.unit, cut), floor: kept(unit.floor, cut), requirement: unchangedText(unit.requirement, cut) }
}
