import { type } from 'arktype'
import { email, fieldOrder, line, longText, ticked } from './fields.ts'
import type { FormDefinition } from './form.ts'

/** What goes to somebody who asked for nothing leads nowhere but to our own page. */
const leadsElsewhere = /:\/\/|\bwww\.|\w\.[a-z]{2,}\/\S/i
const name = line.narrow((text, context) => !leadsElsewhere.test(text) || context.mustBe('a name'))
const note = longText.narrow((text, context) => !leadsElsewhere.test(text) || context.mustBe('without addresses of sites'))

const fields = {
  friendFirstName: name,
  friendLastName: name,
  friendEmail: email,
  'note?': note,
  firstName: name,
  lastName: name,
  email,
  privacy: ticked,
} as const

/** A page of ours for somebody a visitor knows (specification, section 5: the friend's e-mail is required and valid). Their address is not kept for long. */
export const sendToFriend: FormDefinition<{ readonly email: string }> = {
  name: 'sendToFriend',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
  months: 1,
}
