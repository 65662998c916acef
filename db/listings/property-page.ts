import { eq, sql } from 'drizzle-orm'
import type { Store } from '../client.ts'
import { listDocuments } from '../files/documents.ts'
import type { OfferedDocument } from '../model/files/document.ts'
import { isSvg } from '../model/files/image.ts'
import type { Listing, ListingCard, Photo } from '../model/listings/listing.ts'
import type { Construction, ProjectLink } from '../model/projects/project.ts'
import type { OpenDayTerms } from '../model/visits/open-day-places.ts'
import { findProject, listUnitsOnOffer } from '../projects/projects.ts'
import { listings } from '../schema.ts'
import type { ListingIndex } from '../search/listing-index.ts'
import { openIndex } from '../search/open.ts'
import { findRow } from '../search/row-by-id.ts'
import { listSimilar, similarToRow } from '../search/similar-listings.ts'
import { throughCache, throughCatalogueCache } from '../site/catalogue.ts'
import { readVersions } from '../site/versions.ts'
import { selectOpenDayTerms } from '../visits/open-days.ts'
import { findListing } from './listings.ts'
import { withTrueSizes } from './photo-sizes.ts'

/** The data of a listing's page. */
export interface PropertyPageData extends Shown {
  readonly documents: readonly OfferedDocument[]
  /** The other units of its project that are listings on offer. */
  readonly siblings: readonly Construction[]
  /** The terms of its open days that take registrations. */
  readonly openDayTerms: readonly OpenDayTerms[]
}

interface Shown {
  readonly listing: Listing
  readonly similar: readonly ListingCard[]
  /** The project it is a unit of; null if linking to it would reveal a hidden address. */
  readonly project: ProjectOfUnit | null
}

/** A project, and its first photograph where the unit has none of its own. */
interface ProjectOfUnit extends ProjectLink {
  readonly photo: Photo | null
}

/** A listing in any state, with its documents, its project and at most `count` similar listings; null for an unknown id. */
export async function readPropertyPage(store: Store, id: number, count: number): Promise<PropertyPageData | null> {
  const [shown, documents] = await Promise.all([
    readShown(store, id, count),
    throughCatalogueCache(store, `documents:2:property-${id}`, () => listDocuments(store.db, { kind: 'property', id }), { on: ['content'] }),
  ])
  if (shown === null) return null
  const project = shown.project?.id
  // Not cached by revision like the rest, so that a unit that is held back disappears at once.
  const units = project === undefined ? [] : await throughCatalogueCache(store, `units-on-offer:${project}`, () => listUnitsOnOffer(store.db, project))
  const openDayTerms = shown.listing.openDays?.length
    ? await throughCatalogueCache(store, `open-day-terms:${id}`, async () => selectOpenDayTerms(store.db, id))
    : []
  return { ...shown, documents, openDayTerms, siblings: units.filter(({ listing }) => listing?.id !== id) }
}

/** Caches by the revisions of all that the page shows, which are in the search index, so that only their changes and not every import invalidate it. */
async function readShown(store: Store, id: number, count: number): Promise<Shown | null> {
  const index = await openIndex(store)
  const row = findRow(index, id)
  if (row === null) return throughCatalogueCache(store, `property-page:4:${id}`, () => readUnlisted(store, id, count))
  const revised = [row, ...similarToRow(index, row, count)].map((each) => revisedAt(index, each))
  const load = () => readRevised(store, revised)
  // Rows written by an import under way have the next version's revision and may change again before it is published: do not cache them.
  const { stock } = await readVersions(store)
  if (revised.some(({ revision }) => revision > stock)) return (await load())?.shown ?? null
  const name = `property-page:4:${revised.map((each) => `${each.id}.${each.revision}`).join(':')}`
  const found = await throughCache(store, name, load, { isAsNamed: (read) => read?.isAsRevised === true })
  return found?.shown ?? null
}

interface Revised {
  readonly id: number
  readonly revision: number
}

function revisedAt({ columns }: ListingIndex, row: number): Revised {
  return { id: columns.id[row] ?? -1, revision: columns.revision[row] ?? -1 }
}

/** Reads the first listing in full, and the cards of the others. */
async function readRevised({ db }: Store, revised: readonly Revised[]): Promise<{ readonly shown: Shown; readonly isAsRevised: boolean } | null> {
  const [home, ...others] = revised
  if (!home) return null
  const { card, revision, state, record } = listings
  const [[row], cards] = await db.batch([
    db.select({ card, record, state, revision }).from(listings).where(eq(listings.id, home.id)),
    db
      .select({ id: listings.id, card, revision })
      .from(listings)
      .where(sql`listed = 1 AND id IN (SELECT value FROM json_each(${JSON.stringify(others.map(({ id }) => id))}))`),
  ])
  if (!row) return null
  const listing = { ...row.record, ...row.card, state: row.state, photos: await withTrueSizes(db, row.record.photos) }
  const found = new Map(cards.map((each) => [each.id, each]))
  const similar = others.flatMap(({ id }) => found.get(id)?.card ?? [])
  const isAsRevised = row.revision === home.revision && others.every(({ id, revision }) => found.get(id)?.revision === revision)
  return { shown: { listing, similar, project: await readProject(db, listing) }, isAsRevised }
}

/** An unlisted listing: sold, rented or withdrawn. */
async function readUnlisted(store: Store, id: number, count: number): Promise<Shown | null> {
  const listing = await findListing(store.db, id)
  if (!listing) return null
  const [similar, project, photos] = await Promise.all([
    listSimilar(store, listing, count),
    readProject(store.db, listing),
    withTrueSizes(store.db, listing.photos),
  ])
  return { listing: { ...listing, photos }, similar, project }
}

/** The project of a unit. If only one of the two publishes its address, a link would reveal the other's. */
async function readProject(db: Store['db'], { projectId, place, photos }: Listing): Promise<ProjectOfUnit | null> {
  const found = projectId === null ? null : await findProject(db, projectId)
  if (!found?.listed || (found.project.place.address === null) !== (place.address === null)) return null
  const { id, name, place: where, externalUrl } = found.project
  const isPictured = photos.some(({ url }) => !isSvg(url))
  const photo = isPictured ? null : (found.project.photos.find(({ url }) => !isSvg(url)) ?? null)
  return { id, name, place: where, externalUrl, photo }
}
