import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from './office.ts'

/** The people of the agency who work at its desk, and what each role may do there. */

export const staffRoles = ['manager', 'agent', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** `invited` until the first sign-in; `disabled` accounts cannot sign in and keep their name in the audit log. */
export type StaffState = 'invited' | 'active' | 'disabled'

/** What a screen or an act of the desk needs. Agents have these for their own offices only. */
const permissions = ['today', 'leads', 'calendar', 'stock', 'imports', 'owners', 'content', 'mailings', 'privacy', 'settings', 'staff', 'audit'] as const
export type Permission = (typeof permissions)[number]

const granted: Readonly<Record<StaffRole, readonly Permission[]>> = {
  manager: permissions,
  agent: ['today', 'leads', 'calendar', 'stock', 'owners'],
  editor: ['today', 'content', 'mailings'],
}

/** Whether a role has a permission. */
export function isGranted(role: StaffRole, permission: Permission): boolean {
  return granted[role].includes(permission)
}

/** An account of the desk. */
export interface StaffMember {
  readonly id: string
  /** In lower case. */
  readonly email: string
  /** The address as it was typed. */
  readonly recipient: string
  readonly name: string
  readonly locale: Locale
  readonly role: StaffRole
  /** The offices whose leads, calendars and homes they see; null: all. */
  readonly offices: readonly OfficeKey[] | null
  readonly state: StaffState
  /** One more with each change, so that two people cannot overwrite each other. */
  readonly version: number
}

/** Whether a member works for an office; a record without an office belongs to everyone. */
export function worksFor({ offices }: Pick<StaffMember, 'offices'>, office: OfficeKey | null): boolean {
  return offices === null || office === null || offices.includes(office)
}

/** What a mailed link allows once: to accept an invitation, or to sign in. */
export type StaffLinkPurpose = 'invitation' | 'signIn'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds that a mailed link is valid. */
export const staffLinkTimes: Readonly<Record<StaffLinkPurpose, number>> = { invitation: 14 * day, signIn: 30 * minute }

/** Milliseconds: a session ends when it has not been used for a working day, and in any case after a week (OWASP, session management). */
export const staffSessionTimes = { idle: 8 * hour, absolute: 7 * day } as const

/** Months for which the audit log is kept. */
export const auditMonths = 24
