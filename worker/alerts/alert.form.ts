import { type } from 'arktype'
import { email, fieldOrder, savedSearch, ticked } from '../forms/fields.ts'
import type { FormDefinition } from '../forms/form.ts'

const fields = { email, privacy: ticked } as const

/** Saves the search of a list; asks for an email address only (decisions, "Least data"). The alert is stored separately; the lead only records the request. */
export const alertForm: FormDefinition = {
  name: 'alert',
  schema: type({ '+': 'delete', ...savedSearch, ...fields }),
  order: fieldOrder(fields),
  // The visitor gets the mail that asks to confirm the alert (`signUpsOf`).
  dueMails: () => ({ mails: 'none' }),
}
