import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Statement } from './client.ts'
import { leadReplies, leads, outbox, staff } from './schema.ts'

/** Answers mailed from the desk. Each has one mail in the outbox, under an id of its own (`replyMailId`), which is held for a moment. */

interface NewReply {
  readonly id: string
  readonly leadId: string
  readonly actor: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
}

/** The id of a reply's mail. */
export const replyMailId = (replyId: string) => `reply-${replyId}`

/**
 * The statement that keeps a reply; the same id again changes nothing, nor does one that was written without having seen a colleague's.
 * @param seen the newest reply of a colleague that its form showed; empty: none
 */
export function insertReply(db: Db, { id, leadId, actor, locale, subject, text }: NewReply, seen: string, now: Date): Statement {
  const newest = sql`SELECT id FROM lead_replies WHERE lead_id = ${leadId} AND state = 'held' AND actor <> ${actor} ORDER BY created_at DESC, id DESC LIMIT 1`
  return db
    .insert(leadReplies)
    .select(sql`SELECT ${id}, ${leadId}, ${actor}, ${locale}, ${subject}, ${text}, 'held', ${now.toISOString()} WHERE coalesce((${newest}), '') = ${seen}`)
    .onConflictDoNothing()
}

/** Whether `insertReply` has kept a reply just now, for statements after it in its batch. */
export function replyIsNew(id: string, leadId: string, now: Date): SQL {
  return sql`EXISTS (SELECT 1 FROM ${leadReplies} WHERE id = ${id} AND lead_id = ${leadId} AND state = 'held' AND created_at = ${now.toISOString()})`
}

/** A reply with its lead and who wrote it; null if it is gone or was undone. */
export async function findReply(db: Db, id: string) {
  const found = await db
    .select({
      reply: leadReplies,
      listingId: leads.listingId,
      projectId: leads.projectId,
      office: leads.office,
      fields: leads.fields,
      name: staff.name,
      email: staff.email,
    })
    .from(leadReplies)
    .innerJoin(leads, eq(leads.id, leadReplies.leadId))
    .leftJoin(staff, eq(staff.id, leadReplies.actor))
    .where(and(eq(leadReplies.id, id), eq(leadReplies.state, 'held')))
    .get()
  return found ?? null
}

/** A reply of a lead, undone or not; null if not found. */
export async function findReplyOf(db: Db, leadId: string, id: string) {
  return (
    (await db
      .select()
      .from(leadReplies)
      .where(and(eq(leadReplies.id, id), eq(leadReplies.leadId, leadId)))
      .get()) ?? null
  )
}

/** Takes a reply back whose mail still waits. @returns false where it was sent, or is being sent */
export async function undoReply(db: Db, id: string): Promise<boolean> {
  const [, undone] = await db.batch([
    db.delete(outbox).where(and(eq(outbox.id, replyMailId(id)), eq(outbox.state, 'waiting'))),
    db
      .update(leadReplies)
      .set({ state: 'undone' })
      .where(and(eq(leadReplies.id, id), eq(leadReplies.state, 'held'), sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.id} = ${replyMailId(id)})`))
      .returning({ id: leadReplies.id }),
  ])
  return undone.length > 0
}
