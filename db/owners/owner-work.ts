import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { didChange, recordAct } from '../desk/audit-log.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import type { Actor } from '../model/desk/audit.ts'
import type { CommunicationStatus } from '../model/owners/communication.ts'
import { communications, deskHomes, listings, ownerMessages, owners, projects } from '../schema.ts'

/** The desk's work for owners: messages, released records, invitations. Times are UTC in ISO 8601. */

const columns = {
  id: communications.id,
  at: communications.at,
  kind: communications.kind,
  recordId: communications.recordId,
  subject: communications.subject,
  comment: communications.comment,
  status: communications.status,
  ownerName: owners.name,
  recipient: owners.recipient,
  locale: owners.locale,
  card: listings.card,
  project: sql<typeof projects.$inferSelect.record | null>`${projects.record}`.mapWith(projects.record).as('project'),
}

function selectMessages(db: Db) {
  return db
    .select(columns)
    .from(communications)
    .innerJoin(ownerMessages, eq(ownerMessages.communicationId, communications.id))
    .innerJoin(owners, eq(owners.id, ownerMessages.ownerId))
    .leftJoin(listings, sql`${communications.kind} = 'listing' AND ${listings.id} = ${communications.recordId}`)
    .leftJoin(projects, sql`${communications.kind} = 'project' AND ${projects.id} = ${communications.recordId}`)
}

/** Restricts messages to listings of the member's offices, and all projects. */
function isServed(worksFor: readonly OfficeKey[] | null): SQL | undefined {
  if (worksFor === null) return undefined
  const ofOthers = sql`SELECT 1 FROM ${deskHomes} WHERE ${deskHomes.id} = communications.record_id AND ${deskHomes.office} NOT IN ${[...worksFor]}`
  return sql`(communications.kind = 'project' OR NOT EXISTS (${ofOthers}))`
}

/** A cursor for keyset pagination. */
export interface MessagePlace {
  readonly at: string
  readonly id: string
}

/**
 * The query for unanswered messages and documents of owners, oldest first: about listings of the member's offices, and about all projects, whose
 * office is only in their record. Literals let SQLite use the partial index.
 * @param after the cursor; null: the first page
 */
export function selectOpenMessages(db: Db, worksFor: readonly OfficeKey[] | null, after: MessagePlace | null, limit: number) {
  const beyond = after === null ? undefined : sql`(communications.at, communications.id) > (${after.at}, ${after.id})`
  return selectMessages(db)
    .where(and(sql`communications.origin = 'owner' AND communications.status = 'open'`, isServed(worksFor), beyond))
    .orderBy(asc(communications.at), asc(communications.id))
    .limit(limit)
}

/** The query for the homes of unanswered messages, one row per message, at most `most`, under the same rule. */
export function selectOpenMessageHomes(db: Db, worksFor: readonly OfficeKey[] | null, most: number) {
  const record = sql`SELECT record FROM projects WHERE projects.id = communications.record_id`
  const project = sql<typeof projects.$inferSelect.record | null>`CASE communications.kind WHEN 'project' THEN (${record}) END`
    .mapWith(projects.record)
    .as('project')
  return db
    .select({ kind: communications.kind, project })
    .from(communications)
    .where(and(sql`communications.origin = 'owner' AND communications.status = 'open'`, isServed(worksFor)))
    .orderBy(asc(communications.at))
    .limit(most)
}

/** The query for the messages answered or settled last, under the same rule. */
export function selectSettledMessages(db: Db, worksFor: readonly OfficeKey[] | null, limit: number) {
  return selectMessages(db)
    .where(and(sql`communications.type IN ('message', 'answer') AND communications.origin = 'owner' AND communications.status <> 'open'`, isServed(worksFor)))
    .orderBy(desc(communications.at))
    .limit(limit)
}

/** An owner's message; null for an unknown id. */
export async function findMessage(db: Db, id: string) {
  const [found] = await selectMessages(db).where(and(eq(communications.id, id), eq(communications.origin, 'owner')))
  return found ?? null
}

export type DeskMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Settles a message without an answer, or reopens it, and logs the act. @returns false if it was not in the expected state */
export async function settleMessage(db: Db, actor: Actor, id: string, isSettled: boolean, now: Date): Promise<boolean> {
  const [before, after] = isSettled ? (['open', 'done'] as const) : (['done', 'open'] as const)
  const [changed] = await db.batch([
    db
      .update(communications)
      .set({ status: after })
      .where(and(eq(communications.id, id), eq(communications.origin, 'owner'), eq(communications.status, before)))
      .returning({ id: communications.id }),
    recordAct(db, actor, { action: isSettled ? 'close' : 'open', object: 'communication', objectId: id }, now, didChange),
  ])
  return changed.length > 0
}

/** The statements that show a communication to the owner, or no longer, with the act where that was not so already. */
export function releaseCommunication(db: Db, actor: Actor, id: string, isReleased: boolean, now: Date): readonly [Statement, Statement] {
  return [
    db
      .update(communications)
      .set({ isReleased, decidedAt: now.toISOString() })
      .where(and(eq(communications.id, id), ne(communications.isReleased, isReleased))),
    recordAct(db, actor, { action: isReleased ? 'release' : 'withhold', object: 'communication', objectId: id }, now, didChange),
  ]
}

/**
 * The statements that set the status of a communication; the first returns no row on a conflict (compare-and-set).
 * @param was the status that the form showed
 */
export function markCommunication(
  db: Db,
  actor: Actor,
  id: string,
  { status, was }: { readonly status: CommunicationStatus | null; readonly was: CommunicationStatus | null },
  now: Date,
) {
  return [
    db
      .update(communications)
      .set({ status })
      .where(and(eq(communications.id, id), sql`status IS ${was}`))
      .returning({ id: communications.id }),
    recordAct(db, actor, { action: 'change', object: 'communication', objectId: id, fields: ['status'] }, now, didChange),
  ] as const
}
