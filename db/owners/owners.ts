import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import { isRunning } from '../accounts/owner-sessions.ts'
import type { Db, Statement } from '../client.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { MailState } from '../model/mail/mail.ts'
import type { OwnedHome, Owner } from '../model/owners/owner.ts'
import { ownerHomes, ownerSessions, owners } from '../schema.ts'
import { mailVisitorsOf } from '../visits/awaited-answers.ts'

/** The accounts of owners, keyed by lower-cased email address. Times are UTC in ISO 8601. */

/** An account with its login data. */
export interface OwnerAccount extends Owner {
  /** Lower-cased. */
  readonly email: string
  /** Password hash as a PHC string; null until set. */
  readonly password: string | null
}

/** The account's homes as JSON, read in the same query as the account. */
const homesOf = sql<string>`(SELECT json_group_array(json_object('kind', kind, 'id', record_id)) FROM (
  SELECT kind, record_id FROM owner_homes WHERE owner_id = owners.id ORDER BY since, kind, record_id))`

const columns = {
  id: owners.id,
  email: owners.email,
  recipient: owners.recipient,
  name: owners.name,
  locale: owners.locale,
  password: owners.password,
  wantsDigest: owners.wantsDigest,
  homes: homesOf,
  passkeys: sql<number>`(SELECT count(*) FROM owner_passkeys WHERE owner_id = owners.id)`,
}

type Row = Omit<OwnerAccount, 'homes' | 'hasPassword' | 'hasPasskey'> & { readonly homes: string; readonly passkeys: number }

function accountOf({ homes, passkeys, ...row }: Row): OwnerAccount {
  const owned: readonly OwnedHome[] = JSON.parse(homes)
  return { ...row, hasPassword: row.password !== null, hasPasskey: passkeys > 0, homes: owned }
}

/** The query of `findOwnerByEmail`, for use in a batch; `toAccount` reads its rows. */
export function selectOwner(db: Db, email: string) {
  return db.select(columns).from(owners).where(eq(owners.email, email.trim().toLowerCase()))
}

/** The account in the rows of `selectOwner`; null without one. */
export function toAccount([row]: readonly Row[]): OwnerAccount | null {
  return row === undefined ? null : accountOf(row)
}

/** The account with an email address; null if there is none. */
export async function findOwnerByEmail(db: Db, email: string): Promise<OwnerAccount | null> {
  return toAccount(await selectOwner(db, email))
}

/** The account with an id; null if there is none. */
export async function findOwner(db: Db, id: string): Promise<OwnerAccount | null> {
  return toAccount(await db.select(columns).from(owners).where(eq(owners.id, id)))
}

/** The account of a session that has neither expired nor been idle for too long, with the session; null for any other. One query. */
export async function findSessionOwner(db: Db, hash: string, now: Date) {
  const { createdAt, usedAt, endsAt } = ownerSessions
  const [row] = await db
    .select({ ...columns, sessionAt: createdAt, usedAt, endsAt })
    .from(ownerSessions)
    .innerJoin(owners, eq(owners.id, ownerSessions.ownerId))
    .where(and(eq(ownerSessions.hash, hash), isRunning(now)))
  return row === undefined ? null : { owner: accountOf(row), createdAt: row.sessionAt, usedAt: row.usedAt, endsAt: row.endsAt }
}

interface Invited {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly locale: Locale
  readonly homes: readonly OwnedHome[]
}

/** The statements that create an account, or add homes to the existing one with that address, which keeps its name and language. Each returns a row for what is new. */
export function inviteStatements(db: Db, { id, email, name, locale, homes }: Invited, now: Date) {
  const at = now.toISOString()
  const account = { id, email: email.toLowerCase(), recipient: email, name, locale, createdAt: at, changedAt: at }
  const owner = sql`(SELECT id FROM owners WHERE email = ${account.email})`
  return [
    db.insert(owners).values(account).onConflictDoNothing({ target: owners.email }).returning({ id: owners.id }),
    ...homes.map((home) => giveHome(db, owner, home, now)),
  ] as const
}

/** The statement that adds a home to an account; returns no row if it has it already. */
export function giveHome(db: Db, owner: SQL | string, { kind, id }: OwnedHome, now: Date) {
  return db
    .insert(ownerHomes)
    .values({ ownerId: owner, kind, recordId: id, since: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: ownerHomes.recordId })
}

// Devices are remembered for longer than sessions.
const lastUsedAt = sql<
  string | null
>`nullif(max(coalesce((SELECT max(used_at) FROM owner_sessions WHERE owner_id = owners.id), ''), coalesce((SELECT max(seen_at) FROM owner_devices WHERE owner_id = owners.id), '')), '')`

