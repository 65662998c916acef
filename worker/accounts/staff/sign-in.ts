import { activateStaff } from '#db/accounts/staff.ts'
import { endStaffSession, insertStaffSession } from '#db/accounts/staff-sessions.ts'
import { recordAct } from '#db/desk/audit-log.ts'
import type { LogInWay } from '#db/model/accounts/security-event.ts'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import { staffSessionTimes } from '#db/model/accounts/staff.ts'
import { day } from '#db/model/site/durations.ts'
import type { SignInContext } from '#worker/accounts/account-session.ts'
import { deviceName } from '#worker/accounts/device-name.ts'
import { noteSecurity } from '#worker/accounts/note-security.ts'
import { randomToken } from '#worker/accounts/random-token.ts'
import { accountCookie } from '#worker/site/requests/device-cookie.ts'
import { hashOfToken } from '#worker/site/requests/require-token.ts'
import { staffSessionHash } from './staff-session.ts'

/** Signs a member in on this device: activates an invited account and ends this browser's previous session. @returns the `Set-Cookie` header */
export async function startStaffSession(context: SignInContext, member: StaffMember, way: LogInWay): Promise<string> {
  const { store, now, origin, userAgent } = context
  const db = store.primary
  const token = randomToken()
  const before = staffSessionHash(context)
  await db.batch([
    insertStaffSession(db, { hash: hashOfToken(token), staffId: member.id, device: deviceName(userAgent) }, now),
    ...(before === null ? [] : [endStaffSession(db, before)]),
    ...(member.state === 'invited' ? [activateStaff(db, member.id, now)] : []),
    recordAct(db, member, { action: 'signIn', object: 'staff', objectId: member.id }, now),
  ])
  noteSecurity(context, 'signIn', `staff ${way}`, member.id)
  return accountCookie(origin, '__Host-desk', token, staffSessionTimes.absolute / day)
}

/** Ends the session of a request and deletes its cookie. @returns the `Set-Cookie` */
export async function signOut(context: SignInContext, member: StaffMember | null): Promise<string> {
  const { store, now, origin } = context
  const hash = staffSessionHash(context)
  const db = store.primary
  if (hash !== null && member !== null) {
    await db.batch([endStaffSession(db, hash), recordAct(db, member, { action: 'signOut', object: 'staff', objectId: member.id }, now)])
  }
  return accountCookie(origin, '__Host-desk', '', 0)
}
