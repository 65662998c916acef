import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Statement } from '../client.ts'
import { leadReplies, leads, outbox, staff } from '../schema.ts'

/** Replies mailed from the desk. Each has one outbox mail (`replyMailId`), delayed so that the reply can be undone. */

interface NewReply {
  readonly id: string
  readonly leadId: string
  readonly actor: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
}

/** The outbox id of a reply's mail. */
export const replyMailId = (replyId: string) => `reply-${replyId}`

/**
 * The statement that stores a reply. Idempotent; also stores nothing if a colleague has replied since the form was opened.
 * @param seen id of the newest reply by a colleague that the form showed; empty: none
 */
export function insertReply(db: Db, { id, leadId, actor, locale, subject, text }: NewReply, seen: string, now: Date): Statement {
  const newest = sql`SELECT id FROM lead_replies WHERE lead_id = ${leadId} AND state = 'held' AND actor <> ${actor} ORDER BY created_at DESC, id DESC LIMIT 1`
  return db
    .insert(leadReplies)
    .select(sql`SELECT ${id}, ${leadId}, ${actor}, ${locale}, ${subject}, ${text}, 'held', ${now.toISOString()} WHERE coalesce((${newest}), '') = ${seen}`)
    .onConflictDoNothing()
}

/** A reply with its lead and author; null if deleted or undone. */
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

/** A reply to a lead, undone or not; null if not found. */
export async function findReplyOf(db: Db, leadId: string, id: string) {
  return (
    (await db
      .select()
      .from(leadReplies)
      .where(and(eq(leadReplies.id, id), eq(leadReplies.leadId, leadId)))
      .get()) ?? null
  )
}

/** Undoes a reply whose mail is still waiting. @returns false if it was sent or is being sent */
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
