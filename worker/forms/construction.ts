import { type } from 'arktype'
import { chosenAmong } from './chosen.ts'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const fields = { 'units?': chosenAmong, ...person, 'remark?': longText, ...consent } as const
const schema = type({ '+': 'delete', ...fields })

/** An enquiry about a new-build project. @param onOffer the units it may name */
export function construction(onOffer: readonly string[]): FormDefinition {
  return {
    name: 'construction',
    schema: ({ units: chosen, ...filled }) => schema(chosen === undefined ? filled : { ...filled, units: { chosen, onOffer } }),
    order: fieldOrder(fields),
  }
}
