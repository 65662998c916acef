import { recordAct } from '#db/audit-log.ts'
import { listPictures, notePublication } from '#db/entries.ts'
import type { AuditAction } from '#db/model/audit.ts'
import type { Entry, EntryPicture, EntryRecord, EntryState } from '#db/model/entry.ts'
import { entrySource } from '#db/public-ids.ts'
import type { DeskPageContext } from '#worker/desk/desk-page.ts'
import { type TakenFeed, takeFeed } from '#worker/desk/take-feed.ts'
import { recordOf } from './read-entry.ts'

/** Maximum attempts: an import superseded by another of the source is retried. */
const attempts = 4

interface NewPublication {
  /** The record to publish; null to unpublish. */
  readonly shown: EntryRecord | null
  /** The record to store in the form. */
  readonly record: EntryRecord
  readonly state: EntryState
  readonly isChanged: boolean
  readonly action: AuditAction
  readonly fields?: readonly string[]
}

/**
 * Publishes or unpublishes an entry through the regular feed import, then records it.
 * @returns the error of the feed reader; null on success
 */
export async function bringToSite(context: DeskPageContext, entry: Entry, { shown, record, state, isChanged, action, fields = [] }: NewPublication) {
  const { store, session, now } = context
  const taken = await importEntry(context, entry, shown)
  if (taken.end === 'superseded') return 'busy'
  if (taken.end === 'refused') return 'full'
  const [rejected] = taken.rejected
  if (rejected !== undefined) return rejected.reason
  const published = shown ?? entry.published ?? record
  await store.primary.batch([
    notePublication(store.primary, entry, { state, record, published, isChanged }, session.member.id, now),
    recordAct(store.primary, session.member, { action, object: 'entry', objectId: entry.id, fields }, now),
  ])
  return null
}

async function importEntry(context: DeskPageContext, entry: Entry, shown: EntryRecord | null): Promise<TakenFeed> {
  const { store, settings, session, announce, now } = context
  const pictures = await listPictures(store.primary, entry.id)
  const records = shown === null ? [] : [recordOf(context, entry, shown, picturesIn(shown, pictures))]
  const order = {
    lists: {
      mode: 'partial',
      kinds: ['listing'],
      chunks: records.length === 0 ? [] : [{ kind: 'listing' as const, position: 1, records }],
      deleted: shown === null ? [entry.id] : [],
    },
    origin: { source: entrySource, format: 'perron', sender: { via: 'entry', by: session.member.id } },
    force: true,
  } as const
  for (let attempt = 1; ; attempt += 1) {
    const taken = await takeFeed({ db: store.primary, salt: settings.placeSalt, announce, now: new Date(now.getTime() + attempt) }, order)
    if (taken.end !== 'superseded' || attempt === attempts) return taken
  }
}

/** Adds the published picture ids to a record. */
export function withPictures(record: EntryRecord, pictures: readonly EntryPicture[]): EntryRecord {
  const ids = (kind: EntryPicture['kind']) => pictures.flatMap((picture) => (picture.kind === kind ? [picture.id] : [])).join(',')
  return { ...record, images: ids('photo'), plans: ids('plan') }
}

/** The pictures of a published record, in its order; a record without picture ids uses those of the entry. */
function picturesIn({ images, plans }: EntryRecord, pictures: readonly EntryPicture[]): readonly EntryPicture[] {
  if (images === undefined || plans === undefined) return pictures
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return [images, plans].flatMap((ids) => ids.split(',').flatMap((id) => byId.get(id) ?? []))
}
