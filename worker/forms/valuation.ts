import { type } from 'arktype'
import { address, consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { kind: "'house' | 'apartment' | 'land' | 'other'", ...address, 'remark?': longText, ...person, ...consent } as const

/** A request for a valuation (specification, section 5: with the address). */
export const valuation: FormDefinition = {
  name: 'valuation',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
}
