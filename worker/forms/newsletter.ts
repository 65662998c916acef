import { type } from 'arktype'
import { officeNotice } from '#worker/mail/lead-mails.ts'
import { email, fieldOrder, line, ticked } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { email, 'firstName?': line, privacy: ticked } as const

/** A sign-up for the newsletter. What is kept for as long as it comes is the subscription; this only tells that somebody asked. */
export const newsletter: FormDefinition<{ readonly email: string }> = {
  name: 'newsletter',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
  months: 1,
  // Whoever asked is written to by what they asked for (`signUpsOf`).
  mails: (lead, desk) => [officeNotice(lead, desk)],
}
