import { type } from 'arktype'
import { chosenAmong } from './chosen.ts'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { 'units?': chosenAmong, ...person, 'remark?': longText, ...consent } as const
const schema = type({ '+': 'delete', ...fields })

/**
 * A question about a new-build project.
 * @param onOffer the names of the units that may be asked about
 */
export function construction(onOffer: readonly string[]): FormDefinition<{ readonly email: string }> {
  return {
    name: 'construction',
    schema: ({ units: chosen, ...filled }) => schema(chosen === undefined ? filled : { ...filled, units: { chosen, onOffer } }),
    order: fieldOrder(fields),
  }
}
