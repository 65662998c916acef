import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { deskHomes, listings, ownerHomes, owners } from '../../schema.ts'
import { homeLine } from './desk-homes.ts'
import { allConditionsOf, type HomeFilter } from './home-filter.ts'

const maxOwners = 20

/** The query for the homes of owners whose name contains the words of a filter, for a caller who names the owner. None for fewer than three letters. @param since leads from then on are counted */
export function selectHomesOfOwner(db: Db, filter: HomeFilter, since: string, limit: number) {
  const name = filter.text
  const pattern = `%${name.trim().replace(/[\\%_]/g, '\\$&')}%`
  const named = db
    .select({ id: ownerHomes.recordId })
    .from(owners)
    .innerJoin(ownerHomes, and(eq(ownerHomes.ownerId, owners.id), eq(ownerHomes.kind, 'listing')))
    .where(name.trim().length < 3 ? sql`false` : sql`${owners.name} LIKE ${pattern} ESCAPE '\\'`)
    .limit(maxOwners)
  return db
    .select(homeLine(since))
    .from(deskHomes)
    .innerJoin(listings, eq(listings.id, deskHomes.id))
    .where(and(inArray(deskHomes.id, named), allConditionsOf(filter)))
    .limit(limit)
}
