import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { Challenge } from 'altcha-lib/v1/types'
import { type } from 'arktype'
import type { Proof } from '#db/spent-captchas.ts'

/** The work a browser does for its visitor: hashes until one fits (ALTCHA's first protocol, SHA-256). */

const lifetime = 30 * 60 * 1000
/** Half of this many hashes on average: a blink on a desktop, a second or two on an old phone, done while somebody types. */
const hardest = 50_000

const Solution = type('string.json.parse').to({
  algorithm: "'SHA-256'",
  challenge: 'string.hex == 64',
  number: `0 <= number.integer <= ${hardest}`,
  salt: 'string <= 200',
  signature: 'string.hex == 64',
})

/** Work for a browser. */
export function setWork(secret: string, now: Date): Promise<Challenge> {
  return createChallenge({ hmacKey: secret, maxnumber: hardest, expires: new Date(now.getTime() + lifetime) })
}

/** The proof in a solution as the browser sends it (JSON in base64); null when it is none, or too late. */
export async function checkSolution(secret: string, sent: string, now: Date): Promise<Proof | null> {
  const solution = Solution(decoded(sent))
  if (solution instanceof type.errors) return null
  const expires = new Date(Number(new URLSearchParams(solution.salt.split('?')[1]).get('expires')) * 1000)
  if (!(expires > now)) return null
  return (await verifySolution(solution, secret, false)) ? { id: solution.challenge, expires } : null
}

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}
