import Argon2, { Argon2Type } from '@phi-ag/argon2'
import wasm from '@phi-ag/argon2/argon2.wasm'
import { normalizedPassword } from '#db/model/password.ts'

/** Argon2id with the memory in KiB, passes and lanes of OWASP's first choice for it. @source decisions, "Passwords" */
const parameters = { type: Argon2Type.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** What an unknown address is compared with, so that it costs what a known one does. No password has this hash. */
const noHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Log-ins that may wait for the processor in one isolate, at 40 to 60 ms each: under ten seconds. */
const maxWaiting = 100

let waiting = 0
let engine: Argon2 | null = null

/** The hash of a password, a PHC string; null while too many wait. */
export function hashPassword(password: string): Promise<string | null> {
  return inTurn((argon2) => argon2.hash(encoded(password), parameters).encoded)
}

/** Whether a password has this hash; false without one, after the same time. Null while too many wait. */
export async function isPassword(password: string, hash: string | null): Promise<boolean | null> {
  const isRight = await inTurn((argon2) => argon2.tryVerify(hash ?? noHash, encoded(password)).success)
  return isRight === null ? null : isRight && hash !== null
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(prefix)
}

/** The package counts characters where it should count bytes, so it is given characters of one byte. */
function encoded(password: string): string {
  return encodeURIComponent(normalizedPassword(password))
}

/**
 * Hashing blocks the isolate, so there is never more than one at a time, in one memory of 19 MiB; other requests run in between. Under a
 * flood the rest is refused before it waits too long.
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
