import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Db } from '#db/client.ts'
import { spendChallenge } from '#db/owner-passkeys.ts'
import type { Settings } from '#worker/env.ts'
import { challengeEnd, passkeyChallenge } from '#worker/signing/passkey-challenge.ts'

/** WebAuthn for the accounts of owners and of the desk: challenges, and whether their answers are right. */

/** The library is large and few requests need it: it is evaluated at its first use. */
const library = () => import('@simplewebauthn/server')

/** Where a ceremony happens. */
export interface Ceremony {
  readonly db: Db
  readonly signing: Settings['signing']
  readonly origin: string
  readonly now: Date
  /** What a challenge is for; an answer to another is refused. Null: the log-in of an owner. */
  readonly subject: string | null
}

/** A passkey belongs to the site's host name. */
const siteOf = (origin: string) => new URL(origin).hostname

/** What a browser is asked for to log in: any passkey of this site. */
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
  /** The ids of the passkeys that the account has. */
  readonly known: readonly string[]
}

/** What a browser is asked for to add a passkey to an account. */
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

/** Checks the answer of a log-in; its challenge is taken once. @returns the passkey's new counter; null for an answer that is not right */
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

/** Checks a passkey that a browser has made; its challenge is taken once. @returns what to store; null for one that is not right */
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

/** The challenge of an answer: whether it is ours, for this subject and still open; used up only once the answer is right. */
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

/** The library throws on an answer that is not right. */
const refused = () => null
