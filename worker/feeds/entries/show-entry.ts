import type { Db } from '#db/client.ts'
import { findEntry, listPictures } from '#db/feeds/entries.ts'
import { entrySource } from '#db/listings/public-ids.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { EntryPicture, EntryRecord } from '#db/model/feeds/entry.ts'
import type { Locale } from '#messages/locales.ts'
import { takeRead } from '#worker/feeds/desk/take-feed.ts'
import { recordOf } from './read-entry.ts'

/** Maximum attempts: an import superseded by another of the source is retried. */
const attempts = 8

interface ShowingContext {
  readonly db: Db
  readonly salt: string
  readonly agency: Agency
  readonly locale: Locale
  readonly announce: () => Promise<unknown>
  readonly now: Date
}

/**
 * Makes the site show what is stored as published of an entry, through the regular feed import. @param by the account that decided it
 * @returns the error of the feed reader; null on success
 */
export async function showEntry({ db, salt, agency, locale, announce, now }: ShowingContext, id: string, by: string): Promise<string | null> {
  const origin = { source: entrySource, format: 'perron', sender: { via: 'entry', by } } as const
  const read = () => readDecided({ db, agency, locale, now }, id)
  for (let attempt = 1; ; attempt += 1) {
    const taken = await takeRead({ db, salt, announce, now: new Date(now.getTime() + attempt) }, { mode: 'partial', read, origin, force: true })
    if (taken.end === 'refused') return 'full'
    if (taken.end === 'done') return taken.rejected[0]?.reason ?? null
    if (attempt === attempts) return 'busy'
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
