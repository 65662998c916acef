import { and, asc, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { earliestBegin, type MailingState } from '../model/newsletters/mailing.ts'
import { mailings, staff, subscriptions } from '../schema.ts'

/** Newsletters, from draft to sent. Times are UTC in ISO 8601. */

export type Mailing = typeof mailings.$inferSelect

/** A mailing by its id; null if not found. */
export async function findMailing(db: Db, id: string): Promise<Mailing | null> {
  return (await db.select().from(mailings).where(eq(mailings.id, id)).get()) ?? null
}

/** The query for a mailing and the name of its last editor: null for the API or a deleted account. */
export function selectMailing(db: Db, id: string) {
  return db.select({ mailing: mailings, changedBy: staff.name }).from(mailings).leftJoin(staff, eq(staff.id, mailings.changedBy)).where(eq(mailings.id, id))
}

/** The query for a list of mailings, last changed first, at most `max`. */
export function selectMailings(db: Db, max: number) {
  const { id, source, state, subjects, plannedAt, begunAt, finishedAt, total, sent, refused, failed, skipped, ended, changedAt } = mailings
  const shown = { id, source, state, subjects, plannedAt, begunAt, finishedAt, total, sent, refused, failed, skipped, ended, changedAt }
  return db.select(shown).from(mailings).orderBy(desc(changedAt)).limit(max)
}

/** The query for the number of newsletter subscribers by language. Reads a covering index. */
export function selectReaders(db: Db) {
  return db
    .select({ locale: subscriptions.locale, readers: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, 'newsletter'), eq(subscriptions.state, 'active')))
    .groupBy(subscriptions.locale)
}

type Content = Pick<Mailing, 'subjects' | 'texts' | 'homes' | 'audience' | 'segment' | 'reach' | 'picture' | 'pictureWords' | 'picturePlace'>

/** The statement that adds a draft. Idempotent by id. */
export function insertDraft(db: Db, id: string, content: Partial<Content> & Pick<Mailing, 'subjects' | 'texts'>, actor: string, now: Date) {
  const at = now.toISOString()
  return db
    .insert(mailings)
    .values({ ...content, id, source: 'desk', state: 'draft', createdAt: at, changedAt: at, changedBy: actor })
    .onConflictDoNothing()
}

/** The statement that stores a mailing from the API, due at once. Idempotent by id. */
export function insertHandedIn(db: Db, { id, subjects, texts }: Pick<Mailing, 'id' | 'subjects' | 'texts'>, now: Date) {
  const at = now.toISOString()
  return db
    .insert(mailings)
    .values({ id, subjects, texts, source: 'script', state: 'planned', plannedAt: at, createdAt: at, changedAt: at })
    .onConflictDoNothing()
}

/** A mailing at the version its form was opened with. */
interface MailingVersion {
  readonly id: string
  readonly version: number
}

interface MailingChange extends Partial<Content> {
  readonly state?: MailingState
  readonly plannedAt?: string | null
  readonly finishedAt?: string | null
}

/** The statement that changes a mailing in one of the given states; returns no row on a conflict (optimistic lock). */
export function changeMailing(db: Db, { id, version }: MailingVersion, from: readonly MailingState[], change: MailingChange, actor: string, now: Date) {
  return db
    .update(mailings)
    .set({ ...change, version: version + 1, changedAt: now.toISOString(), changedBy: actor })
    .where(and(eq(mailings.id, id), eq(mailings.version, version), inArray(mailings.state, [...from])))
    .returning({ id: mailings.id })
}

/** Condition for later statements of the batch: `changeMailing` took place. The state tells two acts of one person in the same millisecond apart. */
export function mailingWasChanged({ id, version }: MailingVersion, state: MailingState | undefined, actor: string, now: Date): SQL {
  const isState = state === undefined ? sql`true` : sql`state = ${state}`
  return sql`EXISTS (SELECT 1 FROM ${mailings} WHERE id = ${id} AND version = ${version + 1} AND ${isState} AND changed_by = ${actor} AND changed_at = ${now.toISOString()})`
}

/** The statement that deletes a draft at a version; returns no row on a conflict (optimistic lock). */
export function removeDraft(db: Db, { id, version }: MailingVersion) {
  return db
    .delete(mailings)
    .where(and(eq(mailings.id, id), eq(mailings.version, version), eq(mailings.state, 'draft')))
    .returning({ id: mailings.id })
}

/** The work of the five-minute job: the ids of scheduled mailings that are due, but not long overdue, and of those being sent. */
export async function mailingsToSend(db: Db, now: Date): Promise<{ readonly due: readonly string[]; readonly sending: readonly string[] }> {
  const { id, state, plannedAt } = mailings
  const [due, sending] = await db.batch([
    db
      .select({ id })
      .from(mailings)
      .where(and(eq(state, 'planned'), lte(plannedAt, now.toISOString()), gte(plannedAt, earliestBegin(now).toISOString())))
      .orderBy(asc(plannedAt)),
    db.select({ id }).from(mailings).where(eq(state, 'sending')).orderBy(asc(plannedAt)),
  ])
  return { due: due.map((row) => row.id), sending: sending.map((row) => row.id) }
}
