import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OfficeKey } from '../model/agency/office.ts'
import type { AcceptedIn, OfferDetails, OfferState, OfferStep, RestoredOffer } from '../model/leads/offers/offer.ts'
import { leads } from './leads.ts'

/** Purchase offers as the desk handles them. The lead with the same id has the bidder, the language and the conditions. */
export const offers = sqliteTable(
  'offers',
  {
    id: text('id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').notNull(),
    /** The office in charge; null: the whole agency. */
    office: text('office').$type<OfficeKey>(),
    /** Whole euro. */
    amount: integer('amount').notNull(),
    /** UTC in ISO 8601. */
    receivedAt: text('received_at').notNull(),
    /** The last day on which it binds the bidder, YYYY-MM-DD; null: it names none. */
    validUntil: text('valid_until'),
    /** As recorded; `offerStateOn` says whether it has lapsed since. */
    state: text('state').$type<OfferState>().notNull().default('received'),
    /** Whether its recorded state is open, for the indexes. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull().default(true),
    counterAmount: integer('counter_amount'),
    /** The last day on which the counter-offer can be accepted, YYYY-MM-DD. */
    counterUntil: text('counter_until'),
    /** The names of those who accepted. */
    acceptedBy: text('accepted_by'),
    /** YYYY-MM-DD. */
    acceptedOn: text('accepted_on'),
    acceptedIn: text('accepted_in').$type<AcceptedIn>(),
    /** Whether the owner sees it in the portal, and with the bidder's name. */
    isReleased: integer('is_released', { mode: 'boolean' }).notNull().default(false),
    namesBidder: integer('names_bidder', { mode: 'boolean' }).notNull().default(false),
    /** Incremented by each change at the desk (optimistic lock). */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('offers_by_listing').on(table.listingId, table.amount), index('offers_by_openness').on(table.isOpen, table.receivedAt, table.id)],
)

/** The steps of an offer. An undone one stays, with when and why. */
export const offerEvents = sqliteTable(
  'offer_events',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    at: text('at').notNull(),
    /** An account of the desk. */
    actor: text('actor').notNull(),
    step: text('step').$type<OfferStep>().notNull(),
    details: text('details', { mode: 'json' }).$type<OfferDetails>().notNull(),
    /** What the agent wrote to the bidder; null if nothing. */
    text: text('text'),
    isMailed: integer('is_mailed', { mode: 'boolean' }).notNull(),
    before: text('before', { mode: 'json' }).$type<RestoredOffer>().notNull(),
    undoneAt: text('undone_at'),
    undoneBecause: text('undone_because'),
  },
  (table) => [index('offer_events_by_offer').on(table.offerId, table.at)],
)
