import { type } from 'arktype'
import { readAmount } from '#db/model/calculators/amount.ts'
import type { RentQuestions } from '#db/model/forms/rent-profile.ts'
import type { FieldErrors } from '#ui/forms/form-state.tsx'
import { day, fieldOrder, informed, line, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

type RentProfile = FormDefinition

const persons = (least: number) =>
  line.narrow((text, context) => (/^\d{1,2}$/.test(text.trim()) && Number(text) >= least) || context.mustBe('a number of persons'))
const income = line.narrow((text, context) => readAmount(text) !== null || context.mustBe('an amount'))

const incomes = { 'income1?': income, 'income2?': income } as const
const composition = { 'adults?': persons(1), 'children?': persons(0) } as const
const optional = { 'movingDate?': day, 'pets?': line, 'movingReason?': longText } as const

const remark = { 'remark?': longText } as const
const { firstName, lastName, email, phone } = person
/** A closed list has a name and one means of contact. */
const untitled = { firstName, lastName, email, 'phone?': phone, ...remark } as const
const titled = { ...person, ...remark } as const

const profile = { name: 'rentProfile' } as const
const first = { ...titled, ...informed } as const
const closedFirst = { ...untitled, ...informed } as const
const counted = { ...untitled, 'persons?': persons(1), ...incomes, ...informed } as const
const composed = { ...untitled, ...composition, ...incomes, ...informed } as const
const whole = { ...titled, ...composition, 'childrenAges?': line, ...incomes, ...optional, ...informed } as const

const beforeVisit: RentProfile = { ...profile, schema: type({ '+': 'delete', ...first }), order: fieldOrder(first) }
const closedBeforeVisit: RentProfile = { ...profile, schema: type({ '+': 'delete', ...closedFirst }), order: fieldOrder(closedFirst) }
const closed = {
  persons: { ...profile, schema: type({ '+': 'delete', ...counted }), order: fieldOrder(counted) },
  composition: { ...profile, schema: type({ '+': 'delete', ...composed }), order: fieldOrder(composed) },
} as const satisfies Record<string, RentProfile>
const full: RentProfile = { ...profile, schema: type({ '+': 'delete', ...whole }), order: fieldOrder(whole), check: agesError }

/** The form for a candidate tenant (specification, section 3). What may be asked depends on the region and on whether they have visited. */
export function rentProfile(questions: RentQuestions, visited: boolean): RentProfile {
  if (!visited) return questions.closed ? closedBeforeVisit : beforeVisit
  return questions.household === 'ages' ? full : closed[questions.household]
}

/** With children, their ages are required. */
function agesError(sent: FormData): FieldErrors {
  const [children, ages] = [sent.get('children'), sent.get('childrenAges')]
  const isMissing = typeof ages !== 'string' || ages.trim() === ''
  return Number(children) > 0 && isMissing ? { childrenAges: 'missing' } : {}
}
