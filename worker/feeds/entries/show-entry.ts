import type { Db } from '#db/client.ts'
import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { decidePublication, findEntry, revertPublication, settlePublication } from '#db/feeds/entries.ts'
import { listPictures } from '#db/feeds/entry-pictures.ts'
import { entrySource } from '#db/listings/public-ids.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import type { Entry, EntryPicture, EntryRecord, EntryState } from '#db/model/feeds/entry.ts'
import type { Locale } from '#messages/locales.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { receiveStored } from '#worker/feeds/desk/receive-feed.ts'
import type { TryPages } from '#worker/feeds/guard/judge-import.ts'
import { faultyPages } from '#worker/feeds/guard/staged-pages.ts'
import { faultLine } from '#worker/site/canary/fault-line.ts'
import { recordOf } from './read-entry.ts'

/** Maximum attempts: an import superseded by another of the source is retried. */
const attempts = 8

/** Why the site does not show what is stored of an entry: its pages would not be in order, its record is not usable, or there is no room for it now. */
export interface ShowingFailure {
  readonly why: 'full' | 'faultyPage' | 'unusable' | 'busy'
  /** What is wrong with which page. */
  readonly faults?: readonly string[]
}

interface ShowingContext {
  readonly db: Db
  readonly salt: string
  readonly agency: Agency
  readonly locale: Locale
  readonly announce: () => Promise<unknown>
  readonly now: Date
  readonly tryPages?: TryPages | undefined
}

/**
 * Makes the site show what is stored as published of an entry, through the regular feed import. @param by the account that decided it
 * @returns why it is not shown; null on success
 */
export async function showEntry({ db, salt, agency, locale, announce, now, tryPages }: ShowingContext, id: string, by: string): Promise<ShowingFailure | null> {
  const origin = { source: entrySource, format: 'perron', sender: { via: 'entry', by } } as const
  const read = () => readDecided({ db, agency, locale, now }, id)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await receiveStored(
      { db, salt, announce, now: new Date(now.getTime() + attempt) },
      { mode: 'partial', read, origin, force: true, tryPages },
    )
    if (outcome.end === 'refused') return { why: 'full' }
    if (outcome.end === 'faultyPage') return { why: outcome.end, faults: outcome.pages.map((page) => faultLine(page.before, page.after, locale)) }
    if (outcome.end === 'done') return outcome.rejected.length === 0 ? null : { why: 'unusable' }
    if (attempt === attempts) return { why: 'busy' }
  }
}

/** What is published of an entry at this moment, as a feed. */
async function readDecided({ db, ...context }: Pick<ShowingContext, 'db' | 'agency' | 'locale' | 'now'>, id: string) {
  const [entry, pictures] = await Promise.all([findEntry(db, id), listPictures(db, id)])
  const shown = entry?.state === 'published' ? entry.published : null
  const records = entry === null || shown === null ? [] : [recordOf(context, entry, shown, picturesIn(shown, pictures))]
  return {
    mode: 'partial',
    kinds: ['listing'],
    chunks: records.length === 0 ? [] : [{ kind: 'listing' as const, position: 1, records }],
    deleted: records.length === 0 ? [id] : [],
  } as const
}

/** The pictures of a published record, in its order; a record without picture ids uses those of the entry. */
function picturesIn({ images, plans }: EntryRecord, pictures: readonly EntryPicture[]): readonly EntryPicture[] {
  if (images === undefined || plans === undefined) return pictures
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return [images, plans].flatMap((ids) => ids.split(',').flatMap((id) => byId.get(id) ?? []))
}

interface NewPublication {
  /** The published record; null for an entry that was never published. */
  readonly published: EntryRecord | null
  /** The record to store in the form. */
  readonly record: EntryRecord
  readonly state: EntryState
  readonly isChanged: boolean
  /** As they are published with it, or are there now. */
  readonly pictures: readonly EntryPicture[]
  readonly action: AuditAction
  readonly fields?: readonly string[]
}

/**
 * Publishes or unpublishes an entry: stores the decision at the version of the form, then shows it through the regular feed import.
 * @returns why it is not shown; 'late' on a conflict; null on success
 */
export async function bringToSite(context: DeskContext, entry: Entry, { pictures, action, fields = [], ...publication }: NewPublication) {
  const { env, store, session, now, settings, agency, locale, announce } = context
  const db = store.primary
  const decidedAt = now.toISOString()
  const act = { object: 'entry', objectId: entry.id } as const
  const [decided] = await db.batch([
    decidePublication(db, entry, publication, pictures, session.member.id, now),
    recordAct(db, session.member, { ...act, action, fields }, now, didChange),
  ])
  if (decided.length === 0) return 'late'
  const tryPages: TryPages | undefined =
    // What takes a home off the site never waits.
    publication.state === 'published' ? (current, missing, at) => faultyPages(env, current, missing, at) : undefined
  const failure = await showEntry({ db, salt: settings.placeSalt, agency, locale, announce, now, tryPages }, entry.id, session.member.id)
  if (failure === null) await settlePublication(db, entry.id, decidedAt)
  else await db.batch([revertPublication(db, entry, decidedAt), recordAct(db, session.member, { ...act, action: 'undo' }, now, didChange)])
  return failure
}

/** Adds the published picture ids to a record. */
export function withPictures(record: EntryRecord, pictures: readonly EntryPicture[]): EntryRecord {
  const ids = (kind: EntryPicture['kind']) => pictures.flatMap((picture) => (picture.kind === kind ? [picture.id] : [])).join(',')
  return { ...record, images: ids('photo'), plans: ids('plan') }
}
