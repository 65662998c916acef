import { type } from 'arktype'
import { consent, fieldOrder, longText, person, wishedContact } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const enquiryFields = { ...person, 'remark?': longText, ...wishedContact, ...consent } as const

/** Enquiry about a listing. */
export const enquiryForm: FormDefinition = {
  name: 'enquiry',
  schema: type({ '+': 'delete', ...enquiryFields }),
  order: fieldOrder(enquiryFields),
}
