import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Statement, Store } from '../client.ts'
import { insertMail } from '../mail/outbox.ts'
import type { OutgoingMail } from '../model/mail/mail.ts'
import type { Testimonial, TestimonialState } from '../model/testimonials/testimonial.ts'
import { leads, testimonials } from '../schema.ts'
import { throughCatalogueCache } from '../site/catalogue.ts'
import { raisingContent } from '../site/versions.ts'

/** Testimonials of clients: storage, moderation and reads. */

const { id, state, locale, name, about, website, comment, picture, showsPicture, postedAt } = testimonials
const whole = { id, state, locale, name, about, website, comment, picture, showsPicture, postedAt }
const isPublished = eq(state, 'published')

/**
 * The statement that stores a testimonial. Idempotent by id.
 * @param author keyed hash (HMAC) of the sender's email address; null if unknown
 * @param decidedAt when it was published; null if it awaits moderation
 * @param eraseAfter when it is erased unless published by then; null if published
 */
export function insertTestimonial(db: Db, testimonial: Testimonial, author: string | null, decidedAt: string | null, eraseAfter: string | null) {
  return db
    .insert(testimonials)
    .values({ ...testimonial, author, decidedAt, eraseAfter })
    .onConflictDoNothing()
}

/** A testimonial in any state; null if not found. */
export async function findTestimonial(db: Db, testimonialId: string): Promise<Testimonial | null> {
  return (await db.select(whole).from(testimonials).where(eq(id, testimonialId)).get()) ?? null
}

/** A page of published testimonials, newest first, with their total. */
export async function publishedTestimonials(db: Db, page: number, pageSize: number) {
  const [shown, [all]] = await db.batch([
    db
      .select(whole)
      .from(testimonials)
      .where(isPublished)
      .orderBy(desc(postedAt), desc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(testimonials).where(isPublished),
  ])
  return { shown, total: all?.total ?? 0 }
}

/** The newest published testimonial of each language. */
async function newestTestimonials(db: Db): Promise<readonly Testimonial[]> {
  const rank = sql<number>`row_number() OVER (PARTITION BY ${locale} ORDER BY ${postedAt} DESC, ${id} DESC)`.as('rank')
  const ranked = db.select({ id, rank }).from(testimonials).where(isPublished).as('ranked')
  return db.select(whole).from(testimonials).innerJoin(ranked, sql`${id} = ${ranked.id} AND ${ranked.rank} = 1`).orderBy(desc(postedAt), desc(id))
}

/** Every testimonial, the newest first, at most `most`. */
export async function listTestimonials(db: Db, most: number): Promise<readonly Testimonial[]> {
  return db.select(whole).from(testimonials).orderBy(desc(postedAt), desc(id)).limit(most)
}

/** The author of a testimonial, from its lead; null once the lead is erased. */
export async function authorOf(db: Db, testimonialId: string) {
  return (await db.select({ email: leads.email, fields: leads.fields }).from(leads).where(eq(leads.id, testimonialId)).get()) ?? null
}

/** The deterministic outbox id of the mail about a publication, so that publishing again does not mail the author twice. */
export function publishedMailId(testimonial: string): string {
  return `${testimonial}.published`
}

/** A decision on a testimonial. */
interface Decision {
  /** The state that the moderator saw (compare-and-set); null: any. */
  readonly seen: TestimonialState | null
  readonly now: Date
  /** Statements that follow the decision in its batch. */
  readonly also?: readonly Statement[]
}

const inState = (testimonialId: string, seen: TestimonialState | null) => and(eq(id, testimonialId), seen === null ? undefined : eq(state, seen))

/**
 * Publishes a testimonial and stores the mail to its author. Idempotent.
 * @param mail null for no mail
 * @returns false on a conflict
 */
export async function publishTestimonial(db: Db, testimonialId: string, withPicture: boolean, mail: OutgoingMail | null, { seen, now, also = [] }: Decision) {
  const decidedAt = now.toISOString()
  const isPublishedNow = sql`EXISTS (SELECT 1 FROM testimonials WHERE id = ${testimonialId} AND state = 'published' AND decided_at = ${decidedAt})`
  const [decided] = await db.batch([
    db
      .update(testimonials)
      .set({ state: 'published', showsPicture: withPicture, decidedAt, eraseAfter: null })
      .where(inState(testimonialId, seen))
      .returning({ id }),
    ...also,
    raisingContent(db),
    ...(mail ? [insertMail(db, publishedMailId(testimonialId), mail, decidedAt, testimonialId, isPublishedNow)] : []),
  ])
  return decided.length > 0
}

/**
 * Rejects or unpublishes a testimonial: it and its lead are erased at `eraseAfter` unless it is published by then.
 * @returns false on a conflict
 */
export async function refuseTestimonial(db: Db, testimonialId: string, eraseAfter: Date, { seen, now, also = [] }: Decision): Promise<boolean> {
  const [end, decidedAt] = [eraseAfter.toISOString(), now.toISOString()]
  const isRefusedNow = sql`EXISTS (SELECT 1 FROM testimonials WHERE id = ${testimonialId} AND state = 'refused' AND decided_at = ${decidedAt})`
  const [decided] = await db.batch([
    db.update(testimonials).set({ state: 'refused', decidedAt, eraseAfter: end }).where(inState(testimonialId, seen)).returning({ id }),
    ...also,
    db
      .update(leads)
      .set({ eraseAfter: sql`min(${leads.eraseAfter}, ${end})` })
      .where(and(eq(leads.id, testimonialId), isRefusedNow)),
    raisingContent(db),
  ])
  return decided.length > 0
}

/**
 * Returns a testimonial to moderation, and restarts the retention period of its lead.
 * @param months retention of a lead
 * @returns false on a conflict
 */
export async function returnTestimonial(db: Db, testimonialId: string, months: number, { seen, also = [] }: Decision): Promise<boolean> {
  const end = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${leads.createdAt}, ${`+${months} months`})`
  const waits = sql`EXISTS (SELECT 1 FROM testimonials WHERE id = ${testimonialId} AND state = 'waiting')`
  const [returned] = await db.batch([
    db.update(testimonials).set({ state: 'waiting', decidedAt: null, eraseAfter: null }).where(inState(testimonialId, seen)).returning({ id }),
    ...also,
    db
      .update(leads)
      .set({ eraseAfter: end })
      .where(and(eq(leads.id, testimonialId), waits)),
    raisingContent(db),
  ])
  return returned.length > 0
}

/** Seconds in KV; short, since an erased testimonial must not linger there. */
const cacheSeconds = 300

/** The latest published testimonial of each language, newest first, cached for pages that quote one. */
export function quotedTestimonials(store: Store): Promise<readonly Testimonial[]> {
  return throughCatalogueCache(store, 'testimonials:newest', () => newestTestimonials(store.db), { on: ['content'], cacheSeconds })
}
