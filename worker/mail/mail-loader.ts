import { type } from 'arktype'
import type { Db } from '#db/client.ts'
import type { LeasedMail } from '#db/mail/outbox.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Settings } from '#worker/env.ts'
import type { MailAddress } from '#worker/mail/transport.ts'

/** Dependencies of rendering a mail. */
export interface RenderDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin' | 'signing'>
  readonly from: MailAddress
  /** The sending agency. */
  readonly agency: Agency
}

/** Validates an outbox payload by the schema of its template. @throws Error if it is invalid, for instance after an upgrade */
export function checkMailData<Data>(schema: (data: unknown) => Data | type.errors, { id, template, data }: LeasedMail): Data {
  const checked = schema(data)
  if (checked instanceof type.errors) throw new Error(`Mail ${id} (${template}): ${checked.summary}`)
  return checked
}

/** The fields of a lead, as the data of a mail hold them. */
export const LeadFields = type({ '[string]': 'string | number | boolean | null | string[]' })
