import { type } from 'arktype'
import { address, consent, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

/** What a home is worth (specification, section 5: its address is asked for). */
export const valuation: FormDefinition<{ readonly email: string }> = {
  name: 'valuation',
  schema: type({ '+': 'delete', kind: "'house' | 'apartment' | 'land' | 'other'", ...address, 'remark?': longText, ...person, ...consent }),
}
