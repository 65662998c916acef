import { type } from 'arktype'
import { type StaffRole, staffRoles } from '#db/model/accounts/staff.ts'
import type { OfficeKey } from '#db/model/agency/office.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { isPersonName } from '#db/model/forms/person-name.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { FieldErrors, TypedValues } from '#ui/forms/form-state.tsx'
import { textOf } from '../../site/requests/typed-values.ts'

/** The values of the form that invites or changes an account. */
export interface StaffAnswers {
  readonly name: string
  readonly role: StaffRole
  readonly locale: Locale
  /** Null: all offices. */
  readonly offices: readonly OfficeKey[] | null
}

const Role = type.enumerated(...staffRoles)
const Language = type.enumerated(...locales)

type Reading = { readonly answers: StaffAnswers; readonly errors: null } | { readonly answers: null; readonly errors: FieldErrors }

/** Parses the form of an account. No ticked office means all of them. @param known the keys of the agency's offices */
export function readStaffForm(sent: FormData, known: readonly OfficeKey[]): Reading & { readonly typed: TypedValues } {
  const name = textOf(sent, 'memberName')
  const role = Role(textOf(sent, 'role'))
  const locale = Language(textOf(sent, 'locale'))
  const offices = sent.getAll('office').filter((key): key is string => typeof key === 'string' && known.includes(key))
  const typed = { memberName: name, role: textOf(sent, 'role'), locale: textOf(sent, 'locale'), office: offices }
  const errors: FieldErrors = {
    ...(name === '' ? { memberName: 'missing' } : isPersonName(name) ? {} : { memberName: 'invalid' }),
    ...(role instanceof type.errors ? { role: 'missing' } : {}),
    ...(locale instanceof type.errors ? { locale: 'missing' } : {}),
  }
  if (role instanceof type.errors || locale instanceof type.errors || 'memberName' in errors) return { answers: null, errors, typed }
  return { answers: { name, role, locale, offices: offices.length === 0 ? null : offices }, errors: null, typed }
}

/** Validates a typed email address. */
export function emailErrors(email: string): FieldErrors {
  if (email === '') return { email: 'missing' }
  return isEmail(email) ? {} : { email: 'invalid' }
}
