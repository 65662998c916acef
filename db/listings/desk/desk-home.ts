import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { listActs } from '../../desk/audit-log.ts'
import { selectVersions } from '../../desk/record-versions.ts'
import { selectHomeReceipt } from '../../feeds/crm-receipts.ts'
import { selectOpenOfferCount } from '../../leads/offers/offers.ts'
import { wallTimeOf } from '../../model/site/brussels-time.ts'
import { appointments, leads, listingGaps, listings, presentations, projects } from '../../schema.ts'
import { selectOwnerCount, selectVisitTerms } from '../../visits/visit-terms.ts'
import { selectChanges } from '../listing-changes.ts'

/** A home at the desk, unpublished fields included. Times are UTC in ISO 8601. */

const changesShown = 30
const actsShown = 20
const visitsShown = 10

/** A home in any state; null for an unknown id. */
export async function findDeskHome(db: Db, id: number) {
  return toDeskHome(await selectDeskHome(db, id))
}

/** The query of `findDeskHome`, for a batch; `toDeskHome` takes its rows. */
export function selectDeskHome(db: Db, id: number) {
  return db
    .select({
      card: listings.card,
      record: listings.record,
      state: listings.state,
      heldState: listings.heldState,
      listed: listings.listed,
      secret: listings.secret,
      feed: listings.feed,
      source: listings.source,
      externalId: listings.externalId,
      fingerprint: listings.fingerprint,
      remarks: listings.remarks,
      revision: listings.revision,
      cameOn: listings.cameOn,
      presentation: presentations,
      // Columns of a batch need different names.
      projectSecret: sql<typeof projects.$inferSelect.secret>`${projects.secret}`.mapWith(projects.secret).as('project_secret'),
    })
    .from(listings)
    .leftJoin(presentations, eq(presentations.listingId, listings.id))
    .leftJoin(projects, eq(projects.id, listings.projectId))
    .where(eq(listings.id, id))
}

/** A home from the rows of `selectDeskHome`; null without one. */
export function toDeskHome([row]: Awaited<ReturnType<typeof selectDeskHome>>) {
  if (!row) return null
  const { card, record, state, ...rest } = row
  return { ...rest, listing: { ...record, ...card, state } }
}

export type DeskHome = NonNullable<Awaited<ReturnType<typeof findDeskHome>>>

/** Activity around a home: gaps with the day each was found, changes, acts at the desk, upcoming visits, how many offers are open, the terms of its visits,
 * and what its CRM was told. One round trip. */
export async function readAroundHome(db: Db, id: number, now: Date) {
  const [gaps, changes, acts, visits, [offers], [terms], [owned], [crm], versions] = await db.batch([
    db.select({ rule: listingGaps.rule, noticedOn: listingGaps.noticedOn }).from(listingGaps).where(eq(listingGaps.listingId, id)),
    selectChanges(db, id, changesShown),
    listActs(db, { object: 'listing', objectId: String(id) }, actsShown),
    db
      .select({ id: appointments.id, startsAt: appointments.startsAt, fields: leads.fields })
      .from(appointments)
      .innerJoin(leads, eq(leads.id, appointments.id))
      .where(and(eq(leads.listingId, id), eq(appointments.state, 'confirmed'), gte(appointments.startsAt, now.toISOString())))
      .orderBy(asc(appointments.startsAt))
      .limit(visitsShown),
    selectOpenOfferCount(db, id, wallTimeOf(now).day),
    selectVisitTerms(db, id),
    selectOwnerCount(db, id),
    selectHomeReceipt(db, id),
    selectVersions(db, 'listing', String(id)),
  ])
  const visiting = { asksOwner: terms?.asksOwner ?? false, parties: terms?.parties ?? 1, version: terms?.version ?? 0, hasOwner: (owned?.owners ?? 0) > 0 }
  return { gaps, changes, acts, visits, openOffers: offers?.openOffers ?? 0, visiting, crm, versions }
}
