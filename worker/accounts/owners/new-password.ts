import { passwordError } from '#db/model/accounts/password.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { RequestContext } from '#worker/site/requests/request-context.ts'

/** Validates a new password and its repetition; null if both are valid. */
export function newPasswordState(sent: FormData, owner: OwnerAccount, { agency, locale }: Pick<RequestContext, 'agency' | 'locale'>): FormState | null {
  const [password, again] = [typedPassword(sent, 'newPassword'), typedPassword(sent, 'passwordAgain')]
  const error = passwordError(password, [owner.email, owner.name ?? '', agencyName(agency, locale)])
  if (error !== null) return { ...freshForm, errors: { newPassword: error } }
  return password === again ? null : { ...freshForm, errors: { passwordAgain: again === '' ? 'missing' : 'invalid' } }
}

/** A password as typed, spaces included; empty if missing. */
export function typedPassword(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}
