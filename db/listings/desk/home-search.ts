import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { searchable, searchWordsOf } from '../../model/search/search-words.ts'
import { deskHomes, listings } from '../../schema.ts'
import { homeLine } from './desk-homes.ts'
import { allConditionsOf, type HomeFilter } from './home-filter.ts'

/**
 * Search of homes by words. Its hits have a fixed order: homes with that id or reference, then those whose street begins so, then those that have all
 * the words in their published texts, the highest id first. A page reads a bounded number of hits and shows those that match the other filters; if
 * there are more hits, the next page continues from there.
 */

/** By what a hit was found, in the order of the hits. */
export const hitKinds = ['named', 'street', 'words'] as const
type HitKind = (typeof hitKinds)[number]

/** The cursor: the last hit that was read. */
export interface HitPlace {
  readonly kind: HitKind
  readonly id: number
}

/** Hits read per page; more when offices or other filters discard some of them. */
const [looksAt, looksAtWithFilters] = [21, 42]

function hitsLookedAt({ goal, state, type, office, place, priceMin, priceMax, gap, differs, worksFor }: HomeFilter): number {
  return !differs && [goal, state, type, office, place, priceMin, priceMax, gap, worksFor].every((each) => each === null) ? looksAt : looksAtWithFilters
}

/**
 * The queries for one page of a search: its homes in the order of the hits, and the last hit that was read with the one that follows, if any.
 * @param after the cursor; null: the first page
 * @param since leads from then on are counted (UTC, ISO 8601)
 */
export function searchHomes(db: Db, filter: HomeFilter, after: HitPlace | null, limit: number, since: string, hits: number = hitsLookedAt(filter)) {
  const kind = sql<HitKind>`hit.kind`.as('kind')
  return [
    db
      .select({ kind, ...homeLine(since) })
      .from(sql`(${hitsOf(filter.text, after, hits)}) AS hit`)
      .crossJoin(deskHomes)
      .crossJoin(listings)
      .where(and(sql`${deskHomes.id} = hit.id`, eq(listings.id, deskHomes.id), sql`hit.kind = ${firstKind(filter.text)}`, allConditionsOf(filter)))
      .limit(limit),
    db
      .select({ kind, id: sql<number>`hit.id`.as('id') })
      .from(sql`(${hitsOf(filter.text, after, hits + 1)}) AS hit`)
      .limit(2)
      .offset(hits - 1),
  ] as const
}

/**
 * The cursor of the next page; null after the last.
 * @param shown the homes of this page
 * @param isFull whether more homes were found than it shows
 * @param ends the last hit that was read, and the one that follows, if any
 */
export function nextHitPlace(shown: readonly HitPlace[], isFull: boolean, [last, unseen]: readonly HitPlace[]): HitPlace | null {
  return isFull ? (shown.at(-1) ?? null) : unseen === undefined ? null : (last ?? null)
}

/** SQL for the hits from the cursor on. SQLite reads the parts of a UNION ALL one after the other, and none after the limit. */
function hitsOf(typed: string, after: HitPlace | null, limit: number): SQL {
  const words = searchWordsOf(typed)
  const from = after === null ? 0 : hitKinds.indexOf(after.kind)
  const possible = hitKinds.filter((kind, index) => index >= from && (kind === 'named' || words.length > 0))
  const parts = possible.map((kind) => sql`SELECT * FROM (${sourceOf[kind](typed, after?.kind === kind ? after.id : null)} LIMIT ${limit})`)
  return sql`${parts.length === 0 ? sql`SELECT NULL AS kind, NULL AS id WHERE false` : sql.join(parts, sql` UNION ALL `)} LIMIT ${limit}`
}

