import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Appointment } from '../model/visits/appointment.ts'
import { appointments, ownerHomes, ownerQuestions } from '../schema.ts'
import { isCurrent, ofVersion } from './owner-questions.ts'

/** Agreements of owners to visits that the desk records, given by phone. Times are UTC in ISO 8601. */

/**
 * The statement that records an owner's agreement to the current version of a visit, given to the desk by phone; a row unless the visit was moved or
 * cancelled, has begun, or the owner has answered. What was asked automatically stays so, since the visitor waits for it.
 */
export function recordAgreement(db: Db, { questionId, ownerId }: { readonly questionId: string; readonly ownerId: string }, visit: Appointment, now: Date) {
  const { id: appointmentId, sequence: version, startsAt: visitAt } = visit
  const at = now.toISOString()
  const owns = sql`EXISTS (SELECT 1 FROM ${ownerHomes} WHERE ${and(eq(ownerHomes.ownerId, ownerId), eq(ownerHomes.kind, 'listing'), eq(ownerHomes.recordId, visit.listingId))})`
  return db
    .insert(ownerQuestions)
    .select(
      sql`SELECT ${questionId}, ${appointmentId}, ${ownerId}, ${version}, ${at}, 'fits', '[]', NULL, ${at}, ${visitAt}, NULL, 0, NULL WHERE ${isCurrent(visit, gt(appointments.startsAt, at))} AND ${owns}`,
    )
    .onConflictDoUpdate({
      target: [ownerQuestions.appointmentId, ownerQuestions.ownerId],
      set: {
        ...{ sequence: version, answer: 'fits', starts: [], remark: null, answeredAt: at, visitAt, withdrawnAt: null },
        isAutomatic: sql`${ownerQuestions.isAutomatic} AND ${ownerQuestions.sequence} = ${version}`,
        askedAt: sql`iif(${ownerQuestions.sequence} = ${version}, ${ownerQuestions.askedAt}, ${at})`,
      },
      setWhere: sql`${ownerQuestions.sequence} < ${version} OR ${ownerQuestions.withdrawnAt} IS NOT NULL OR ${ownerQuestions.answer} IS NULL`,
    })
    .returning({ id: ownerQuestions.id })
}

/** The statements that take back an agreement recorded at a moment: an owner who had been asked has not answered, another was not asked. A row if there was one. */
export function removeAgreement(db: Db, visit: Pick<Appointment, 'id' | 'sequence'>, at: string) {
  const recorded = and(ofVersion(visit), eq(ownerQuestions.answer, 'fits'), eq(ownerQuestions.answeredAt, at))
  return [
    db
      .delete(ownerQuestions)
      .where(and(recorded, eq(ownerQuestions.askedAt, at)))
      .returning({ id: ownerQuestions.id }),
    db.update(ownerQuestions).set({ answer: null, answeredAt: null }).where(recorded).returning({ id: ownerQuestions.id }),
  ] as const
}
