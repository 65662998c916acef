import { type } from 'arktype'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const enquiryFields = { ...person, remark: longText, ...consent } as const

/** An enquiry about a listing. */
export const enquiryForm: FormDefinition = {
  name: 'enquiry',
  schema: type({ '+': 'delete', ...enquiryFields }),
  order: fieldOrder(enquiryFields),
}
