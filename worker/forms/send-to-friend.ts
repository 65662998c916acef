import { type } from 'arktype'
import { email, fieldOrder, line, longText, ticked } from './fields.ts'
import type { FormDefinition } from './form.ts'

/** The recipient did not ask for the mail: it may link only to a page of this site. */
const leadsElsewhere = /:\/\/|\bwww\.|\w\.[a-z]{2,}\/\S/i
const name = line.narrow((text, context) => !leadsElsewhere.test(text) || context.mustBe('a name'))
const note = longText.narrow((text, context) => !leadsElsewhere.test(text) || context.mustBe('without addresses of sites'))

const fields = {
  friendEmail: email,
  'friendFirstName?': name,
  'friendLastName?': name,
  'note?': note,
  firstName: name,
  lastName: name,
  email,
  privacy: ticked,
} as const

/** Sends one of our pages to a friend (specification, section 5: the friend's e-mail is required and valid). Kept for a month only. */
export const sendToFriend: FormDefinition = {
  name: 'sendToFriend',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
  months: 1,
}
