import { type } from 'arktype'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

interface Enquiry {
  readonly email: string
}

const questionFields = { ...person, remark: longText, ...consent } as const

/** A question about a home. */
export const contactMe: FormDefinition<Enquiry> = {
  name: 'contactMe',
  schema: type({ '+': 'delete', ...questionFields }),
  order: fieldOrder(questionFields),
}

const day = type("'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'")
const visitFields = {
  days: day.or(day.array().atMostLength(6)),
  slot: "'10-13' | '13-16' | '16-19'",
  how: "'onSite' | 'video'",
  ...person,
  'remark?': longText,
  ...consent,
} as const

/** The wish to see a home: days and hours that suit (specification, section 9: contact time slots). */
export const visit: FormDefinition<Enquiry> = { name: 'visit', schema: type({ '+': 'delete', ...visitFields }), order: fieldOrder(visitFields) }
