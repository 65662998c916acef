import { type } from 'arktype'
import { consent, contactPreferences, fieldOrder, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const fields = { 'remark?': longText, ...person, ...contactPreferences, ...consent } as const

/** A message to the office. */
export const contactForm = { name: 'contact', schema: type({ '+': 'delete', ...fields }), order: fieldOrder(fields) } satisfies FormDefinition
