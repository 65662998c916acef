import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Home } from '../model/listings/listing.ts'
import type { Communication } from '../model/owners/communication.ts'
import type { HomeVisit } from '../model/visits/home-visit.ts'
import { communications, homeVisits } from '../schema.ts'

/** A record on a home's timeline. */
type HomeRecord = (Communication & { readonly record: 'communication' }) | (VisitRow & { readonly record: 'visit'; readonly at: string })

type VisitRow = HomeVisit & { readonly version: number }

export type StoredHomeVisit = Omit<VisitRow, 'startsAt' | 'origin'>

/** A cursor in a timeline: the page begins after it. */
export interface RecordCursor {
  readonly at: string
  readonly id: string
}

export interface RecordPage {
  /** Newest first. */
  readonly records: readonly HomeRecord[]
  /** Where the next page begins; null on the last one. */
  readonly next: RecordCursor | null
}

export interface RecordQuery {
  /** Owners see released records only, the office all of them. */
  readonly audience: 'owner' | 'office'
  readonly now: Date
  /** At most 60. */
  readonly limit: number
  readonly before?: RecordCursor | null
  /** One kind of record only. */
  readonly only?: HomeRecord['record']
}

const maxPage = 60

/** A page of a home's timeline, newest first. One round trip, which reads at most one row per table beyond the page, however long the history is. */
export async function homeRecords(db: Db, home: Home, query: RecordQuery): Promise<RecordPage> {
  const limit = Math.min(query.limit, maxPage)
  const rows = async (): Promise<readonly HomeRecord[]> => {
    const [communications, visits] = [selectCommunications(db, home, query, limit + 1), selectVisits(db, home, query, limit + 1)]
    if (query.only === 'communication') return (await communications).map(communicationRecord)
    if (query.only === 'visit') return (await visits).map(visitRecord)
    const [both, seen] = await db.batch([communications, visits])
    return [...both.map(communicationRecord), ...seen.map(visitRecord)].sort(newestFirst)
  }
  const found = await rows()
  const records = found.slice(0, limit)
  const last = records.at(-1)
  return { records, next: found.length > limit && last ? { at: last.at, id: last.id } : null }
}

const communicationRecord = (row: Communication): HomeRecord => ({ record: 'communication', ...row })
const visitRecord = (row: VisitRow): HomeRecord => ({ record: 'visit', at: row.startsAt, ...row })

function newestFirst(one: HomeRecord, other: HomeRecord): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1
  return one.id < other.id ? 1 : -1
}

/** Conditions for what owners see. The conditions are literals, so that SQLite can use the partial indexes. */
export const released = { communications: sql`is_released = 1`, visits: sql`is_released = 1 AND state <> 'provisional'` }

/** Hides an answer until its mail is due (its `at`), since until then it can be undone. */
const isNotHeld = (now: Date) => sql`(type <> 'answer' OR at <= ${now.toISOString()})`

/** The columns of a visit that owners see: visitor and feedback are null until the agency releases them. */
export const releasedVisit = {
  visitor: sql<HomeVisit['visitor']>`CASE WHEN shows_visitor = 1 THEN ${homeVisits.visitor} END`,
  interest: sql<HomeVisit['interest']>`CASE WHEN feedback_is_released = 1 THEN ${homeVisits.interest} END`,
  feedback: sql<HomeVisit['feedback']>`CASE WHEN feedback_is_released = 1 THEN ${homeVisits.feedback} END`,
}

/** The query for a home's communications, newest first, for use in a batch. */
export function selectCommunications(db: Db, home: Home, { audience, before = null, now }: Pick<RecordQuery, 'audience' | 'before' | 'now'>, count: number) {
  const { id, at, type, contact, subject, comment, status, origin, isReleased } = communications
  return db
    .select({ id, at, type, contact, subject, comment, status, origin, isReleased })
    .from(communications)
    .where(
      and(
        eq(communications.kind, home.kind),
        eq(communications.recordId, home.id),
        ...(audience === 'owner' ? [released.communications, isNotHeld(now)] : []),
        behind(sql`at`, before),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(count)
}

/** The query for a home's visits, newest first, for use in a batch. */
export function selectVisits(db: Db, home: Home, { audience, before = null }: Pick<RecordQuery, 'audience' | 'before'>, count: number) {
  const { id, startsAt, state, origin, isReleased, showsVisitor, feedbackIsReleased, version } = homeVisits
  return db
    .select({
      ...{ id, startsAt, state, origin, isReleased, showsVisitor, feedbackIsReleased, version },
      ...(audience === 'owner' ? releasedVisit : { visitor: homeVisits.visitor, interest: homeVisits.interest, feedback: homeVisits.feedback }),
    })
    .from(homeVisits)
    .where(
      and(eq(homeVisits.kind, home.kind), eq(homeVisits.recordId, home.id), audience === 'owner' ? released.visits : undefined, behind(sql`starts_at`, before)),
    )
    .orderBy(desc(startsAt), desc(id))
    .limit(count)
}

function behind(at: SQL, before: RecordCursor | null): SQL | undefined {
  return before === null ? undefined : sql`(${at}, id) < (${before.at}, ${before.id})`
}

/** Whether a home has this communication. */
export async function hasCommunication(db: Db, home: Home, id: string): Promise<boolean> {
  const isIt = and(eq(communications.id, id), eq(communications.kind, home.kind), eq(communications.recordId, home.id))
  return (await db.select({ id: communications.id }).from(communications).where(isIt).get()) !== undefined
}

/** A visit of a home as it is stored, with its version; null if the home has none of this id. */
export async function findHomeVisit(db: Db, home: Home, id: string): Promise<StoredHomeVisit | null> {
  const isIt = and(eq(homeVisits.id, id), eq(homeVisits.kind, home.kind), eq(homeVisits.recordId, home.id))
  const { state, interest, feedback, visitor, isReleased, showsVisitor, feedbackIsReleased, version } = homeVisits
  const columns = { id: homeVisits.id, state, interest, feedback, visitor, isReleased, showsVisitor, feedbackIsReleased, version }
  return (await db.select(columns).from(homeVisits).where(isIt).get()) ?? null
}
