import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type Saved, savedOf } from '../feeds/saved-counts.ts'
import type { Home } from '../model/listings/listing.ts'
import type { Communication } from '../model/owners/communication.ts'
import { fingerprint } from '../model/site/fingerprint.ts'
import type { HomeVisit } from '../model/visits/home-visit.ts'
import { communications, homeVisits } from '../schema.ts'
import { jsonBatches } from '../site/json-batches.ts'

/**
 * Communications and visits delivered by a CRM, keyed by source and external id. The agency's decision to release or withhold a row survives a
 * redelivery, unless the CRM has rewritten the released text: the agency has not approved the new wording.
 */

/** A record of a home as its source delivers it. */
interface FromCrm {
  readonly home: Home
  /** Its id at its source. */
  readonly externalId: string
}

/** A stored row: its values in the order of the incoming ones, what is released, and whether the agency decided that. */
interface KnownRow {
  readonly values: readonly unknown[]
  readonly flags: readonly boolean[]
  readonly isDecided: boolean
}

interface Incoming {
  readonly externalId: string
  readonly values: readonly unknown[]
}

/** Compares incoming rows with the stored ones: the outcome of each, and which must be written. */
function compareRows<Row extends Incoming>(rows: readonly Row[], known: ReadonlyMap<string, KnownRow>, flagsOf: (row: Row) => readonly boolean[]) {
  const outcomes = rows.map((row) => {
    const before = known.get(row.externalId)
    if (before === undefined) return 'added' as const
    const isSame = isEqual(before.values, row.values) && (before.isDecided || isEqual(before.flags, flagsOf(row)))
    return isSame ? ('unchanged' as const) : ('changed' as const)
  })
  return { outcomes, written: rows.filter((_, index) => outcomes[index] !== 'unchanged') }
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index])
}

/** The last row of each id, with its source, since two sources may use the same id. */
function lastOfEach<Row extends FromCrm>(source: string, rows: readonly Row[]): readonly Row[] {
  const named = rows.map((row) => ({ ...row, externalId: `${source}/${row.externalId}` }))
  return [...new Map(named.map((row) => [row.externalId, row])).values()]
}

/** The deterministic id of a row, which makes redelivery idempotent. */
function deliveredId(what: string, externalId: string): string {
  return fingerprint(`${what} ${externalId}`)
}

/** The incoming value of a column in an upsert (`excluded`). */
function sent(column: string): SQL {
  return sql.raw(`excluded.${column}`)
}

export type DeliveredCommunication = FromCrm & Omit<Communication, 'id' | 'origin'>

/** Stores communications that a source delivers. Idempotent. @param now UTC in ISO 8601 */
export async function saveCommunications(db: Db, source: string, delivered: readonly DeliveredCommunication[], now: string): Promise<Saved> {
  const rows = lastOfEach(source, delivered).map(({ home, externalId, ...fields }) => {
    const { at, type, contact, subject, comment, status, isReleased } = fields
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

export type DeliveredVisit = FromCrm & Omit<HomeVisit, 'id' | 'origin' | 'showsVisitor'>

/** Stores visits that a source delivers. Idempotent. @param now UTC in ISO 8601 */
export async function saveVisits(db: Db, source: string, delivered: readonly DeliveredVisit[], now: string): Promise<Saved> {
  const rows = lastOfEach(source, delivered).map(({ home, externalId, ...fields }) => {
    const { startsAt, visitor, state, interest, feedback, isReleased, feedbackIsReleased } = fields
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
