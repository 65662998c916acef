import { type } from 'arktype'
import { email, fieldOrder, personName, ticked } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const fields = {
  friendEmail: email,
  'friendFirstName?': personName,
  'friendLastName?': personName,
  firstName: personName,
  lastName: personName,
  email,
  privacy: ticked,
} as const

/** Sends one of our pages to a friend (specification, section 5: the friend's e-mail is required and valid). Kept for a month only. */
export const sendToFriend: FormDefinition = {
  name: 'sendToFriend',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
}
