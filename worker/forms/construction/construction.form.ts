import { type } from 'arktype'
import { chosenAmong, contactPreferences, fieldOrder, informed, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'
import { brochure, brochureErrors, withoutUnusedAddress } from '../postal-address.ts'

const fields = { 'units?': chosenAmong, ...person, 'remark?': longText, ...contactPreferences, ...brochure, ...informed } as const
const schema = type({ '+': 'delete', ...fields })

/** An enquiry about a new-build project. @param onOffer the units it may name */
export function construction(onOffer: readonly string[]): FormDefinition {
  return {
    name: 'construction',
    schema: (sent) => {
      const { units: chosen, ...filled } = withoutUnusedAddress(sent)
      return schema(chosen === undefined ? filled : { ...filled, units: { chosen, onOffer } })
    },
    order: fieldOrder(fields),
    check: brochureErrors,
  }
}
