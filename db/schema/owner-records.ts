import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CommunicationStatus, CommunicationType, RecordOrigin } from '../model/owners/communication.ts'
import type { OwnerEventKind, PeerFigures } from '../model/owners/owned-home.ts'
import type { ViewTotals } from '../model/views/view-figures.ts'
import type { HomeVisitState, VisitInterest } from '../model/visits/home-visit.ts'
import { appointments } from './appointments.ts'
import type { RecordKind } from './imports.ts'
import { leads } from './leads.ts'
import { owners } from './owners.ts'

/** Views of a listing on a portal: the days of a month as JSON. */
export const portalViews = sqliteTable(
  'portal_views',
  {
    listingId: integer('listing_id').notNull(),
    /** YYYY-MM. */
    month: text('month').notNull(),
    media: text('media').notNull(),
    /** By day of the month, 01 to 31. */
    days: text('days', { mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.month, table.media] })],
)

/** The portals on which a listing is or was online. */
export const portalMedia = sqliteTable(
  'portal_media',
  {
    listingId: integer('listing_id').notNull(),
    media: text('media').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    onlineFrom: text('online_from'),
    onlineUntil: text('online_until'),
    coversFrom: text('covers_from'),
    coversUntil: text('covers_until'),
    totals: text('totals', { mode: 'json' }).$type<ViewTotals>(),
    deliveredAt: text('delivered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.media] })],
)

/** Communications about a home. A row outlives the lead it came with. */
export const communications = sqliteTable(
  'communications',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    at: text('at').notNull(),
    type: text('type').$type<CommunicationType>().notNull(),
    contact: text('contact'),
    subject: text('subject'),
    comment: text('comment'),
    status: text('status').$type<CommunicationStatus>(),
    origin: text('origin').$type<RecordOrigin>().notNull(),
    externalId: text('external_id'),
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    isReleased: integer('is_released', { mode: 'boolean' }).notNull(),
    /** When the agency released or withheld it; null while the origin's default applies. */
    decidedAt: text('decided_at'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('communications_by_origin').on(table.origin, table.externalId).where(sql`external_id IS NOT NULL`),
    index('communications_by_record').on(table.kind, table.recordId, sql`at DESC`, sql`id DESC`),
    index('communications_released').on(table.kind, table.recordId, sql`at DESC`, sql`id DESC`).where(sql`is_released = 1`),
    index('communications_by_lead').on(table.leadId).where(sql`lead_id IS NOT NULL`),
    index('communications_in_words').on(table.at).where(sql`type IN ('message', 'answer')`),
    index('communications_unanswered').on(table.at, table.id, table.kind, table.recordId).where(sql`origin = 'owner' AND status = 'open'`),
  ],
)

/** The author of a message or document from an owner. */
export const ownerMessages = sqliteTable(
  'owner_messages',
  {
    communicationId: text('communication_id')
      .primaryKey()
      .references(() => communications.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
  },
  (table) => [index('owner_messages_by_owner').on(table.ownerId)],
)

/** Visits to homes. A row outlives the appointment it came with, without the visitor's name. */
export const homeVisits = sqliteTable(
  'home_visits',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: integer('record_id').notNull(),
    startsAt: text('starts_at').notNull(),
    /** First name and initial. */
    visitor: text('visitor'),
    state: text('state').$type<HomeVisitState>().notNull(),
    interest: text('interest').$type<VisitInterest>(),
    feedback: text('feedback'),
    isReleased: integer('is_released', { mode: 'boolean' }).notNull(),
    showsVisitor: integer('shows_visitor', { mode: 'boolean' }).notNull().default(false),
    feedbackIsReleased: integer('feedback_is_released', { mode: 'boolean' }).notNull().default(false),
    origin: text('origin').$type<RecordOrigin>().notNull(),
    externalId: text('external_id'),
    appointmentId: text('appointment_id').references(() => appointments.id, { onDelete: 'set null' }),
    decidedAt: text('decided_at'),
    createdAt: text('created_at').notNull(),
    /** The agency's next step; never shown to the owner. */
    nextStep: text('next_step'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('home_visits_by_origin').on(table.origin, table.externalId).where(sql`external_id IS NOT NULL`),
    index('home_visits_by_record').on(table.kind, table.recordId, sql`starts_at DESC`, sql`id DESC`),
    index('home_visits_released').on(table.kind, table.recordId, sql`starts_at DESC`, sql`id DESC`).where(sql`is_released = 1 AND state <> 'provisional'`),
    index('home_visits_by_appointment').on(table.appointmentId).where(sql`appointment_id IS NOT NULL`),
    index('home_visits_without_feedback')
      .on(table.startsAt)
      .where(sql`state = 'confirmed' AND interest IS NULL AND feedback IS NULL AND appointment_id IS NOT NULL`),
  ],
)

/** Figures of listings that owners follow, computed every night. */
export const homeFigures = sqliteTable('home_figures', {
  listingId: integer('listing_id').primaryKey(),
  /** Active alerts whose search it matches. */
  alerts: integer('alerts').notNull(),
  peers: text('peers', { mode: 'json' }).$type<PeerFigures>(),
  computedAt: text('computed_at').notNull(),
})

/** Listing events that owners see and alerts do not report. */
export const homeEvents = sqliteTable(
  'home_events',
  {
    id: integer('id').primaryKey(),
    listingId: integer('listing_id').notNull(),
    kind: text('kind').$type<OwnerEventKind>().notNull(),
    /** The price before it was raised, in euro. */
    priceBefore: real('price_before'),
    at: text('at').notNull(),
  },
  (table) => [index('home_events_by_time').on(table.at), index('home_events_by_listing').on(table.listingId)],
)
