import { type } from 'arktype'
import { address, consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { kind: "'house' | 'apartment' | 'land' | 'other'", ...address, 'remark?': longText, ...person, ...consent } as const

/** What a home is worth (specification, section 5: its address is asked for). */
export const valuation: FormDefinition<{ readonly email: string }> = {
  name: 'valuation',
  schema: type({ '+': 'delete', ...fields }),
  order: fieldOrder(fields),
}
