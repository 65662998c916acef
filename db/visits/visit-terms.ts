import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { ownerHomes, owners, visitTerms } from '../schema.ts'

/** How visits of a home are booked. */

/** The terms of a home. */
export interface VisitTerms {
  /** Whether its owner is asked before each visit. */
  readonly asksOwner: boolean
  /** How many households may come to one visit together. */
  readonly parties: number
}

/** The query for a home's terms; no row: as usual, at version 0. */
export function selectVisitTerms(db: Db, listingId: number) {
  const { asksOwner, parties, version } = visitTerms
  return db.select({ asksOwner, parties, version }).from(visitTerms).where(eq(visitTerms.listingId, listingId))
}

/** The query for the number of owners' accounts that a home is assigned to. */
export function selectOwnerCount(db: Db, listingId: number) {
  return db
    .select({ owners: count() })
    .from(ownerHomes)
    .where(and(eq(ownerHomes.kind, 'listing'), eq(ownerHomes.recordId, listingId)))
}

/** The statement that changes a home's terms; no row on a conflict (optimistic lock). @param version as read; 0 for the first */
export function changeVisitTerms(db: Db, listingId: number, change: Partial<VisitTerms>, version: number) {
  const next = { ...change, version: version + 1 }
  return db
    .insert(visitTerms)
    .values({ listingId, ...next })
    .onConflictDoUpdate({ target: visitTerms.listingId, set: next, setWhere: eq(visitTerms.version, version) })
    .returning({ version: visitTerms.version })
}

/** The owners who are asked before each visit of a home; none if its terms do not ask. */
export function selectAskedFirst(db: Db, listingId: number) {
  return db
    .select({ id: owners.id, recipient: owners.recipient, locale: owners.locale })
    .from(visitTerms)
    .innerJoin(ownerHomes, and(eq(ownerHomes.kind, 'listing'), eq(ownerHomes.recordId, visitTerms.listingId)))
    .innerJoin(owners, eq(owners.id, ownerHomes.ownerId))
    .where(and(eq(visitTerms.listingId, listingId), eq(visitTerms.asksOwner, true)))
    .orderBy(asc(owners.id))
}
