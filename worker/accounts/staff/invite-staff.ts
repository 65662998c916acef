import { createId } from '@paralleldrive/cuid2'
import { findStaffByEmail, insertStaff } from '#db/accounts/staff.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import type { StaffMember } from '#db/model/accounts/staff.ts'
import type { Actor } from '#db/model/desk/audit.ts'
import type { StaffAnswers } from '#worker/accounts/staff/staff.form.ts'
import type { RequestContext } from '#worker/site/requests/request-context.ts'
import { mailInvitation } from './staff-links.ts'

type InviteContext = Pick<RequestContext, 'store' | 'agency' | 'now' | 'relay'>

/** Creates a staff account and mails the invitation; there is no other way to create one. Idempotent by address: an existing account is returned unchanged, without a mail. */
export async function inviteStaff(
  context: InviteContext,
  actor: Actor,
  { email, ...answers }: StaffAnswers & { readonly email: string },
): Promise<{ readonly outcome: 'invited' | 'known'; readonly member: StaffMember }> {
  const { store, now } = context
  const db = store.primary
  const before = await findStaffByEmail(db, email)
  if (before !== null) return { outcome: 'known', member: before }
  const id = createId()
  const act = { action: 'invite', object: 'staff', objectId: id } as const
  const [made] = await db.batch([insertStaff(db, { id, email, ...answers }, now), recordAct(db, actor, act, now, didChange)])
  const member = await findStaffByEmail(db, email)
  if (member === null) throw new Error('an invited member has no account')
  if (made.length === 0) return { outcome: 'known', member }
  await mailInvitation(context, member)
  return { outcome: 'invited', member }
}
