import { isEmail } from '#db/model/forms/email.ts'
import type { Listing } from '#db/model/listings/listing.ts'
import type { Fields } from '../fields.ts'
import { type Cut, unlessCut } from '../hidden/street/hide-street.ts'
import { wholeLine } from '../place.ts'

/** The office and the manager of a property or project. */
export function readContact(fields: Fields, cut: Cut): Listing['contact'] {
  const words = (...names: readonly string[]) => unlessCut(wholeLine(fields.take(...names)), cut, 200)
  return {
    office: words('OfficeName'),
    name: words('ManagerName'),
    email: unlessCut(fields.read(['ManagerEmail'], readEmail), cut, 200),
    phone: words('ManagerDirectPhone', 'ManagerMobilePhone'),
  }
}

/** Some CRMs give a link, others the end of a list. */
function readEmail(value: unknown): string | null {
  const email = (wholeLine(value) ?? '')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[;.,\s]+$/, '')
    .trim()
  return isEmail(email) ? email : null
}
