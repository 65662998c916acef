import { type } from 'arktype'
import { consent, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

interface Enquiry {
  readonly email: string
}

/** A question about a home. */
export const contactMe: FormDefinition<Enquiry> = {
  name: 'contactMe',
  schema: type({ '+': 'delete', remark: longText, ...person, ...consent }),
}

const day = type("'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'")

/** The wish to see a home: days and hours that suit (specification, section 9: contact time slots). */
export const visit: FormDefinition<Enquiry> = {
  name: 'visit',
  schema: type({
    '+': 'delete',
    days: day.or(day.array().atMostLength(6)),
    slot: "'10-13' | '13-16' | '16-19'",
    how: "'onSite' | 'video'",
    ...person,
    'remark?': longText,
    ...consent,
  }),
}
