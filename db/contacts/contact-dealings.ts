import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { listings, newsletterEnds, offers, ownerHomes, owners, testimonials } from '../schema.ts'

/** What a contact has to do with the agency besides leads: offers, the log-in of an owner, testimonials. Times are UTC in ISO 8601. */

const [maxOffers, maxOwnedHomes, maxTestimonials] = [8, 8, 5]

/** The query for the offers among some leads, the newest first. */
export const selectOffersOf = (db: Db, leadIds: SQLWrapper) =>
  db
    .select({
      ...{ id: offers.id, amount: offers.amount, receivedAt: offers.receivedAt, validUntil: offers.validUntil, state: offers.state },
      ...{ counterAmount: offers.counterAmount, counterUntil: offers.counterUntil, card: listings.card },
    })
    .from(offers)
    .leftJoin(listings, eq(listings.id, offers.listingId))
    .where(sql`${offers.id} IN ${leadIds}`)
    .orderBy(desc(offers.receivedAt))
    .limit(maxOffers)

/** The query for the homes of the owners' accounts with some addresses, a row each, and when the account was last used; one without a home if it has none. */
export const selectOwnedHomesOf = (db: Db, addresses: SQL) =>
  db
    .select({
      id: owners.id,
      email: owners.email,
      usedAt: sql<
        string | null
      >`(SELECT max(at) FROM (SELECT used_at AS at FROM owner_sessions WHERE owner_id = owners.id UNION ALL SELECT seen_at FROM owner_devices WHERE owner_id = owners.id))`.as(
        'used_at',
      ),
      kind: ownerHomes.kind,
      homeId: ownerHomes.recordId,
      card: listings.card,
    })
    .from(owners)
    .leftJoin(ownerHomes, eq(ownerHomes.ownerId, owners.id))
    .leftJoin(listings, and(eq(listings.id, ownerHomes.recordId), eq(ownerHomes.kind, 'listing')))
    .where(sql`${owners.email} IN ${addresses}`)
    .limit(maxOwnedHomes)

/** The query for the testimonials that came with some leads, the newest first. */
export const selectTestimonialsOf = (db: Db, leadIds: SQLWrapper) =>
  db
    .select({ id: testimonials.id, comment: testimonials.comment, state: testimonials.state, postedAt: testimonials.postedAt })
    .from(testimonials)
    .where(sql`${testimonials.id} IN ${leadIds}`)
    .orderBy(desc(testimonials.postedAt))
    .limit(maxTestimonials)

/** The query for the addresses, of those given, that have ended the newsletter. */
export const selectEndsOf = (db: Db, addresses: SQL) =>
  db.select({ email: newsletterEnds.email }).from(newsletterEnds).where(sql`${newsletterEnds.email} IN ${addresses}`).limit(1)
