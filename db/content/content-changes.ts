import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Statement } from '../client.ts'
import type { Article } from '../model/content/article.ts'
import type { ContentPage } from '../model/content/content-page.ts'
import { type WrittenId, type WrittenKey, writtenId } from '../model/content/written.ts'
import { importActor, type NewVersion } from '../model/content/written-version.ts'
import { articles, contentPages, contentVersions } from '../schema.ts'
import { isNewest } from './content-versions.ts'

/** Changes of articles and pages: new versions, and the rows that visitors read. Times are UTC in ISO 8601. */

const { object, locale, version, state } = contentVersions

/** A change of a text: new versions of its languages and, if it changes what is published, the row that visitors read. */
export interface WrittenChange {
  readonly key: WrittenKey
  /** The row's `changedAt` as it was read (optimistic lock); null without a row. */
  readonly rowChangedAt: string | null
  /** The imported state as version 0, if the text has no version yet. */
  readonly first: readonly NewVersion[]
  readonly versions: readonly [NewVersion, ...NewVersion[]]
  readonly row: RowChange | null
}

export type RowChange =
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'page'; readonly page: ContentPage }
  /** Removes the page's row: none of its texts are the agency's any more. */
  | { readonly kind: 'noPage' }

/**
 * Stores a change in one batch, unless the row or a version has changed since it was read (optimistic lock).
 * @param more further statements for the batch, such as the audit log, given the condition that the change was stored
 * @returns false on a conflict
 */
export async function saveWritten(db: Db, change: WrittenChange, by: string, now: Date, more: (isSaved: SQL) => readonly Statement[]): Promise<boolean> {
  const id = writtenId(change.key)
  const moment = momentAfter(change.rowChangedAt, now)
  const rows = JSON.stringify([
    ...change.first.map((each) => ({ ...each, actor: importActor, at: change.rowChangedAt ?? moment })),
    ...change.versions.map((each) => ({ ...each, actor: by, at: moment })),
  ])
  const isSaved = areStored(id, change.versions, by)
  const [stored] = await db.batch([
    insertVersions(db, id, rows, isAsRead(change)),
    keepNewestCurrent(db, id),
    ...(change.row === null ? [] : [writeRow(db, change.key, change.row, moment, isSaved)]),
    ...more(isSaved),
  ])
  return stored.length > 0
}

