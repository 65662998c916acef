import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { recordAct } from '#db/audit-log.ts'
import { agencyName } from '#db/model/agency.ts'
import type { StaffMember } from '#db/model/staff.ts'
import { findStaff } from '#db/staff.ts'
import { findStaffPasskey, insertStaffPasskey, noteStaffPasskey, selectStaffPasskeys } from '#db/staff-passkeys.ts'
import { deviceName } from '#worker/accounts/device-name.ts'
import * as ceremony from '#worker/accounts/passkey-ceremony.ts'
import type { DeskContext } from './sign-in.ts'

/** What a browser is asked for to sign in at the desk: any passkey of this site. */
export function staffSignInOptions(context: DeskContext) {
  return ceremony.signInOptions(ceremonyOf(context, null))
}

/** What a browser is asked for to add a passkey to an account. */
export async function staffAddOptions(context: DeskContext, { id, recipient, name, locale }: StaffMember) {
  const known = (await selectStaffPasskeys(context.store.primary, id)).map((key) => key.id)
  return ceremony.addOptions(ceremonyOf(context, id), { id, recipient, name, site: agencyName(context.agency, locale), known })
}

/** The account of a passkey that answered a challenge; null for an answer that is not right, or an account that may not sign in. */
export async function staffOfPasskey(context: DeskContext, response: AuthenticationResponseJSON): Promise<StaffMember | null> {
  const db = context.store.primary
  const passkey = await findStaffPasskey(db, response.id)
  const counter = passkey && (await ceremony.verifySignIn(ceremonyOf(context, null), response, passkey))
  if (passkey === null || counter === null) return null
  await db.batch([noteStaffPasskey(db, passkey.id, counter, context.now)])
  const member = await findStaff(db, passkey.staffId)
  return member?.state === 'active' ? member : null
}

/** Adds the passkey that a browser has made to an account. @returns whether it was right */
export async function keepStaffPasskey(context: DeskContext, member: StaffMember, response: RegistrationResponseJSON): Promise<boolean> {
  const key = await ceremony.verifyNewKey(ceremonyOf(context, member.id), response)
  if (key === null) return false
  const { store, userAgent, now } = context
  const db = store.primary
  await db.batch([
    insertStaffPasskey(db, { ...key, staffId: member.id, name: deviceName(userAgent) }, now),
    recordAct(db, member, { action: 'addPasskey', object: 'staff', objectId: member.id }, now),
  ])
  return true
}

/** A challenge of the desk is never one of an owner's log-in. */
function ceremonyOf({ store, settings, origin, now }: DeskContext, id: string | null): ceremony.Ceremony {
  return { db: store.primary, signing: settings.signing, origin, now, subject: `staff:${id ?? ''}` }
}