const sourceOf: Readonly<Record<HitKind, (typed: string, after: number | null) => SQL>> = {
  named: (typed, after) =>
    sql`SELECT 'named' AS kind, id FROM (SELECT id FROM desk_homes WHERE ${hasId(typed)} UNION SELECT id FROM desk_homes WHERE ${hasReference(typed)})
      ${after === null ? sql`` : sql`WHERE id < ${after}`} ORDER BY id DESC`,
  street: (typed, after) => {
    const [begin] = streetRange(typed)
    const place = sql`coalesce((SELECT street FROM desk_homes WHERE id = ${after}), ${begin}), ${after}`
    return sql`SELECT 'street' AS kind, ${deskHomes.id} AS id FROM ${deskHomes}
      WHERE ${isInStreet(typed)} ${after === null ? sql`` : sql`AND (${deskHomes.street}, ${deskHomes.id}) > (${place})`}
      ORDER BY ${deskHomes.street}, ${deskHomes.id}`
  },
  words: (typed, after) => {
    return sql`SELECT 'words' AS kind, rowid AS id FROM listing_texts
      WHERE listing_texts MATCH ${questionOf(searchWordsOf(typed))} ${after === null ? sql`` : sql`AND rowid < ${after}`} ORDER BY rowid DESC`
  },
}

/** Words that streets and towns begin with, and that are written apart or not: 'Vaneyckstraat', 'Sintkruis'. */
const joinedWords = /^(van|de|den|der|ter|ten|sint|saint|sainte|st|la|le|du|oude|nieuwe)(..{2,})$/

/** Words that say no street's name: with a number alone they would find every home. */
const streetKind = /^(?:straat|laan|plein|steenweg|avenue|place|chaussee|street|strasse|platz)$/

/**
 * The FTS query for some words, each as a prefix, in the spacings that people use: as typed, two neighbours as one word, one word as two, and a street
 * without its number, which no published text has.
 */
function questionOf(words: readonly string[]): string {
  const spacings = [words]
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next !== undefined) spacings.push([...words.slice(0, at), word + next, ...words.slice(at + 2)])
    const [, first, rest] = joinedWords.exec(word) ?? []
    if (first !== undefined && rest !== undefined) spacings.push([...words.slice(0, at), first, rest, ...words.slice(at + 1)])
  }
  const street = words.slice(0, -1)
  if (/^\d{1,4}[a-z]?$/.test(words.at(-1) ?? '') && street.some((word) => /^[a-z]{4,}/.test(word) && !streetKind.test(word))) spacings.push(street)
  return spacings.map((spacing) => `(${spacing.map((word) => `"${word}"*`).join(' AND ')})`).join(' OR ')
}

/** The first kind by which a home is a hit, so that none is shown twice. */
function firstKind(typed: string): SQL {
  const street = searchWordsOf(typed).length === 0 ? sql`` : sql`WHEN ${isInStreet(typed)} THEN 'street'`
  return sql`CASE WHEN ${hasId(typed)} OR ${hasReference(typed)} THEN 'named' ${street} ELSE 'words' END`
}

const hasId = (typed: string) => sql`${deskHomes.id} = ${/^\d{1,15}$/.test(typed) ? Number(typed) : -1}`

/** A reference is also typed without the sign between its letters and its number. */
function hasReference(typed: string): SQL {
  const [, letters, number] = /^\s*([a-z]{1,4})[\s./_-]?(\d[\d./_-]*)\s*$/i.exec(typed) ?? []
  const spellings = letters === undefined || number === undefined ? [] : ['', '-', ' ', '/', '.', '_'].map((sign) => letters + sign + number)
  return sql`${deskHomes.reference} IS NOT NULL AND ${deskHomes.reference} COLLATE NOCASE IN (SELECT value FROM json_each(${JSON.stringify([typed, ...spellings])}))`
}

function isInStreet(typed: string): SQL {
  const [begin, end] = streetRange(typed)
  return sql`(${deskHomes.street} IS NOT NULL AND ${deskHomes.street} >= ${begin} AND ${deskHomes.street} < ${end})`
}

const streetRange = (typed: string) => [searchable(typed), `${searchable(typed)}~`] as const
