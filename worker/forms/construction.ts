import { type } from 'arktype'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

/** Names that were chosen among those that may be; put together before they are read, since a schema is made once for all projects. */
const units = type({ chosen: 'string | string[]', onOffer: 'string[]' })
  .narrow(({ chosen, onOffer }, context) => areAmong([chosen].flat(), onOffer) || context.mustBe('on offer'))
  .pipe(({ chosen }) => chosen)

const fields = { 'units?': units, ...person, 'remark?': longText, ...consent } as const
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

function areAmong(chosen: readonly string[], onOffer: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((each) => onOffer.includes(each))
}
