import type { Locale } from '#messages/locales.ts'
import type { OfficeKey } from '../agency/office.ts'
import { day, hour, minute } from '../site/durations.ts'

/** Staff accounts of the desk, and the permissions of each role. */

export const staffRoles = ['manager', 'agent', 'editor'] as const
export type StaffRole = (typeof staffRoles)[number]

/** `invited` until the first sign-in; `disabled` accounts cannot sign in and keep their name in the audit log. */
export type StaffState = 'invited' | 'active' | 'disabled'

/** The permissions that screens and acts of the desk require. Agents have them for their own offices only. */
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
  /** The address as typed. */
  readonly recipient: string
  readonly name: string
  readonly locale: Locale
  readonly role: StaffRole
  /** The offices whose leads, calendars and homes they see; null: all. */
  readonly offices: readonly OfficeKey[] | null
  readonly state: StaffState
  /** Incremented by each change (optimistic lock). */
  readonly version: number
}

/** Whether a member works for an office; a record without an office is visible to all. */
export function worksFor({ offices }: Pick<StaffMember, 'offices'>, office: OfficeKey | null): boolean {
  return offices === null || office === null || offices.includes(office)
}

/** The purpose of a single-use mailed link: accept an invitation, or sign in. */
export type StaffLinkPurpose = 'invitation' | 'signIn'

/** Lifetime of a mailed link in milliseconds. */
export const staffLinkTimes: Readonly<Record<StaffLinkPurpose, number>> = { invitation: 14 * day, signIn: 30 * minute }

/** Idle and absolute session timeouts in milliseconds: a working day and a week. @source OWASP, session management */
export const staffSessionTimes = { idle: 8 * hour, absolute: 7 * day } as const

/** A name to greet by, for an address that came without one: 'els.maes@…' is Els Maes. */
export function nameInAddress(email: string): string {
  const local = email.split('@')[0] ?? ''
  const words = local.split(/[^\p{L}]+/u).filter((word) => word !== '')
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()).join(' ') || local
}

/** The values of an account's form, by field; no office means all of them. */
export function staffValues({ name, role, locale, offices }: Pick<StaffMember, 'name' | 'role' | 'locale' | 'offices'>) {
  return { memberName: name, role, locale, office: [...(offices ?? [])].sort().join(' ') }
}
