import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Communication } from '../model/owners/communication.ts'
import { fingerprint } from '../model/site/fingerprint.ts'
import type { HomeVisit } from '../model/visits/home-visit.ts'
import { communications, homeVisits } from '../schema.ts'

/** The agency's decisions on the records of a home: what to release to its owner, and its answers. Times are UTC in ISO 8601. */

/** A partial update; missing and undefined fields stay. */
type Decision<Row> = { readonly [Key in keyof Row]?: Row[Key] | undefined }

type CommunicationDecision = Decision<Pick<Communication, 'isReleased' | 'status'>>

/** Changes a communication. @returns false for an unknown id */
export async function decideCommunication(db: Db, id: string, decision: CommunicationDecision, now: string): Promise<boolean> {
  const isDecision = decision.isReleased !== undefined
  const rows = await db
    .update(communications)
    .set({ ...decision, ...(isDecision ? { decidedAt: now } : {}) })
    .where(eq(communications.id, id))
    .returning({ id: communications.id })
  return rows.length > 0
}

type VisitDecision = Decision<Pick<HomeVisit, 'state' | 'interest' | 'feedback' | 'isReleased' | 'showsVisitor' | 'feedbackIsReleased'>>

/** Changes a visit. @returns false for an unknown id */
export async function decideVisit(db: Db, id: string, decision: VisitDecision, now: string): Promise<boolean> {
  const rows = await db
    .update(homeVisits)
    .set({ ...decision, decidedAt: now, version: sql`${homeVisits.version} + 1` })
    .where(eq(homeVisits.id, id))
    .returning({ id: homeVisits.id })
  return rows.length > 0
}

/** The agency's answer to an owner's message. */
export interface Answer {
  readonly text: string
  /** The name of the staff member who answers; null: the manager. */
  readonly contact: string | null
}

/** Answers an owner's message, in one batch. Idempotent. @returns the answer's id; null if there is no such message */
export async function answerMessage(db: Db, id: string, answer: Answer, now: string): Promise<string | null> {
  const { answerId, statements } = answering(db, id, answer, now)
  const [, answered] = await db.batch([...statements])
  return answered.length > 0 ? answerId : null
}

/** The deterministic id of an answer, for idempotence. */
export function answerIdOf(messageId: string, text: string): string {
  return fingerprint(`answer to ${messageId}: ${text}`)
}

/** The statements that store an answer and mark its message as answered; the second returns a row on success. @param holds condition on the message, against a concurrent answer */
export function answering(db: Db, id: string, { text, contact }: Answer, now: string, holds: SQL = sql`true`) {
  const answerId = answerIdOf(id, text)
  const insert = db
    .insert(communications)
    .select(
      sql`SELECT ${answerId}, kind, record_id, ${now}, 'answer', ${contact}, subject, ${text}, 'done', 'agency', NULL, NULL, 1, ${now}, ${now}
          FROM ${communications} WHERE id = ${id} AND origin = 'owner' AND ${holds}`,
    )
    .onConflictDoNothing()
  const update = db
    .update(communications)
    .set({ status: 'answered' })
    .where(and(eq(communications.id, id), eq(communications.origin, 'owner'), holds))
    .returning({ id: communications.id })
  return { answerId, statements: [insert, update] as const }
}

/** Removes visitors' names from visits that began before a given time. */
export async function forgetOldVisitors(db: Db, before: string): Promise<void> {
  await db
    .update(homeVisits)
    .set({ visitor: null, showsVisitor: false, nextStep: null })
    .where(sql`(visitor IS NOT NULL OR next_step IS NOT NULL) AND starts_at < ${before}`)
}
