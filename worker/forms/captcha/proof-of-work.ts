import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { type } from 'arktype'
import type { Proof } from '#db/forms/spent-captchas.ts'
import { minute } from '#db/model/site/durations.ts'
import { inOrder, type SigningSecrets } from '#worker/signing/seal.ts'

/** Proof of work in the browser (ALTCHA's first protocol, SHA-256). */

const lifetime = 30 * minute
/** Maximum number of hashes, on average half: instant on a desktop, a second or two on an old phone, while the visitor types. */
const hardest = 50_000

const Solution = type('string.json.parse').to({
  algorithm: "'SHA-256'",
  challenge: 'string.hex == 64',
  number: `0 <= number.integer <= ${hardest}`,
  salt: 'string <= 200',
  signature: 'string.hex == 64',
})

/** Issues a new challenge. */
export function setWork({ current }: SigningSecrets, now: Date): Promise<Challenge> {
  return createChallenge({ hmacKey: current, maxnumber: hardest, expires: new Date(now.getTime() + lifetime) })
}

/** The proof in a solution as browsers send it (JSON in base64); null if it is invalid or expired. */
export async function checkSolution(secrets: SigningSecrets, sent: string, now: Date): Promise<Proof | null> {
  const solution = Solution(decoded(sent))
  if (solution instanceof type.errors) return null
  const expires = new Date(Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires')) * 1000)
  if (!(expires > now)) return null
  for (const secret of inOrder(secrets)) {
    if (await verifySolution(solution, secret, false)) return { id: solution.challenge, expires }
  }
  return null
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}
