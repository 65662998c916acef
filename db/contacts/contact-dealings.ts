import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { listings, newsletterEnds, ownerHomes, owners } from '../schema.ts'

/** What a contact has to do with the agency besides leads: the log-in of an owner, and the end of the newsletter. Times are UTC in ISO 8601. */

const maxOwnedHomes = 8

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

/** The query for the addresses, of those given, that have ended the newsletter. */
export const selectEndsOf = (db: Db, addresses: SQL) =>
  db.select({ email: newsletterEnds.email }).from(newsletterEnds).where(sql`${newsletterEnds.email} IN ${addresses}`).limit(1)
