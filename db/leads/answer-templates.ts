import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type AnswerTemplate, maxAnswerTemplates } from '../model/leads/answer-template.ts'
import { answerTemplates } from '../schema.ts'

/** Prepared answers to leads. Times are UTC in ISO 8601. */

const columns = { id: answerTemplates.id, name: answerTemplates.name, texts: answerTemplates.texts, version: answerTemplates.version }

/** The query for all answers, the oldest first. */
export function selectAnswerTemplates(db: Db) {
  return db
    .select(columns)
    .from(answerTemplates)
    .where(isNull(answerTemplates.removedAt))
    .orderBy(asc(answerTemplates.createdAt), asc(answerTemplates.id))
    .limit(maxAnswerTemplates)
}

/** The statement that adds an answer; nothing beyond `maxAnswerTemplates`. Idempotent. */
export function insertAnswerTemplate(db: Db, { id, name, texts }: Omit<AnswerTemplate, 'version'>, now: Date) {
  const stored = db.$count(answerTemplates, isNull(answerTemplates.removedAt))
  return db
    .insert(answerTemplates)
    .select(sql`SELECT ${id}, ${name}, ${JSON.stringify(texts)}, 1, ${now.toISOString()}, NULL WHERE ${stored} < ${maxAnswerTemplates}`)
    .onConflictDoNothing()
    .returning({ id: answerTemplates.id })
}

/** The statement that changes an answer; no row if it has changed since. */
export function changeAnswerTemplate(db: Db, { id, version, name, texts }: AnswerTemplate) {
  return db
    .update(answerTemplates)
    .set({ name, texts, version: version + 1 })
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.version, version), isNull(answerTemplates.removedAt)))
    .returning({ id: answerTemplates.id })
}

/** The statement that removes an answer, which can be restored for a day; no row if it has changed since. */
export function removeAnswerTemplate(db: Db, { id, version }: Pick<AnswerTemplate, 'id' | 'version'>, now: Date) {
  return db
    .update(answerTemplates)
    .set({ removedAt: now.toISOString(), version: version + 1 })
    .where(and(eq(answerTemplates.id, id), eq(answerTemplates.version, version), isNull(answerTemplates.removedAt)))
    .returning({ id: answerTemplates.id })
}

/** The statement that restores a removed answer. @param since answers removed earlier stay removed */
export function restoreAnswerTemplate(db: Db, id: string, since: string) {
  return db
    .update(answerTemplates)
    .set({ removedAt: null })
    .where(and(eq(answerTemplates.id, id), isNotNull(answerTemplates.removedAt), gte(answerTemplates.removedAt, since)))
    .returning({ id: answerTemplates.id })
}

/** Deletes the answers that can no longer be restored. */
export async function deleteRemovedAnswers(db: Db, before: string): Promise<void> {
  await db.delete(answerTemplates).where(lt(answerTemplates.removedAt, before))
}