/** Every account, by address: homes, whether a password is set, week of the last digest, and last use (null: never). */
export async function listOwners(db: Db) {
  const rows = await db
    .select({ ...columns, createdAt: owners.createdAt, digestWeek: owners.digestWeek, lastUsedAt })
    .from(owners)
    .orderBy(asc(owners.email))
  return rows.map(({ createdAt, digestWeek, lastUsedAt: used, ...row }) => ({ ...accountOf(row), createdAt, digestWeek, lastUsedAt: used }))
}

/** The last invitation of an account. */
interface LastInvitation {
  readonly at: string
  readonly expiresAt: string
  readonly usedAt: string | null
  /** The state of its mail; null once deleted from the outbox. */
  readonly mail: MailState | null
}

// Null once the expired link has been deleted.
const invitation = sql<string | null>`(SELECT json_object('at', link.created_at, 'expiresAt', link.expires_at, 'usedAt', link.used_at,
    'mail', (SELECT state FROM outbox WHERE outbox.id = 'owner-link-' || link.id))
  FROM owner_links AS link WHERE link.owner_id = owners.id AND link.purpose = 'invitation' ORDER BY link.created_at DESC LIMIT 1)`

export interface OwnerFilter {
  /** Substring of a name or address; empty: all. */
  readonly text: string
  /** Cursor: the address after which the page begins; empty: the first page. */
  readonly after: string
  /**
   * The offices that the reader works for; null: all. Owners whose listings all belong to other offices are left out; the caller filters owners of
   * projects by place.
   */
  readonly worksFor: readonly OfficeKey[] | null
}

/** The query for accounts by address for the desk, with their last invitation; `toDeskOwner` reads its rows. */
export function selectDeskOwners(db: Db, { text, after, worksFor }: OwnerFilter, limit: number) {
  // Not LIKE: D1 limits patterns to 50 bytes, and addresses can be longer.
  const has = (column: typeof owners.email | typeof owners.name) => sql`instr(lower(${column}), ${text.toLowerCase()}) > 0`
  return db
    .select({ ...columns, createdAt: owners.createdAt, digestWeek: owners.digestWeek, lastUsedAt, invitation })
    .from(owners)
    .where(and(gt(owners.email, after), text === '' ? undefined : or(has(owners.email), has(owners.name)), servedBy(worksFor)))
    .orderBy(asc(owners.email))
    .limit(limit)
}

/** An account in a row of `selectDeskOwners`. */
export function toDeskOwner({ createdAt, digestWeek, lastUsedAt: used, invitation: last, ...row }: Awaited<ReturnType<typeof selectDeskOwners>>[number]) {
  const invited: LastInvitation | null = last === null ? null : JSON.parse(last)
  return { ...accountOf(row), createdAt, digestWeek, lastUsedAt: used, invitation: invited }
}

function servedBy(offices: readonly OfficeKey[] | null): SQL | undefined {
  if (offices === null) return undefined
  const isServed = sql`(SELECT office IS NULL OR office IN ${[...offices]} FROM desk_homes WHERE id = record_id)`
  return sql`NOT EXISTS (SELECT 1 FROM owner_homes WHERE owner_id = owners.id)
    OR EXISTS (SELECT 1 FROM owner_homes WHERE owner_id = owners.id AND (kind = 'project' OR coalesce(${isServed}, 1)))`
}

/**
 * The statements that delete an account with its sessions, links, devices, passkeys and questions about visits, whose visitors are mailed; the last returns no
 * row if there was none.
 */
export function removeOwner(db: Db, email: string, now: Date) {
  const address = email.trim().toLowerCase()
  return [
    mailVisitorsOf(db, sql`(SELECT id FROM owners WHERE email = ${address})`, now),
    db.delete(owners).where(eq(owners.email, address)).returning({ id: owners.id }),
  ] as const
}

/** The statement that sets an account's password. @param password a PHC string */
export function setPassword(db: Db, id: string, password: string, now: Date): Statement {
  return db.update(owners).set({ password, changedAt: now.toISOString() }).where(eq(owners.id, id))
}

/** Rehashes a password with new parameters, unless the password has changed since it was read (compare-and-set). */
export async function renewHash(db: Db, id: string, before: string, password: string): Promise<void> {
  await db
    .update(owners)
    .set({ password })
    .where(and(eq(owners.id, id), eq(owners.password, before)))
}

/** The statement that changes an account's address, unless another account has it. */
export function setAddress(db: Db, id: string, recipient: string, now: Date): Statement {
  const email = recipient.toLowerCase()
  return db
    .update(owners)
    .set({ email, recipient, changedAt: now.toISOString() })
    .where(and(eq(owners.id, id), sql`NOT EXISTS (SELECT 1 FROM owners AS other WHERE other.email = ${email} AND other.id <> ${id})`))
}

/** Turns the weekly digest of an account on or off. */
export async function setDigest(db: Db, id: string, wantsDigest: boolean, now: Date): Promise<void> {
  await db.update(owners).set({ wantsDigest, changedAt: now.toISOString() }).where(eq(owners.id, id))
}
