import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { addPasskey, findPasskey, notePasskeyUse, selectPasskeys } from '#db/accounts/owner-passkeys.ts'
import { didChange } from '#db/desk/audit-log.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import { findOwner, type OwnerAccount } from '#db/owners/owners.ts'
import type { SignInContext } from '#worker/accounts/account-session.ts'
import { deviceName } from '#worker/accounts/device-name.ts'
import * as ceremony from '#worker/accounts/passkey-ceremony.ts'
import { newMailId, noticeMail } from './owner-mails.ts'

/** Request options for a login with any passkey of this site. */
export function signInOptions(context: SignInContext) {
  return ceremony.signInOptions(ceremonyOf(context, null))
}

/** Creation options to add a passkey to an account. */
export async function addOptions(context: SignInContext, { id, recipient, name, locale }: OwnerAccount) {
  const known = (await selectPasskeys(context.store.primary, id)).map((key) => key.id)
  return ceremony.addOptions(ceremonyOf(context, id), { id, recipient, name: name ?? '', site: agencyName(context.agency, locale), known })
}

/** Verifies a passkey's response and spends its challenge. @returns its account; null if invalid */
export async function ownerOfPasskey(context: SignInContext, response: AuthenticationResponseJSON): Promise<OwnerAccount | null> {
  const db = context.store.primary
  const passkey = await findPasskey(db, response.id)
  const counter = passkey && (await ceremony.verifySignIn(ceremonyOf(context, null), response, passkey))
  if (passkey === null || counter === null) return null
  await notePasskeyUse(db, passkey.id, counter, context.now)
  return findOwner(db, passkey.ownerId)
}

/** Verifies a new passkey, adds it to an account and notifies its owner. @returns false if invalid */
export async function keepPasskey(context: SignInContext, owner: OwnerAccount, response: RegistrationResponseJSON): Promise<boolean> {
  const key = await ceremony.verifyNewKey(ceremonyOf(context, owner.id), response)
  if (key === null) return false
  const { store, userAgent, now, relay } = context
  const db = store.primary
  const device = deviceName(userAgent)
  const mail = newMailId()
  await db.batch([
    addPasskey(db, { ...key, ownerId: owner.id, name: device }, now),
    insertMailWhere(db, mail, noticeMail(context, owner, { about: 'passkey', device }), now.toISOString(), null, didChange),
  ])
  relay([mail])
  return true
}

function ceremonyOf({ store, settings, origin, now }: SignInContext, subject: string | null): ceremony.Ceremony {
  return { db: store.primary, signing: settings.signing, origin, now, subject }
}
