import { type } from 'arktype'
import { consent, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

/** A message to the office. */
export const siteContact = { name: 'siteContact', schema: type({ '+': 'delete', ...person, remark: longText, ...consent }) } satisfies FormDefinition<{
  readonly email: string
}>
