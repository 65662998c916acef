import { type } from 'arktype'
import { homeCountries } from '#db/model/places/postal-country.ts'
import { valuationKinds } from '#db/model/statistics/sale-figures.ts'
import { address, contactPreferences, fieldOrder, informed, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'
import { brochure, brochureErrors, postcodeError, withoutUnusedAddress } from '../postal-address.ts'

const home = { 'kind?': type.enumerated(...valuationKinds), 'country?': type.enumerated(...homeCountries), ...address } as const
const fields = { ...home, 'remark?': longText, ...person, ...contactPreferences, ...brochure, ...informed } as const
const schema = type({ '+': 'delete', ...fields })

/** A request for a valuation (specification, section 5: with the address). */
export const valuation: FormDefinition = {
  name: 'valuation',
  schema: (sent) => schema(withoutUnusedAddress(sent)),
  order: fieldOrder(fields),
  check: (sent) => ({ ...postcodeError(sent, 'zip', 'country'), ...brochureErrors(sent) }),
}
