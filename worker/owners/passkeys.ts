import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { agencyName } from '#db/model/agency.ts'
import { addPasskey, findPasskey, keepChallenge, notePasskeyUse, selectPasskeys, takeChallenge } from '#db/owner-passkeys.ts'
import { findOwner, type OwnerAccount } from '#db/owners.ts'
import { deviceName } from './device-name.ts'
import type { SignInContext } from './sign-in.ts'

/** The library is large and few requests need it: it is evaluated at its first use. */
const library = () => import('@simplewebauthn/server')

/** A passkey belongs to the site's host name. */
const siteOf = (origin: string) => new URL(origin).hostname

/** What a browser is asked for to log in: any passkey of this site. */
export async function signInOptions({ origin, store, now }: SignInContext) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'required' })
  await keepChallenge(store.primary, options.challenge, null, now)
  return options
}

/** What a browser is asked for to add a passkey to an account. */
export async function addOptions({ origin, agency, store, now }: SignInContext, owner: OwnerAccount) {
  const { generateRegistrationOptions } = await library()
  const known = await selectPasskeys(store.primary, owner.id)
  const options = await generateRegistrationOptions({
    rpName: agencyName(agency, owner.locale),
    rpID: siteOf(origin),
    userName: owner.recipient,
    userDisplayName: owner.name ?? '',
    userID: new TextEncoder().encode(owner.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(store.primary, options.challenge, owner.id, now)
  return options
}

/** The account of a passkey that answered a challenge; null for an answer that is not right. Each challenge is taken once. */
export async function ownerOfPasskey({ origin, store, now }: SignInContext, response: AuthenticationResponseJSON): Promise<OwnerAccount | null> {
  const db = store.primary
  const passkey = await findPasskey(db, response.id)
  if (passkey === null) return null
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null, now),
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
    credential: { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: passkey.counter },
  }).catch(refused)
  if (!result?.verified) return null
  await notePasskeyUse(db, passkey.id, result.authenticationInfo.newCounter, now)
  return findOwner(db, passkey.ownerId)
}

/** Adds the passkey that a browser has made to an account. @returns whether it was right */
export async function keepPasskey({ origin, store, now, userAgent }: SignInContext, owner: OwnerAccount, response: RegistrationResponseJSON): Promise<boolean> {
  const db = store.primary
  const { verifyRegistrationResponse } = await library()
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, owner.id, now),
    expectedOrigin: origin,
    expectedRPID: siteOf(origin),
  }).catch(refused)
  if (!result?.verified || result.registrationInfo === undefined) return false
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
  const key = { id, ownerId: owner.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports, name: deviceName(userAgent) }
  await addPasskey(db, key, now)
  return true
}

/** The library throws on an answer that is not right. */
const refused = () => null
