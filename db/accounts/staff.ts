import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Statement } from '../client.ts'
import { didChange } from '../desk/audit-log.ts'
import type { StaffMember, StaffRole, StaffState } from '../model/accounts/staff.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { staff, staffSessions } from '../schema.ts'
import { readFormDrafts, type StoredDrafts, selectDraftsOfSession } from './form-drafts.ts'
import { isRunning } from './staff-sessions.ts'

/** Staff accounts, keyed by lower-cased email address. Times are UTC in ISO 8601. */

const columns = {
  id: staff.id,
  email: staff.email,
  recipient: staff.recipient,
  name: staff.name,
  locale: staff.locale,
  role: staff.role,
  offices: staff.offices,
  state: staff.state,
  version: staff.version,
}

/** The account with an email address; null if there is none. */
export async function findStaffByEmail(db: Db, email: string): Promise<StaffMember | null> {
  return (await db.select(columns).from(staff).where(eq(staff.email, email.trim().toLowerCase())).get()) ?? null
}

/** The account with an id; null if there is none. */
export async function findStaff(db: Db, id: string): Promise<StaffMember | null> {
  return (await db.select(columns).from(staff).where(eq(staff.id, id)).get()) ?? null
}

/** The account of a session. */
interface SessionStaff {
  readonly member: StaffMember
  readonly createdAt: string
  readonly usedAt: string
}

/** The account of a session that has neither expired nor been idle for too long, while it may sign in; null for any other. One query. */
export async function findSessionStaff(db: Db, hash: string, now: Date): Promise<SessionStaff | null> {
  return sessionStaffIn(await selectSessionStaff(db, hash, now))
}

/** The same with the member's drafts of a page's forms. One round trip. @param path as drafts are kept under */
export async function findSessionStaffAt(
  db: Db,
  hash: string,
  now: Date,
  path: string,
): Promise<(SessionStaff & { readonly drafts: StoredDrafts | null }) | null> {
  const [rows, drafts] = await db.batch([selectSessionStaff(db, hash, now), selectDraftsOfSession(db, path, hash)])
  const found = sessionStaffIn(rows)
  return found && { ...found, drafts: readFormDrafts(drafts) }
}

function selectSessionStaff(db: Db, hash: string, now: Date) {
  return db
    .select({ ...columns, createdAt: staffSessions.createdAt, usedAt: staffSessions.usedAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.hash, hash), isRunning(now), eq(staff.state, 'active')))
    .limit(1)
}

function sessionStaffIn([row]: Awaited<ReturnType<typeof selectSessionStaff>>): SessionStaff | null {
  if (row === undefined) return null
  const { createdAt, usedAt, ...member } = row
  return { member, createdAt, usedAt }
}

/** Every account, by name, with its last use (null: never). */
export function listStaff(db: Db) {
  const lastUsedAt = sql<string | null>`(SELECT max(used_at) FROM staff_sessions WHERE staff_id = staff.id)`
  const passkeys = sql<number>`(SELECT count(*) FROM staff_passkeys WHERE staff_id = staff.id)`
  return db
    .select({ ...columns, createdAt: staff.createdAt, lastUsedAt, passkeys })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id))
}

interface NewStaff {
  readonly id: string
  /** As typed. */
  readonly email: string
  readonly name: string
  readonly locale: Locale
  readonly role: StaffRole
  readonly offices: readonly OfficeKey[] | null
}

/** The statement that creates an account; returns no row if the address already has one. */
export function insertStaff(db: Db, { email, ...rest }: NewStaff, now: Date) {
  const at = now.toISOString()
  return db
    .insert(staff)
    .values({ ...rest, email: email.toLowerCase(), recipient: email, state: 'invited', createdAt: at, changedAt: at })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id })
}

interface StaffChange {
  readonly name: string
  readonly locale: Locale
  readonly role: StaffRole
  readonly offices: readonly OfficeKey[] | null
  readonly state: StaffState
}

/** The statement that changes an account; returns no row on a conflict (optimistic lock). A trigger aborts a change that removes the last active manager. */
export function changeStaff(db: Db, { id, version }: Pick<StaffMember, 'id' | 'version'>, change: StaffChange, now: Date) {
  return db
    .update(staff)
    .set({ ...change, version: version + 1, changedAt: now.toISOString() })
    .where(and(eq(staff.id, id), eq(staff.version, version)))
    .returning({ id: staff.id })
}

/** Condition for later statements of the batch: the account is disabled. */
export function isDisabled(id: string) {
  return sql`EXISTS (SELECT 1 FROM staff WHERE id = ${id} AND state = 'disabled')`
}

/** The statement that activates an invited account. */
export function activateStaff(db: Db, id: string, now: Date): Statement {
  return db
    .update(staff)
    .set({ state: 'active', version: sql`${staff.version} + 1`, changedAt: now.toISOString() })
    .where(and(eq(staff.id, id), eq(staff.state, 'invited')))
}

/** The number of managers who may sign in. */
export async function countManagers(db: Db): Promise<number> {
  return db.$count(staff, and(eq(staff.role, 'manager'), eq(staff.state, 'active')))
}

/** Whether an open account is limited to offices that include this one. */
export async function hasStaff(db: Db, office: OfficeKey): Promise<boolean> {
  const isNamed = sql`EXISTS (SELECT 1 FROM json_each(${staff.offices}) WHERE value = ${office})`
  return (await db.$count(staff, and(inArray(staff.state, ['active', 'invited']), isNamed))) > 0
}

/** Whether an error comes from the trigger that protects the last active manager. */
export function isLastManagerRefusal(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  return fault.message.includes('the last manager stays') || isLastManagerRefusal(fault.cause)
}

/** The condition that the previous statement of the batch changed a row, and that a member wants mails about assigned leads. */
export function didChangeFor(id: string): SQL {
  return sql`${didChange} AND EXISTS (SELECT 1 FROM ${staff} WHERE ${staff.id} = ${id} AND ${staff.mailsAssignments} = 1 AND ${staff.state} = 'active')`
}

/** The query for whether a member is mailed assignments. */
export function selectAssignmentMails(db: Db, id: string) {
  return db.select({ isOn: staff.mailsAssignments }).from(staff).where(eq(staff.id, id))
}

/** The statement that switches the mails about assignments of a member on or off. */
export function switchAssignmentMails(db: Db, id: string, isOn: boolean): Statement {
  return db.update(staff).set({ mailsAssignments: isOn }).where(eq(staff.id, id))
}
