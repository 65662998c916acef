import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FieldRemark } from '../model/feeds/field-remark.ts'
import type { FactValue, Goal, Listing, ListingCard, ListingState } from '../model/listings/listing.ts'
import type { EventKind } from '../model/listings/listing-event.ts'
import type { PresentedPart } from '../model/listings/presentation.ts'
import type { Project } from '../model/projects/project.ts'

const listed = sql`listed = 1`

/** What the page of a listing needs in addition to its card. */
export type ListingRecord = Omit<Listing, keyof ListingCard>

/** The unpublished address, in a separate column that no public query selects. */
export interface SecretAddress {
  readonly street: string | null
  /** Its names in other languages, and other spellings of it in the record. */
  readonly streets?: readonly string[]
  readonly houseNumber: string | null
  readonly box: string | null
  readonly lat: number | null
  readonly lng: number | null
  /** The unit and floor, kept for the price list of its project. */
  readonly unit?: FactValue
  readonly floor?: FactValue
}

export const listings = sqliteTable(
  'listings',
  {
    id: integer('id').primaryKey(),
    goal: text('goal').$type<Goal>().notNull(),
    state: text('state').$type<ListingState>().notNull(),
    listed: integer('listed', { mode: 'boolean' }).notNull(),
    mainType: text('main_type').notNull(),
    zip: text('zip'),
    price: real('price'),
    bedrooms: integer('bedrooms'),
    reference: text('reference'),
    projectId: integer('project_id'),
    createdAt: text('created_at').notNull(),
    card: text('card', { mode: 'json' }).$type<ListingCard>().notNull(),
    record: text('record', { mode: 'json' }).$type<ListingRecord>().notNull(),
    secret: text('secret', { mode: 'json' }).$type<SecretAddress>(),
    extraFields: text('extra_fields', { mode: 'json' }).$type<Record<string, unknown>>(),
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the record as sent and of the rules that read it: a record with the same hash is not parsed again. */
    recordHash: text('record_hash'),
    withdrawnAt: text('withdrawn_at'),
    place: integer('place').notNull(),
    category: integer('category').notNull(),
    bathrooms: integer('bathrooms'),
    rooms: integer('rooms'),
    garages: integer('garages'),
    parkings: integer('parkings'),
    terrace: integer('terrace', { mode: 'boolean' }).notNull().default(false),
    garden: integer('garden', { mode: 'boolean' }).notNull().default(false),
    /** The energy label as printed. */
    epc: text('epc'),
    /** The point that may be shown. */
    lat: real('lat'),
    lng: real('lng'),
    /** Where the record comes from, and its id there. */
    source: text('source').notNull().default('omnicasa'),
    externalId: text('external_id').notNull().default(''),
    /** The cell of the map that contains its point (`mapCell`). */
    cell: integer('cell'),
    /** The stock version that first shows the listing's current state. Every change of a listing raises it (`nextRevision`). */
    revision: integer('revision').notNull().default(0),
    /** Whether it is sold for a life annuity, so that it has no plain price. */
    annuity: integer('annuity', { mode: 'boolean' }).notNull().default(false),
    /** The day its page last changed (UTC); null when not known. */
    changedOn: text('changed_on'),
    /** The day it was sold or let: from the feed, or else the day of the import that first said so; null if unknown. */
    closedOn: text('closed_on'),
    /** The state given by its feed while the agency holds it back; otherwise null. */
    heldState: text('held_state').$type<ListingState>(),
    /** Square metres. */
    livingArea: integer('living_area'),
    plotArea: integer('plot_area'),
    /** The construction year. */
    built: integer('built'),
    /** Whether it is in a condition to move into without work. */
    ready: integer('ready', { mode: 'boolean' }).notNull().default(false),
    /** The feed's values that the agency's presentation overrides; null without a presentation. */
    feed: text('feed', { mode: 'json' }).$type<PresentedPart>(),
    /** The version of the presentation applied to card and record; null without one. */
    presented: integer('presented'),
    /** Remarks about its values, which may hold parts of an unpublished address: no public query selects them. */
    remarks: text('remarks', { mode: 'json' }).$type<readonly FieldRemark[]>(),
    /** How many of its pictures are on which host elsewhere, by origin. */
    pictureHosts: text('picture_hosts', { mode: 'json' }).$type<Readonly<Record<string, number>>>(),
    /** The day an import first brought it; null when not known. */
    cameOn: text('came_on'),
    lift: integer('lift', { mode: 'boolean' }).notNull().default(false),
    pool: integer('pool', { mode: 'boolean' }).notNull().default(false),
    furnished: integer('furnished', { mode: 'boolean' }).notNull().default(false),
    cellar: integer('cellar', { mode: 'boolean' }).notNull().default(false),
    /** Whether it is new build whatever its construction year (`isNewBuild`); the year is compared by each search. */
    newBuild: integer('new_build', { mode: 'boolean' }).notNull().default(false),
    /** Euro: the published bouquet of a life annuity. */
    bouquet: real('bouquet'),
  },
  (table) => [
    index('listings_closed').on(sql`closed_on DESC`, sql`id DESC`).where(sql`state IN ('sold', 'rented')`),
    index('listings_by_date').on(table.goal, sql`created_at DESC`, sql`id DESC`).where(listed),
    index('listings_searched')
      .on(
        table.id,
        table.goal,
        table.place,
        table.category,
        table.price,
        table.bedrooms,
        table.bathrooms,
        table.rooms,
        table.garages,
        table.parkings,
        table.terrace,
        table.garden,
        table.epc,
        table.lat,
        table.lng,
        table.createdAt,
        table.revision,
        table.annuity,
        table.livingArea,
        table.plotArea,
        table.built,
        table.ready,
        table.lift,
        table.pool,
        table.furnished,
        table.cellar,
        table.newBuild,
        table.bouquet,
      )
      .where(listed),
    index('listings_with_remarks').on(table.id).where(sql`remarks IS NOT NULL`),
    index('listings_by_revision').on(table.revision),
    index('listings_by_place').on(table.place, table.id).where(listed),
    index('listings_by_category').on(table.category, table.id).where(listed),
    uniqueIndex('listings_by_source').on(table.source, table.externalId),
    index('listings_by_project').on(table.projectId).where(sql`project_id IS NOT NULL`),
    index('listings_by_reference').on(sql`reference COLLATE NOCASE`).where(listed),
    index('listings_by_contact').on(sql`record -> '$.contact'`, sql`created_at DESC`, sql`id DESC`).where(listed),
    index('listings_held').on(table.id).where(sql`held_state IS NOT NULL`),
  ],
)