/** Whether these versions are the stored ones, with what they say: one person can save two texts in the same millisecond. */
function areStored(id: WrittenId, versions: WrittenChange['versions'], by: string): SQL {
  const submitted = JSON.stringify(
    versions.map(({ locale: language, version: number, print: text, state: as, publishAt: when }) => [language, number, text, as, when]),
  )
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${submitted}) AS submitted WHERE NOT EXISTS (SELECT 1 FROM content_versions AS known
    WHERE known.object = ${id} AND known.locale = submitted.value ->> 0 AND known.version = submitted.value ->> 1 AND known.print = submitted.value ->> 2
      AND known.state = submitted.value ->> 3 AND known.publish_at IS submitted.value ->> 4 AND known.actor = ${by}))`
}

/** The time of a change. It is the version of the row, so it is always later than the one before. */
function momentAfter(rowChangedAt: string | null, now: Date): string {
  const last = rowChangedAt === null ? 0 : Date.parse(rowChangedAt)
  return new Date(Math.max(now.getTime(), last + 1)).toISOString()
}

/** Whether a text's row is as it was read. */
function isAsRead({ key, rowChangedAt }: Pick<WrittenChange, 'key' | 'rowChangedAt'>): SQL {
  return key.kind === 'article'
    ? sql`(SELECT ${articles.changedAt} FROM ${articles} WHERE ${articles.key} = ${key.key}) IS ${rowChangedAt}`
    : sql`(SELECT ${contentPages.changedAt} FROM ${contentPages} WHERE ${contentPages.page} = ${key.key}) IS ${rowChangedAt}`
}

/** Inserts all of the versions or, if one of their numbers is taken, none. */
function insertVersions(db: Db, id: WrittenId, rows: string, isFit: SQL) {
  const isTaken = sql`EXISTS (SELECT 1 FROM json_each(${rows}) AS submitted, content_versions AS known
    WHERE known.object = ${id} AND known.locale = submitted.value ->> '$.locale' AND known.version >= submitted.value ->> '$.version')`
  return db
    .insert(contentVersions)
    .select(
      sql`SELECT ${id}, value ->> '$.locale', value ->> '$.version', 1, value ->> '$.state', value -> '$.fields', value ->> '$.print',
        value ->> '$.source', value ->> '$.sourcePrint', value ->> '$.publishAt', value ->> '$.actor', value ->> '$.at'
        FROM json_each(${rows}) WHERE ${isFit} AND NOT ${isTaken}`,
    )
    .returning({ locale })
}

function keepNewestCurrent(db: Db, id: WrittenId) {
  const later = sql`EXISTS (SELECT 1 FROM content_versions AS later WHERE later.object = ${id} AND later.locale = ${locale} AND later.version > ${version})`
  return db
    .update(contentVersions)
    .set({ isCurrent: false })
    .where(and(eq(object, id), isNewest, later))
}

function writeRow(db: Db, key: WrittenKey, row: RowChange, moment: string, where: SQL): Statement {
  if (row.kind === 'noPage') return db.delete(contentPages).where(and(sql`${contentPages.page} = ${key.key}`, where))
  if (row.kind === 'page') {
    const { page, ...texts } = row.page
    return db
      .insert(contentPages)
      .select(sql`SELECT ${page}, ${JSON.stringify(texts)}, ${moment} WHERE ${where}`)
      .onConflictDoUpdate({ target: contentPages.page, set: { texts: sql`excluded.texts`, changedAt: moment } })
  }
  const { key: name, state: rowState, body, ...rest } = row.article
  return db
    .insert(articles)
    .select(sql`SELECT ${name}, ${rowState}, ${JSON.stringify(rest)}, ${JSON.stringify(body)}, ${moment}, NULL WHERE ${where}`)
    .onConflictDoUpdate({ target: articles.key, set: { state: sql`excluded.state`, head: sql`excluded.head`, body: sql`excluded.body`, changedAt: moment } })
}

/**
 * Publishes a scheduled version, unless it or the row has changed since they were read (optimistic lock).
 * @returns false on a conflict
 */
export async function publishPlanned(
  db: Db,
  change: Pick<WrittenChange, 'key' | 'rowChangedAt'> & { readonly row: RowChange | null; readonly locale: Locale | 'all'; readonly version: number },
  now: Date,
  more: (isSaved: SQL) => readonly Statement[],
): Promise<boolean> {
  const id = writtenId(change.key)
  const it = and(eq(object, id), eq(locale, change.locale), eq(version, change.version))
  const isPublished = sql`EXISTS (SELECT 1 FROM ${contentVersions} WHERE ${it} AND ${state} = 'published')`
  const [published] = await db.batch([
    db
      .update(contentVersions)
      .set({ state: 'published' })
      .where(and(it, isNewest, eq(state, 'planned'), isAsRead(change)))
      .returning({ locale }),
    ...(change.row === null
      ? []
      : [writeRow(db, change.key, change.row, momentAfter(change.rowChangedAt, now), and(isPublished, isAsRead(change)) ?? isPublished)]),
    ...more(isPublished),
  ])
  return published.length > 0
}

/** Versions of imported texts, for the batch of the import. */
export function insertImported(db: Db, versions: readonly (NewVersion & { readonly object: WrittenId })[], now: string): readonly Statement[] {
  const byObject = Map.groupBy(versions, (each) => each.object)
  return [...byObject].flatMap(([id, each]) => {
    const rows = JSON.stringify(each.map((one) => ({ ...one, actor: importActor, at: now })))
    return [insertVersions(db, id, rows, sql`true`), keepNewestCurrent(db, id)]
  })
}
