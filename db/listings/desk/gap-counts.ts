import { inArray } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { type GapName, gapNames } from '../../model/law/compliance/publication-rule.ts'
import { gapCounts } from '../../schema.ts'
import type { HomeFilter } from './home-filter.ts'

/** How many homes fail each legal requirement, as the desk's list has them. Triggers of `listing_gaps` keep one row per office. */

/** The query for the counts of the offices that a filter allows; homes without an office are visible to all. */
export function selectGapCounts(db: Db, { office, worksFor }: Pick<HomeFilter, 'office' | 'worksFor'>) {
  const mayRead = office === null || worksFor === null || worksFor.includes(office)
  const offices = office === null ? worksFor && [...worksFor, ''] : mayRead ? [office] : []
  return db
    .select({ homes: gapCounts.homes })
    .from(gapCounts)
    .where(offices === null ? undefined : inArray(gapCounts.office, offices))
}

/** The rules that homes fail, in all offices read, those of the most homes first. */
export function sumGapCounts(
  rows: readonly { readonly homes: Readonly<Partial<Record<GapName, number>>> }[],
): readonly { readonly rule: GapName; readonly homes: number }[] {
  return gapNames
    .map((rule) => ({ rule, homes: rows.reduce((sum, { homes }) => sum + (homes[rule] ?? 0), 0) }))
    .filter(({ homes }) => homes > 0)
    .sort((one, other) => other.homes - one.homes)
}
