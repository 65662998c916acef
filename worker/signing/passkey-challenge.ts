import { minute } from '#db/model/site/durations.ts'
import { isSealed, type SigningSecrets, seal } from './seal.ts'

/** Lifetime of a challenge in milliseconds. */
const challengeTime = 5 * minute

/**
 * A stateless passkey challenge: random, with its expiry and a seal; only spent ones are stored.
 * @param subject the account that adds a passkey, or the desk; null for an owner's login
 */
export async function passkeyChallenge(secrets: SigningSecrets, subject: string | null, now: Date): Promise<string> {
  const made = `${crypto.randomUUID()}.${now.getTime() + challengeTime}`
  return `${made}.${await seal(secrets, sealedText(made, subject))}`
}

/** Verifies a challenge. @returns its expiry in epoch milliseconds; null if it is forged, for another subject, or expired */
export async function challengeEnd(secrets: SigningSecrets, challenge: string, subject: string | null, now: Date): Promise<number | null> {
  const [, made = '', until = '', given = ''] = /^([\w-]{36}\.(\d{13}))\.([\w-]{43})$/.exec(challenge) ?? []
  if (!(await isSealed(secrets, sealedText(made, subject), given))) return null
  return Number(until) > now.getTime() ? Number(until) : null
}

function sealedText(made: string, subject: string | null): string {
  return `passkey|${subject ?? ''}|${made}`
}
