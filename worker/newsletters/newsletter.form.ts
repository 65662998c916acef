import { type } from 'arktype'
import { email, fieldOrder, ticked } from '../forms/fields.ts'
import type { FormDefinition } from '../forms/form.ts'

const fields = { email, privacy: ticked, 'tailored?': ticked } as const

/** A sign-up for the newsletter. The subscription is stored separately; the lead only records the request. */
export const newsletter = {
  name: 'newsletter',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
  // The visitor gets the mail that asks to confirm the subscription (`signUpsOf`), the office a notice once it is confirmed.
  dueMails: () => ({ mails: 'none' }),
} satisfies FormDefinition
