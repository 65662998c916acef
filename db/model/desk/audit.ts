import type { StaffMember, StaffRole } from '../accounts/staff.ts'

/** The audit log of the desk. */

/** Its retention in months. The trigger `audit_log_is_kept` refuses earlier deletion: a shorter time needs a migration. */
export const auditMonths = 24

/** One verb per kind of act; add the verbs of a new screen here. */
export const auditActions = [
  'invite',
  'change',
  'disable',
  'enable',
  'remove',
  'signIn',
  'signOut',
  'addPasskey',
  'removePasskey',
  'endSessions',
  'export',
  'note',
  'reply',
  'undo',
  'erase',
  'close',
  'open',
  'cancel',
  'publish',
  'refuse',
  'make',
  'revoke',
  'resend',
  'import',
  'synchronise',
  'withdraw',
  'move',
  'assign',
  'release',
  'withhold',
  'view',
  'answer',
  'return',
  'test',
  'plan',
  'upload',
  'send',
  'pause',
  'resume',
  'stop',
  'doNotContact',
  'mayContact',
  'unblock',
  'merge',
  'separate',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The kinds of records that acts are about. */
const auditObjects = [
  'staff',
  'audit',
  'lead',
  'person',
  'calendar',
  'appointment',
  'owner',
  'testimonial',
  'token',
  'mail',
  'import',
  'entry',
  'visit',
  'calendarFeed',
  'communication',
  'settings',
  'content',
  'picture',
  'listing',
  'document',
  'mailing',
  'mailBlock',
  'answer',
  'contact',
  'contactImport',
  'redirect',
  'offer',
  'setUp',
  'openDay',
  'channel',
] as const
export type AuditObject = (typeof auditObjects)[number]

/** Who performs an act: a member of staff, or a command-line tool on the server. */
export type Actor = Pick<StaffMember, 'id' | 'role'> | 'command'

/** One act. `fields` are names of changed fields; values only if they hold no personal data. */
export interface Act {
  readonly action: AuditAction
  readonly object: AuditObject
  readonly objectId: string
  readonly fields?: readonly string[]
  readonly reason?: string | null
}

/** The actor columns of an act. */
export function actorColumns(actor: Actor): { readonly actor: string; readonly role: StaffRole | null } {
  return actor === 'command' ? { actor, role: null } : { actor: actor.id, role: actor.role }
}
