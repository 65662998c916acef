import Argon2, { Argon2Type } from '@phi-ag/argon2'
import wasm from '@phi-ag/argon2/argon2.wasm'
import { normalizedPassword, passwordError } from '#db/model/accounts/password.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import type { OwnerAccount } from '#db/owners/owners.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import type { Env } from '#worker/env.ts'
import type { RequestContext } from '#worker/site/pages/page.ts'

/** Argon2id parameters (memory in KiB, passes, lanes) as recommended by OWASP. @source decisions, "Passwords" */
const parameters = { type: Argon2Type.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Dummy hash for unknown addresses, so that they take as long as known ones. No password has it. */
const noHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Maximum queue length per isolate: at 40 to 60 ms each, a wait of under ten seconds. */
const maxWaiting = 100

let waiting = 0
let engine: Argon2 | null = null

/** Hashes a password to a PHC string; null if the queue is full. */
export function hashPassword(password: string): Promise<string | null> {
  return inTurn((argon2) => argon2.hash(encoded(password), parameters).encoded)
}

/** Verifies a password; false without a hash, after the same time. Null if the queue is full. */
export async function isPassword(password: string, hash: string | null): Promise<boolean | null> {
  const isRight = await inTurn((argon2) => argon2.tryVerify(hash ?? noHash, encoded(password)).success)
  return isRight === null ? null : isRight && hash !== null
}

/** Whether a hash has outdated parameters and should be renewed. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix)
}

/** Works around the package, which counts characters instead of bytes: encodes the UTF-8 bytes as one-byte characters. */
function encoded(password: string): string {
  return encodeURIComponent(normalizedPassword(password))
}

/**
 * Serialises hashing, which blocks the isolate and needs 19 MiB; other requests run in between. When the queue is full, further calls are rejected
 * (load shedding).
 */
async function inTurn<Result>(hash: (argon2: Argon2) => Result): Promise<Result | null> {
  if (waiting >= maxWaiting) return null
  waiting += 1
  try {
    await new Promise((resolve) => setTimeout(resolve, 0))
    engine ??= new Argon2(new WebAssembly.Instance(wasm))
    return hash(engine)
  } finally {
    waiting -= 1
  }
}

/** Validates a new password and its repetition; null if both are valid. */
export async function newPasswordState(
  sent: FormData,
  owner: OwnerAccount,
  { agency, locale, env }: Pick<RequestContext, 'agency' | 'locale' | 'env'>,
): Promise<FormState | null> {
  const [password, again] = [typedPassword(sent, 'newPassword'), typedPassword(sent, 'passwordAgain')]
  const refused = passwordError(password, [owner.email, owner.name ?? '', agencyName(agency, locale)])
  const error = refused ?? ((await isFrequent(env.ASSETS, password)) ? 'known' : null)
  if (error !== null) return { ...freshForm, errors: { newPassword: error } }
  return password === again ? null : { ...freshForm, errors: { passwordAgain: again === '' ? 'missing' : 'invalid' } }
}

/** Whether a password is among the most used ones, in any case. Without the list, which is deployed as a file, only the rules apply. */
async function isFrequent(assets: Env['ASSETS'], password: string): Promise<boolean> {
  const answer = (await assets?.fetch('https://assets.local/frequent-passwords.txt').catch(() => null)) ?? null
  return answer?.ok === true && (await answer.text()).split('\n').includes(normalizedPassword(password).toLowerCase())
}

/** A password as typed, spaces included; empty if missing. */
export function typedPassword(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}
