import type { Db } from '#db/client.ts'
import type { Home } from '#db/model/listings/listing.ts'
import type { Communication } from '#db/model/owners/communication.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { HomeVisit } from '#db/model/visits/home-visit.ts'
import { homeRecords, type RecordCursor } from '#db/owners/home-records.ts'
import { portalFigures } from '#db/views/portal-views.ts'
import { type OwnerListName, type OwnerListRecords, ownerLists } from '#ui/owners/owner-lists.present.ts'

const pageSize = 60
/** Limit on a file: 3,000 rows. */
const maxPages = 50

/** Parses the name of a list; null if unknown. */
export function listNamed(text: string | null): OwnerListName | null {
  return ownerLists.find((name) => name === text) ?? null
}

/** Parses a list's cursor from the query; null for the first page. */
export function readCursor(text: string | null): RecordCursor | null {
  const [, at, id] = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)~(\w{1,64})$/.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? null : { at, id }
}

/** A page of a home's visits or communications, or all of its media. */
export async function readListPage(db: Db, home: Home, name: OwnerListName, before: RecordCursor | null, now: Date) {
  const none: OwnerListRecords = { visits: [], communications: [], media: [] }
  if (name === 'media') {
    const media = home.kind === 'listing' ? (await portalFigures(db, home.id, wallTimeOf(now).day)).media : []
    return { records: { ...none, media }, next: null }
  }
  const only = name === 'visits' ? 'visit' : 'communication'
  const { records, next } = await homeRecords(db, home, { audience: 'owner', now, limit: pageSize, before, only })
  const visits = records.flatMap((each): readonly HomeVisit[] => (each.record === 'visit' ? [each] : []))
  const communications = records.flatMap((each): readonly Communication[] => (each.record === 'communication' ? [each] : []))
  return { records: { ...none, visits, communications }, next }
}

/** A whole list, for a file of it. */
export async function readWholeList(db: Db, home: Home, name: OwnerListName, now: Date): Promise<OwnerListRecords> {
  const visits: HomeVisit[] = []
  const communications: Communication[] = []
  let { records, next } = await readListPage(db, home, name, null, now)
  for (let page = 1; ; page += 1) {
    visits.push(...records.visits)
    communications.push(...records.communications)
    if (next === null || page === maxPages) return { visits, communications, media: records.media }
    ;({ records, next } = await readListPage(db, home, name, next, now))
  }
}
