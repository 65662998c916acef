import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Statement } from './client.ts'
import type { OutgoingMail } from './model/mail.ts'
import type { Testimonial, TestimonialState } from './model/testimonial.ts'
import { insertMail } from './outbox.ts'
import { leads, testimonials } from './schema.ts'
import { raisingContent } from './versions.ts'

/** What clients say of the agency: stored, published or refused, read. */

const { id, state, locale, name, about, website, comment, picture, showsPicture, postedAt } = testimonials
const whole = { id, state, locale, name, about, website, comment, picture, showsPicture, postedAt }
const isPublished = eq(state, 'published')

/**
 * The statement that stores a testimonial; an existing id changes nothing.
 * @param author a keyed hash of the address it was sent from; null if unknown
 * @param decidedAt when it was published, whenever it was written; null if it is waiting
 * @param eraseAfter when it is erased unless it is published by then; null if it is
 */
export function insertTestimonial(db: Db, testimonial: Testimonial, author: string | null, decidedAt: string | null, eraseAfter: string | null) {
  return db
    .insert(testimonials)
    .values({ ...testimonial, author, decidedAt, eraseAfter })
    .onConflictDoNothing()
}

/** A testimonial in any state; null if not found. */
export async function findTestimonial(db: Db, wanted: string): Promise<Testimonial | null> {
  return (await db.select(whole).from(testimonials).where(eq(id, wanted)).get()) ?? null
}

/** A page of the published ones, the newest first, with their total. */
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
export async function newestTestimonials(db: Db): Promise<readonly Testimonial[]> {
  const rank = sql<number>`row_number() OVER (PARTITION BY ${locale} ORDER BY ${postedAt} DESC, ${id} DESC)`.as('rank')
  const ranked = db.select({ id, rank }).from(testimonials).where(isPublished).as('ranked')
  return db.select(whole).from(testimonials).innerJoin(ranked, sql`${id} = ${ranked.id} AND ${ranked.rank} = 1`).orderBy(desc(postedAt), desc(id))
}

/** Every testimonial, the newest first, at most `most`. */
export async function listTestimonials(db: Db, most: number): Promise<readonly Testimonial[]> {
  return db.select(whole).from(testimonials).orderBy(desc(postedAt), desc(id)).limit(most)
}

/** The author of a testimonial, from its lead; null once that is erased. */
export async function authorOf(db: Db, wanted: string) {
  return (await db.select({ email: leads.email, fields: leads.fields }).from(leads).where(eq(leads.id, wanted)).get()) ?? null
}

/** The id of the mail that tells an author that their testimonial is published: one mail, however often it is published. */
export function publishedMailId(testimonial: string): string {
  return `${testimonial}.published`
}

/** A decision on a testimonial. */
interface Decision {
  /** The state in which its reader saw it; null: whatever it is. */
  readonly seen: TestimonialState | null
  readonly now: Date
  /** What goes with the decision in its batch, right behind it. */
  readonly also?: readonly Statement[]
}

const inState = (wanted: string, seen: TestimonialState | null) => and(eq(id, wanted), seen === null ? undefined : eq(state, seen))

/**
 * Publishes a testimonial and stores the mail to its author about it. Idempotent.
 * @param mail null for no mail
 * @returns false where another decision came first
 */
export async function publishTestimonial(db: Db, wanted: string, withPicture: boolean, mail: OutgoingMail | null, { seen, now, also = [] }: Decision) {
  const decidedAt = now.toISOString()
  const isPublishedNow = sql`EXISTS (SELECT 1 FROM testimonials WHERE id = ${wanted} AND state = 'published' AND decided_at = ${decidedAt})`
  const [decided] = await db.batch([
    db.update(testimonials).set({ state: 'published', showsPicture: withPicture, decidedAt, eraseAfter: null }).where(inState(wanted, seen)).returning({ id }),
    ...also,
    raisingContent(db),
    ...(mail ? [insertMail(db, publishedMailId(wanted), mail, decidedAt, wanted, isPublishedNow)] : []),
  ])
  return decided.length > 0
}

/**
 * Refuses a testimonial, or takes it off the site: it and its lead are erased on that day unless it is published by then.
 * @returns false where another decision came first
 */
export async function refuseTestimonial(db: Db, wanted: string, eraseAfter: Date, { seen, now, also = [] }: Decision): Promise<boolean> {
  const [end, decidedAt] = [eraseAfter.toISOString(), now.toISOString()]
  const isRefusedNow = sql`EXISTS (SELECT 1 FROM testimonials WHERE id = ${wanted} AND state = 'refused' AND decided_at = ${decidedAt})`
  const [decided] = await db.batch([
    db.update(testimonials).set({ state: 'refused', decidedAt, eraseAfter: end }).where(inState(wanted, seen)).returning({ id }),
    ...also,
    db
      .update(leads)
      .set({ eraseAfter: sql`min(${leads.eraseAfter}, ${end})` })
      .where(and(eq(leads.id, wanted), isRefusedNow)),
    raisingContent(db),
  ])
  return decided.length > 0
}

/**
 * Lets a testimonial wait to be judged again, as before its decision, and its lead be kept for as long again.
 * @param months that a lead is kept
 * @returns false where another decision came first
 */
export async function returnTestimonial(db: Db, wanted: string, months: number, { seen, also = [] }: Decision): Promise<boolean> {
  const end = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${leads.createdAt}, ${`+${months} months`})`
  const waits = sql`EXISTS (SELECT 1 FROM testimonials WHERE id = ${wanted} AND state = 'waiting')`
  const [returned] = await db.batch([
    db.update(testimonials).set({ state: 'waiting', decidedAt: null, eraseAfter: null }).where(inState(wanted, seen)).returning({ id }),
    ...also,
    db
      .update(leads)
      .set({ eraseAfter: end })
      .where(and(eq(leads.id, wanted), waits)),
    raisingContent(db),
  ])
  return returned.length > 0
}
