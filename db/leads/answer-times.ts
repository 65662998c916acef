import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { OfficeKey } from '../model/agency/office.ts'
import { answersTimed } from '../model/leads/answer-time.ts'

/**
 * The query for the minutes that the latest answers of each office took, as a JSON array. Booked visits are not answers. Reads at most `answersTimed`
 * entries of an index for an office.
 */
export function selectAnswerTimes(db: Db, offices: readonly OfficeKey[]) {
  // The conditions are those of the partial index.
  const minutes = sql<string>`(SELECT json_group_array(minutes) FROM (
    SELECT (unixepoch(answered_at) - unixepoch(created_at)) / 60 AS minutes FROM leads
    WHERE office = each.value AND answered_at IS NOT NULL AND form <> 'viewing' ORDER BY answered_at DESC LIMIT ${answersTimed}))`
  return db.select({ office: sql<OfficeKey>`each.value`.as('office'), minutes: minutes.as('minutes') }).from(sql`json_each(${JSON.stringify(offices)}) AS each`)
}
