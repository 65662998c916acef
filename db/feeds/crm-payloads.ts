import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { crmPayloads, type RecordKind } from '../schema.ts'

/** What CRMs without lists have sent: their stock can be read again without asking them. */

const { source, kind, record, payload } = crmPayloads
const row = sql<number>`${crmPayloads}.rowid`

interface Sent {
  readonly kind: RecordKind
  readonly record: Readonly<Record<string, unknown>>
}

/**
 * Keeps what a CRM has sent about a record in place of what it sent before; nothing for one that is gone.
 * @param named `isProject`: its units are replaced too
 */
export async function keepPayloads(
  db: Db,
  of: string,
  named: { readonly record: string; readonly isProject: boolean },
  sent: readonly Sent[],
  now: Date,
): Promise<void> {
  const isUnit = sql`${payload} ->> '$.project_id' = ${named.record}`
  const before = db.delete(crmPayloads).where(and(eq(source, of), named.isProject ? or(eq(record, named.record), isUnit) : eq(record, named.record)))
  const insert = (each: Sent) => {
    const values = { source: of, kind: each.kind, record: String(each.record.id), payload: each.record, receivedAt: now.toISOString() }
    return db
      .insert(crmPayloads)
      .values(values)
      .onConflictDoUpdate({ target: [source, kind, record], set: { payload: values.payload, receivedAt: values.receivedAt } })
  }
  await db.batch([before, ...sent.map(insert)])
}

/** The next payloads of a source. @param after the row of the last one read; 0 at first */
export function listPayloads(db: Db, of: string, after: number, limit: number) {
  return db
    .select({ row, kind, payload })
    .from(crmPayloads)
    .where(and(eq(source, of), gt(row, after)))
    .orderBy(asc(row))
    .limit(limit)
}

/** The statement that forgets what a CRM has sent. */
export function removingPayloads(db: Db, of: string) {
  return db.delete(crmPayloads).where(eq(source, of))
}