/** Changes of listings that alerts report. */
export const listingEvents = sqliteTable(
  'listing_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    listingId: integer('listing_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    /** The price before a price drop, in euro. */
    priceBefore: real('price_before'),
    at: text('at').notNull(),
    /** The event is visible once this import has ended. */
    importId: text('import_id').notNull(),
  },
  (table) => [index('listing_events_by_time').on(table.at), index('listing_events_by_listing').on(table.listingId)],
)

export const projects = sqliteTable(
  'projects',
  {
    id: integer('id').primaryKey(),
    listed: integer('listed', { mode: 'boolean' }).notNull(),
    createdAt: text('created_at').notNull(),
    record: text('record', { mode: 'json' }).$type<Project>().notNull(),
    secret: text('secret', { mode: 'json' }).$type<SecretAddress>(),
    extraFields: text('extra_fields', { mode: 'json' }).$type<Record<string, unknown>>(),
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the record as sent and of the rules that read it: a record with the same hash is not parsed again. */
    recordHash: text('record_hash'),
    withdrawnAt: text('withdrawn_at'),
    source: text('source').notNull().default('omnicasa'),
    externalId: text('external_id').notNull().default(''),
    /** The day its page last changed (UTC); null when not known. */
    changedOn: text('changed_on'),
    /** Remarks about its values, which may hold parts of an unpublished address: no public query selects them. */
    remarks: text('remarks', { mode: 'json' }).$type<readonly FieldRemark[]>(),
    /** How many of its pictures are on which host elsewhere, by origin. */
    pictureHosts: text('picture_hosts', { mode: 'json' }).$type<Readonly<Record<string, number>>>(),
  },
  (table) => [
    uniqueIndex('projects_by_source').on(table.source, table.externalId),
    index('projects_with_remarks').on(table.id).where(sql`remarks IS NOT NULL`),
    index('projects_by_date').on(sql`created_at DESC`, sql`id DESC`).where(sql`listed = 1`),
  ],
)
