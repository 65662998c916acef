import { type } from 'arktype'
import { readAmount } from '#db/model/amount.ts'
import type { Region } from '#db/model/region.ts'
import { rentWishes } from '#db/model/rent-profile.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { consent, day, fieldOrder, line, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

type RentProfile = FormDefinition

const persons = (least: number) =>
  line.narrow((text, context) => (/^\d{1,2}$/.test(text.trim()) && Number(text) >= least) || context.mustBe('a number of persons'))
const income = line.narrow((text, context) => readAmount(text) !== null || context.mustBe('an amount'))

const household = { 'adults?': persons(1), 'children?': persons(0), 'childrenAges?': line, 'income1?': income, 'income2?': income } as const
const wishes = { 'movingDate?': day, 'pets?': line, 'movingReason?': longText } as const

const remark = { 'remark?': longText } as const
const first = { ...person, ...remark, ...consent } as const
const listed = { ...person, ...remark, ...household, ...consent } as const
const whole = { ...person, ...remark, ...household, ...wishes, ...consent } as const

const profile = { name: 'rentProfile' } as const

const beforeVisit: RentProfile = { ...profile, schema: type({ '+': 'delete', ...first }), order: fieldOrder(first) }
const closedList: RentProfile = { ...profile, schema: type({ '+': 'delete', ...listed }), order: fieldOrder(listed), check: agesError }
const full: RentProfile = { ...profile, schema: type({ '+': 'delete', ...whole }), order: fieldOrder(whole), check: agesError }

/** The form for a candidate tenant (specification, section 3). What may be asked depends on the region and on whether they have visited. */
export function rentProfile(region: Region | null, visited: boolean): RentProfile {
  if (!visited) return beforeVisit
  return rentWishes(region).length === 0 ? closedList : full
}

/** With children, their ages are required. */
function agesError(sent: FormData): FieldErrors {
  const [children, ages] = [sent.get('children'), sent.get('childrenAges')]
  const isMissing = typeof ages !== 'string' || ages.trim() === ''
  return Number(children) > 0 && isMissing ? { childrenAges: 'missing' } : {}
}
