import { type } from 'arktype'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const asked = { ...person, motivation: longText } as const

/** An application for a vacancy, with a CV (decisions, "Retention": kept a year). */
export const jobApplication: FormDefinition<{ readonly email: string }> = {
  name: 'jobApplication',
  schema: type({ '+': 'delete', ...asked, ...consent }),
  order: fieldOrder({ ...asked, cv: null, ...consent }),
  document: 'cv',
  months: 12,
}
