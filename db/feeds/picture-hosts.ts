import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { pictureHostCounts } from '../schema.ts'

const maxCounted = 100

/** How many pictures the stock has on each host elsewhere, by origin, those with most first; at most 100. @param source null: of all sources */
export async function countPictureHosts(db: Db, source: string | null): Promise<readonly { readonly origin: string; readonly count: number }[]> {
  const { origin, pictures } = pictureHostCounts
  const count = sql`sum(${pictures})`.mapWith(Number).as('count')
  return db
    .select({ origin, count })
    .from(pictureHostCounts)
    .where(and(gt(pictures, 0), source === null ? undefined : eq(pictureHostCounts.source, source)))
    .groupBy(origin)
    .orderBy(desc(count), origin)
    .limit(maxCounted)
}
