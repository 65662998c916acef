import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { agencyName } from '#db/model/agency.ts'
import { addPasskey, findPasskey, notePasskeyUse, selectPasskeys, spendChallenge } from '#db/owner-passkeys.ts'
import { findOwner, type OwnerAccount } from '#db/owners.ts'
import { challengeEnd, passkeyChallenge } from '#worker/signing/passkey-challenge.ts'
import { deviceName } from './device-name.ts'
import type { SignInContext } from './sign-in.ts'

/** The library is large and few requests need it: it is evaluated at its first use. */
const library = () => import('@simplewebauthn/server')

/** A passkey belongs to the site's host name. */
const siteOf = (origin: string) => new URL(origin).hostname

/** What a browser is asked for to log in: any passkey of this site. */
export async function signInOptions({ origin, settings, now }: SignInContext) {
  const { generateAuthenticationOptions } = await library()
  const challenge = await passkeyChallenge(settings.signing, null, now)
  return generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'required', challenge })
}

/** What a browser is asked for to add a passkey to an account. */
export async function addOptions({ origin, agency, settings, store, now }: SignInContext, owner: OwnerAccount) {
  const { generateRegistrationOptions } = await library()
  const known = await selectPasskeys(store.primary, owner.id)
  return generateRegistrationOptions({
    challenge: await passkeyChallenge(settings.signing, owner.id, now),
    rpName: agencyName(agency, owner.locale),
    rpID: siteOf(origin),
    userName: owner.recipient,
    userDisplayName: owner.name ?? '',
    userID: new TextEncoder().encode(owner.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The account of a passkey that answered a challenge; null for an answer that is not right. Each challenge is taken once. */
export async function ownerOfPasskey(context: SignInContext, response: AuthenticationResponseJSON): Promise<OwnerAccount | null> {
  const { origin, store, now } = context
  const db = store.primary
  const passkey = await findPasskey(db, response.id)
  if (passkey === null) return null
  const { verifyAuthenticationResponse } = await library()
  const challenge = challengeOf(context, null)
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.isOurs,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: passkey.counter },
  }).catch(refused)
  if (!result?.verified || !(await challenge.spend())) return null
  await notePasskeyUse(db, passkey.id, result.authenticationInfo.newCounter, now)
  return findOwner(db, passkey.ownerId)
}

/** Adds the passkey that a browser has made to an account. @returns whether it was right */
export async function keepPasskey(context: SignInContext, owner: OwnerAccount, response: RegistrationResponseJSON): Promise<boolean> {
  const { origin, store, now, userAgent } = context
  const db = store.primary
  const { verifyRegistrationResponse } = await library()
  const challenge = challengeOf(context, owner.id)
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge.isOurs,
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
  }).catch(refused)
  if (!result?.verified || result.registrationInfo === undefined || !(await challenge.spend())) return false
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
  const key = { id, ownerId: owner.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, name: deviceName(userAgent) }
  await addPasskey(db, key, now)
  return true
}

/** The challenge of an answer: whether it is ours, for this account (null: a log-in) and still open; used up only once the answer is right. */
function challengeOf({ settings, store, now }: SignInContext, ownerId: string | null) {
  let open: { readonly challenge: string; readonly until: number } | null = null
  return {
    async isOurs(challenge: string): Promise<boolean> {
      const until = await challengeEnd(settings.signing, Buffer.from(challenge, 'base64url').toString(), ownerId, now)
      open = until === null ? null : { challenge, until }
      return open !== null
    },
    async spend(): Promise<boolean> {
      return open !== null && spendChallenge(store.primary, open.challenge, open.until)
    },
  }
}

/** The library throws on an answer that is not right. */
const refused = () => null
