import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { Import } from '../model/feeds/import-run.ts'
import type { ListingState, Place } from '../model/listings/listing.ts'
import type { Construction } from '../model/projects/project.ts'
import { brusselsDay } from '../model/site/brussels-time.ts'
import { type LocalizedText, textIn } from '../model/site/localized.ts'
import { listings, projects, type SecretAddress } from '../schema.ts'
import { markingParts } from '../site/sitemap-parts.ts'
import { isUnderWay } from './import-staging.ts'

/** A listing as a unit of its project; the JSON columns hold texts by language. */
interface UnitRow {
  readonly projectId: number
  /** The project's current units, as JSON. */
  readonly known: string
  readonly externalId: string | null
  readonly state: ListingState
  readonly price: number | null
  readonly bedrooms: number | null
  readonly surfaceLiving: number | null
  readonly title: string | null
  readonly typeName: string
  readonly unit: string | null
  readonly floor: string | null
  /** The project's published place and its full address, as JSON. */
  readonly place: string
  readonly secret: string
}

/** Removes from a project's units what its page must not reveal. */
export type HideUnits = (units: readonly Construction[], secret: SecretAddress, place: Place) => readonly Construction[]

const collator = new Intl.Collator('nl', { numeric: true })

/**
 * Denormalises the units of a source's projects into the project records, for formats that send units as separate listings, so that a project's page
 * needs no extra query for its price list. Includes units held back, which may be released before the next import; reads filter them out.
 * Runs after all rows of an import have been applied. Idempotent.
 * @param now UTC in ISO 8601
 */
export async function gatherUnits(db: Db, { id: importId, source }: Import, hide: HideUnits, now: string): Promise<void> {
  const rows = await db.all<UnitRow>(sql`
    SELECT project.id AS projectId, project.record -> '$.constructions' AS known, unit.external_id AS externalId, coalesce(unit.held_state, unit.state) AS state,
      unit.price AS price, unit.bedrooms AS bedrooms, unit.card ->> '$.surfaceLiving' AS surfaceLiving, unit.card -> '$.title' AS title,
      unit.card -> '$.typeName' AS typeName, coalesce(unit.record -> '$.facts.unit', unit.secret -> '$.unit') AS unit,
      coalesce(unit.record -> '$.facts.floor', unit.secret -> '$.floor') AS floor, project.record -> '$.place' AS place, project.secret AS secret
    FROM ${projects} AS project
    LEFT JOIN ${listings} AS unit ON unit.project_id = project.id AND unit.withdrawn_at IS NULL AND coalesce(unit.held_state, unit.state) NOT IN ('withdrawn', 'prospective')
    WHERE project.source = ${source} AND project.withdrawn_at IS NULL`)
  for (const [projectId, units] of Map.groupBy(rows, (row) => row.projectId)) {
    const [first] = units
    const constructions = JSON.stringify(first ? hide(units.flatMap(constructionOf).sort(byUnit), JSON.parse(first.secret), JSON.parse(first.place)) : [])
    if (first?.known === constructions) continue
    const changed = db
      .update(projects)
      .set({ record: sql`json_set(record, '$.constructions', json(${constructions}))`, changedOn: brusselsDay(new Date(now)) })
      .where(sql`id = ${projectId} AND ${isUnderWay(importId, 'applying')}`)
    await db.batch([changed, markingParts(db, 'project', sql`SELECT ${projectId} AS id`)])
  }
}

function constructionOf(row: UnitRow): Construction[] {
  if (row.externalId === null) return []
  const title = localized(row.title)
  const { state } = row
  return [
    {
      id: row.externalId,
      unit: textIn(localized(row.unit), 'nl') || row.externalId,
      floor: textIn(localized(row.floor), 'nl') || null,
      requirement: title ?? localized(row.typeName),
      price: row.price,
      state: state === 'sold' || state === 'rented' ? 'sold' : state === 'option' ? 'option' : 'available',
      bedrooms: row.bedrooms,
      surfaceLiving: row.surfaceLiving,
    },
  ]
}

function byUnit(one: Construction, other: Construction): number {
  return collator.compare(one.unit ?? '', other.unit ?? '') || collator.compare(one.id, other.id)
}

function localized(json: string | null): LocalizedText | null {
  const text: LocalizedText | null = json === null ? null : JSON.parse(json)
  return text !== null && Object.keys(text).length > 0 ? text : null
}
