import { isSealed, type SigningSecrets, seal } from './seal.ts'

/** Milliseconds in which a challenge may be answered. */
const challengeTime = 5 * 60 * 1000

/**
 * A challenge for a passkey: random, with the moment it expires and a seal, so that it is stored only once it is answered.
 * @param subject the account that adds a passkey, or the desk; null for the log-in of an owner
 */
export async function passkeyChallenge(secrets: SigningSecrets, subject: string | null, now: Date): Promise<string> {
  const made = `${crypto.randomUUID()}.${now.getTime() + challengeTime}`
  return `${made}.${await seal(secrets, sealedText(made, subject))}`
}

/** When a challenge expires, in milliseconds since 1970; null for one that is not ours, for another subject, or has expired. */
export async function challengeEnd(secrets: SigningSecrets, challenge: string, subject: string | null, now: Date): Promise<number | null> {
  const [, made = '', until = '', given = ''] = /^([\w-]{36}\.(\d{13}))\.([\w-]{43})$/.exec(challenge) ?? []
  if (!(await isSealed(secrets, sealedText(made, subject), given))) return null
  return Number(until) > now.getTime() ? Number(until) : null
}

function sealedText(made: string, subject: string | null): string {
  return `passkey|${subject ?? ''}|${made}`
}
