import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { spendChallenge } from '#db/accounts/owner-passkeys.ts'
import type { Db } from '#db/client.ts'
import { minute } from '#db/model/site/durations.ts'
import { isStillOpen } from '#db/model/site/wrong-clock.ts'
import type { Settings } from '#worker/env.ts'
import { isSealed, type SigningSecrets, seal } from '#worker/signing/seal.ts'

/** WebAuthn ceremonies for owner and staff accounts: issues challenges and verifies responses. */

/** Lazily evaluated: the library is large and few requests need it. */
const library = () => import('@simplewebauthn/server')

/** The context of a ceremony. */
export interface Ceremony {
  readonly db: Db
  readonly signing: Settings['signing']
  readonly origin: string
  readonly now: Date
  /** What a challenge is bound to; a response to any other is rejected. Null: an owner's login. */
  readonly subject: string | null
}

/** The relying party id: the site's host name. */
const siteOf = (origin: string) => new URL(origin).hostname

/** Request options for a login with any passkey of this site. */
export async function signInOptions({ origin, signing, now, subject }: Ceremony) {
  const { generateAuthenticationOptions } = await library()
  const challenge = await passkeyChallenge(signing, subject, now)
  return generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'required', challenge })
}

interface NewKeyOf {
  readonly id: string
  readonly site: string
  readonly recipient: string
  readonly name: string
  /** Ids of the account's existing passkeys. */
  readonly known: readonly string[]
}

/** Creation options to add a passkey to an account. */
export async function addOptions({ origin, signing, now, subject }: Ceremony, { id, site, recipient, name, known }: NewKeyOf) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    challenge: await passkeyChallenge(signing, subject, now),
    rpName: site,
    rpID: siteOf(origin),
    userName: recipient,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    excludeCredentials: known.map((each) => ({ id: each })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

interface StoredKey {
  readonly id: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
}

/** Verifies a login response and spends its challenge. @returns the passkey's new counter; null if invalid */
export async function verifySignIn(ceremony: Ceremony, response: AuthenticationResponseJSON, key: StoredKey): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const challenge = challengeOf(ceremony)
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.isOurs,
    expectedOrigin: ceremony.origin,
    expectedRPID: siteOf(ceremony.origin),
    credential: { id: key.id, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')), counter: key.counter },
  }).catch(refused)
  return result?.verified && (await challenge.spend()) ? result.authenticationInfo.newCounter : null
}

/** Verifies a new passkey and spends its challenge. @returns what to store; null if invalid */
export async function verifyNewKey(ceremony: Ceremony, response: RegistrationResponseJSON) {
  const { verifyRegistrationResponse } = await library()
  const challenge = challengeOf(ceremony)
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.isOurs,
    expectedOrigin: ceremony.origin,
    expectedRPID: siteOf(ceremony.origin),
  }).catch(refused)
  if (!result?.verified || result.registrationInfo === undefined || !(await challenge.spend())) return null
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** Verifies that a challenge is ours, for this subject and not expired. It is spent only by a valid response. */
function challengeOf({ db, signing, now, subject }: Ceremony) {
  let open: { readonly challenge: string; readonly until: number } | null = null
  return {
    async isOurs(challenge: string): Promise<boolean> {
      const until = await challengeEnd(signing, Buffer.from(challenge, 'base64url').toString(), subject, now)
      open = until === null ? null : { challenge, until }
      return open !== null
    },
    async spend(): Promise<boolean> {
      return open !== null && spendChallenge(db, open.challenge, open.until)
    },
  }
}

/** The library throws on an invalid response. */
const refused = () => null

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
  return isStillOpen(Number(until), now, challengeTime) ? Number(until) : null
}

function sealedText(made: string, subject: string | null): string {
  return `passkey|${subject ?? ''}|${made}`
}
