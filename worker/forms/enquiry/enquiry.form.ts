import { type } from 'arktype'
import { consent, contactPreferences, fieldOrder, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const enquiryFields = { ...person, 'remark?': longText, ...contactPreferences, ...consent } as const

/** Enquiry about a listing. */
export const enquiryForm: FormDefinition = {
  name: 'enquiry',
  schema: type({ '+': 'delete', ...enquiryFields }),
  order: fieldOrder(enquiryFields),
}
