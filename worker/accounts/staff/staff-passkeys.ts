import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { findStaff } from '#db/accounts/staff.ts'
import { findStaffPasskey, insertStaffPasskey, noteStaffPasskey, selectStaffPasskeys } from '#db/accounts/staff-passkeys.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { insertMailWhere } from '#db/mail/outbox.ts'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import { agencyName } from '#db/model/agency/agency.ts'
import type { OutgoingMail } from '#db/model/mail/mail.ts'
import type { SignInContext } from '#worker/accounts/account-session.ts'
import { deviceName } from '#worker/accounts/device-name.ts'
import * as ceremony from '#worker/accounts/passkey-ceremony.ts'
import { newStaffMailId } from './staff-links.ts'

/** Request options for a sign-in at the desk with any passkey of this site. */
export function staffSignInOptions(context: SignInContext) {
  return ceremony.signInOptions(ceremonyOf(context, null))
}

/** Creation options to add a passkey to an account. */
export async function staffAddOptions(context: SignInContext, { id, recipient, name, locale }: StaffMember) {
  const known = (await selectStaffPasskeys(context.store.primary, id)).map((key) => key.id)
  return ceremony.addOptions(ceremonyOf(context, id), { id, recipient, name, site: agencyName(context.agency, locale), known })
}

/** Verifies a passkey's response. @returns its account; null if invalid or the account may not sign in */
export async function staffOfPasskey(context: SignInContext, response: AuthenticationResponseJSON): Promise<StaffMember | null> {
  const db = context.store.primary
  const passkey = await findStaffPasskey(db, response.id)
  const counter = passkey && (await ceremony.verifySignIn(ceremonyOf(context, null), response, passkey))
  if (passkey === null || counter === null) return null
  await db.batch([noteStaffPasskey(db, passkey.id, counter, context.now)])
  const member = await findStaff(db, passkey.staffId)
  return member?.state === 'active' ? member : null
}

/** Verifies a new passkey, adds it to an account and notifies its member. @returns false if invalid */
export async function keepStaffPasskey(context: SignInContext, member: StaffMember, response: RegistrationResponseJSON): Promise<boolean> {
  const key = await ceremony.verifyNewKey(ceremonyOf(context, member.id), response)
  if (key === null) return false
  const { store, userAgent, now, agency, relay } = context
  const db = store.primary
  const { name, recipient, locale } = member
  const device = deviceName(userAgent)
  const at = now.toISOString()
  const id = newStaffMailId()
  const mail: OutgoingMail = { template: 'staffPasskey', locale, to: recipient, replyTo: agency.email, data: { name, device, at } }
  await db.batch([
    insertStaffPasskey(db, { ...key, staffId: member.id, name: device }, now),
    insertMailWhere(db, id, mail, at, null, didChange),
    recordAct(db, member, { action: 'addPasskey', object: 'staff', objectId: member.id }, now),
  ])
  relay([id])
  return true
}

/** Binds challenges to the desk, so that they are never valid for an owner's login. */
function ceremonyOf({ store, settings, origin, now }: SignInContext, id: string | null): ceremony.Ceremony {
  return { db: store.primary, signing: settings.signing, origin, now, subject: `staff:${id ?? ''}` }
}
