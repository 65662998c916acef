import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { decidePublication, revertPublication, settlePublication } from '#db/feeds/entries.ts'
import type { AuditAction } from '#db/model/desk/audit.ts'
import type { Entry, EntryPicture, EntryRecord, EntryState } from '#db/model/feeds/entry.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { showEntry } from './show-entry.ts'

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
 * @returns the error of the feed reader; 'late' on a conflict; null on success
 */
export async function bringToSite(context: DeskContext, entry: Entry, { pictures, action, fields = [], ...publication }: NewPublication) {
  const { store, session, now, settings, agency, locale, announce } = context
  const db = store.primary
  const decidedAt = now.toISOString()
  const act = { object: 'entry', objectId: entry.id } as const
  const [decided] = await db.batch([
    decidePublication(db, entry, publication, pictures, session.member.id, now),
    recordAct(db, session.member, { ...act, action, fields }, now, didChange),
  ])
  if (decided.length === 0) return 'late'
  const failure = await showEntry({ db, salt: settings.placeSalt, agency, locale, announce, now }, entry.id, session.member.id)
  if (failure === null) await settlePublication(db, entry.id, decidedAt)
  else await db.batch([revertPublication(db, entry, decidedAt), recordAct(db, session.member, { ...act, action: 'undo' }, now, didChange)])
  return failure
}

/** Adds the published picture ids to a record. */
export function withPictures(record: EntryRecord, pictures: readonly EntryPicture[]): EntryRecord {
  const ids = (kind: EntryPicture['kind']) => pictures.flatMap((picture) => (picture.kind === kind ? [picture.id] : [])).join(',')
  return { ...record, images: ids('photo'), plans: ids('plan') }
}
