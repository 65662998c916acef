import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads } from '../schema.ts'
import { selectFollowing } from './desk-leads.ts'
import type { LeadFilter } from './lead-filter.ts'
import { selectFollowingHit } from './lead-search.ts'

/** The query for the id of the next lead in a list or search; no row after the last. @param filter null: no list */
export function selectNextLead(db: Db, filter: LeadFilter | null, { id, createdAt, number }: Pick<typeof leads.$inferSelect, 'id' | 'createdAt' | 'number'>) {
  if (filter === null) return db.select({ id: leads.id }).from(leads).where(sql`false`)
  return filter.text === '' ? selectFollowing(db, filter, { at: createdAt, id }) : selectFollowingHit(db, filter, number ?? 0)
}
