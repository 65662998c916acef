import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type Saved, savedOf } from '../feeds/saved-counts.ts'
import type { HomeVisit } from '../model/visits/home-visit.ts'
import { homeVisits } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { compareRows, deliveredId, type FromCrm, type KnownRow, lastOfEach, sent } from './delivered-rows.ts'

export type DeliveredVisit = FromCrm & Omit<HomeVisit, 'id' | 'origin' | 'showsVisitor'>

/** Stores visits that a source delivers. Idempotent. @param now UTC in ISO 8601 */
export async function saveVisits(db: Db, source: string, delivered: readonly DeliveredVisit[], now: string): Promise<Saved> {
  const rows = lastOfEach(source, delivered).map(({ home, externalId, ...told }) => {
    const { startsAt, visitor, state, interest, feedback, isReleased, feedbackIsReleased } = told
    const values = [home.kind, home.id, startsAt, visitor, state, interest, feedback]
    return { id: deliveredId('visit', externalId), externalId, values, isReleased, feedbackIsReleased }
  })
  const { kind, recordId, startsAt, visitor, state, interest, feedback, externalId, isReleased, feedbackIsReleased, decidedAt } = homeVisits
  const known = new Map<string, KnownRow>()
  for (const part of jsonBatches(rows.map((row) => JSON.stringify(row.externalId)))) {
    const found = await db
      .select({ kind, recordId, startsAt, visitor, state, interest, feedback, externalId, isReleased, feedbackIsReleased, decidedAt })
      .from(homeVisits)
      .where(and(eq(homeVisits.origin, 'crm'), sql`external_id IN (SELECT value FROM json_each(${part}))`))
    for (const { externalId, isReleased, feedbackIsReleased, decidedAt, ...values } of found)
      known.set(externalId ?? '', { values: Object.values(values), flags: [isReleased, feedbackIsReleased], isDecided: decidedAt !== null })
  }
  // Fields that the CRM leaves empty may have been filled in at the desk: keep those.
  const filled = rows.map((row) => {
    const before = known.get(row.externalId)
    return before?.isDecided ? { ...row, values: row.values.map((value, index) => value ?? before.values[index] ?? null) } : row
  })
  const { outcomes, written } = compareRows(filled, known, (row) => [row.isReleased, row.feedbackIsReleased])
  const parts = written.map((row) => JSON.stringify([row.id, row.externalId, Number(row.isReleased), Number(row.feedbackIsReleased), ...row.values]))
  for (const part of jsonBatches(parts)) {
    await db
      .insert(homeVisits)
      .select(
        sql`SELECT value ->> 0, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 2, 0, value ->> 3,
          'crm', value ->> 1, NULL, NULL, ${now}, NULL, 1 FROM json_each(${part}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: homeVisits.id,
        set: {
          kind: sent('kind'),
          recordId: sent('record_id'),
          startsAt: sent('starts_at'),
          visitor: sent('visitor'),
          state: sent('state'),
          interest: sent('interest'),
          feedback: sent('feedback'),
          isReleased: sql`iif(decided_at IS NULL, excluded.is_released, is_released)`,
          feedbackIsReleased: sql`iif(decided_at IS NULL OR (feedback_is_released = 1 AND feedback IS NOT excluded.feedback),
            excluded.feedback_is_released, feedback_is_released)`,
          showsVisitor: sql`iif(visitor IS excluded.visitor, shows_visitor, 0)`,
          version: sql`version + 1`,
        },
      })
  }
  return savedOf(outcomes)
}
