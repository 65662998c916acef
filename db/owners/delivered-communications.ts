import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type Saved, savedOf } from '../feeds/saved-counts.ts'
import type { Communication } from '../model/owners/communication.ts'
import { communications } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'
import { compareRows, deliveredId, type FromCrm, type KnownRow, lastOfEach, sent } from './delivered-rows.ts'

export type DeliveredCommunication = FromCrm & Omit<Communication, 'id' | 'origin'>

/** Stores communications that a source delivers. Idempotent. @param now UTC in ISO 8601 */
export async function saveCommunications(db: Db, source: string, delivered: readonly DeliveredCommunication[], now: string): Promise<Saved> {
  const rows = lastOfEach(source, delivered).map(({ home, externalId, ...told }) => {
    const { at, type, contact, subject, comment, status, isReleased } = told
    return { id: deliveredId('communication', externalId), externalId, values: [home.kind, home.id, at, type, contact, subject, comment, status], isReleased }
  })
  const { kind, recordId, at, type, contact, subject, comment, status, externalId, isReleased, decidedAt } = communications
  const known = new Map<string, KnownRow>()
  for (const part of jsonBatches(rows.map((row) => JSON.stringify(row.externalId)))) {
    const found = await db
      .select({ kind, recordId, at, type, contact, subject, comment, status, externalId, isReleased, decidedAt })
      .from(communications)
      .where(and(eq(communications.origin, 'crm'), sql`external_id IN (SELECT value FROM json_each(${part}))`))
    for (const { externalId, isReleased, decidedAt, ...values } of found)
      known.set(externalId ?? '', { values: Object.values(values), flags: [isReleased], isDecided: decidedAt !== null })
  }
  const { outcomes, written } = compareRows(rows, known, (row) => [row.isReleased])
  for (const part of jsonBatches(written.map(({ id, externalId, values, isReleased }) => JSON.stringify([id, externalId, Number(isReleased), ...values])))) {
    await db
      .insert(communications)
      .select(
        sql`SELECT value ->> 0, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10,
          'crm', value ->> 1, NULL, value ->> 2, NULL, ${now} FROM json_each(${part}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: communications.id,
        set: {
          kind: sent('kind'),
          recordId: sent('record_id'),
          at: sent('at'),
          type: sent('type'),
          contact: sent('contact'),
          subject: sent('subject'),
          comment: sent('comment'),
          status: sent('status'),
          isReleased: sql`iif(decided_at IS NULL OR (is_released = 1 AND ${isRewritten}), excluded.is_released, is_released)`,
          decidedAt: sql`iif(is_released = 1 AND ${isRewritten}, NULL, decided_at)`,
        },
      })
  }
  return savedOf(outcomes)
}

const isRewritten = sql`(subject IS NOT excluded.subject OR comment IS NOT excluded.comment)`
