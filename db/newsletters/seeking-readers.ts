import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../client.ts'
import type { Goal } from '../model/listings/listing.ts'
import { type Segment, seekersIn } from '../model/newsletters/segment.ts'
import { mailBlocks, subscriptions } from '../schema.ts'

/** A subscriber of the newsletter. */
interface SeekingReader {
  readonly id: string
  readonly locale: Locale
}

const slice = 2_000

/**
 * The confirmed subscribers of the newsletter whose own alert asks for what a segment is about: those who agreed to that use of their alerts and whose
 * address is not blocked. Reads every alert of these subscribers, in slices, through a partial index.
 */
export async function findSeekingReaders(db: Db, segment: Segment): Promise<readonly SeekingReader[]> {
  const isIn = seekersIn(segment)
  const found = new Map<string, SeekingReader>()
  for (let after: SQL = sql`true`; ; ) {
    const rows = await db.values<[id: string, locale: Locale, alert: string, goal: Goal, search: string]>(sql`
      SELECT reader.id, reader.locale, alert.id, alert.goal, alert.search
      FROM ${subscriptions} AS reader CROSS JOIN ${subscriptions} AS alert
      WHERE reader.kind = 'newsletter' AND reader.state = 'active' AND json_extract(reader.consent, '$.tailored') = 1
        AND alert.email = reader.email AND +alert.kind = 'alert' AND +alert.state = 'active' AND alert.goal IS NOT NULL AND alert.search IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${mailBlocks} WHERE ${mailBlocks.email} = reader.email) AND ${after}
      ORDER BY reader.id, alert.id LIMIT ${slice}`)
    for (const [id, locale, , goal, search] of rows) if (!found.has(id) && isIn({ goal, search })) found.set(id, { id, locale })
    const last = rows.at(-1)
    if (last === undefined || rows.length < slice) break
    after = sql`(reader.id, alert.id) > (${last[0]}, ${last[2]})`
  }
  const { languages } = segment
  return [...found.values()].filter(({ locale }) => languages.length === 0 || languages.includes(locale))
}
