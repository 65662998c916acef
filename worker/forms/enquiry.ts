import { type } from 'arktype'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const questionFields = { ...person, remark: longText, ...consent } as const

/** A question about a home. */
export const enquiryForm: FormDefinition<{ readonly email: string }> = {
  name: 'enquiry',
  schema: type({ '+': 'delete', ...questionFields }),
  order: fieldOrder(questionFields),
}
