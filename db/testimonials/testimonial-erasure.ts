import { and, asc, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { testimonials } from '../schema.ts'
import { raisingContent } from '../site/versions.ts'

/** The ids of testimonials whose deadline for publication has passed, oldest first, at most `most`. */
export async function dueTestimonials(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(lte(testimonials.eraseAfter, now.toISOString()))
    .orderBy(asc(testimonials.eraseAfter))
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * The stored testimonials of a person, found by author hash and by the leads they came with, while those are kept.
 * @param authors the keyed hashes of their e-mail address
 */
export async function testimonialsUnder(db: Db, leadIds: readonly string[], authors: readonly string[]) {
  return db
    .select()
    .from(testimonials)
    .where(or(isAmong(leadIds), inArray(testimonials.author, [...authors])))
    .orderBy(asc(testimonials.postedAt))
}

/** Erases testimonials, published ones included. Idempotent. */
export async function eraseTestimonials(db: Db, ids: readonly string[]): Promise<void> {
  await db.batch([db.delete(testimonials).where(isAmong(ids)), raisingContent(db)])
}

/** Erases testimonials that are still due: one published in the meantime stays. */
export async function eraseDueTestimonials(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.delete(testimonials).where(and(isAmong(ids), lte(testimonials.eraseAfter, now.toISOString())))
}

/** The ids, of those given, that belong to no testimonial. */
export async function unknownTestimonials(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await db.all<{ id: string }>(sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)}) WHERE value NOT IN (SELECT id FROM testimonials)`)
  return rows.map(({ id }) => id)
}

function isAmong(ids: readonly string[]) {
  return sql`${testimonials.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
}
