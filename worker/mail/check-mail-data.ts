import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'

/** Validates an outbox payload by the schema of its template. @throws Error if it is invalid, for instance after an upgrade */
export function checkMailData<Data>(schema: (data: unknown) => Data | type.errors, { id, template, data }: LeasedMail): Data {
  const checked = schema(data)
  if (checked instanceof type.errors) throw new Error(`Mail ${id} (${template}): ${checked.summary}`)
  return checked
}
