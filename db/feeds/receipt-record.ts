import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import type { StockedRecord } from '../model/feeds/crm-receipt.ts'
import type { GapName } from '../model/law/compliance/publication-rule.ts'
import type { Goal, ListingState } from '../model/listings/listing.ts'
import { listingGaps, listings, projects } from '../schema.ts'

/** A record that a CRM is told about, as the stock has it. */
export interface ReceiptRecord extends Omit<StockedRecord, 'rejected'> {
  /** Its public id and kind of page; null if it has never had one. */
  readonly page: { readonly id: number; readonly name: 'propertyForSale' | 'propertyForRent' | 'project' } | null
  /** What its page shows, to be hashed: without its time of change, which a CRM may raise when it is told. */
  readonly content: string
  /** The names of the fields that were not taken as they came; null if all were. */
  readonly remarks: string | null
}

/** Characters of names of fields. */
const maxRemarks = 200

interface Row {
  readonly home: number | null
  readonly goal: Goal | null
  readonly state: ListingState | null
  readonly isHeld: number | null
  readonly isWithdrawn: number | null
  readonly rules: string
  readonly project: number | null
  readonly isListed: number | null
  readonly content: string | null
  readonly remarks: string | null
}

/** A record by its id in a CRM; one that a project has turned from a home, or the other way round, is what it is now. */
export async function readReceiptRecord(db: Db, source: CrmName, externalId: string): Promise<ReceiptRecord> {
  const row = await db.get<Row>(sql`
    SELECT home.id AS home, home.goal AS goal, home.state AS state, home.held_state IS NOT NULL AS isHeld, home.withdrawn_at IS NOT NULL AS isWithdrawn,
      (SELECT json_group_array(rule) FROM ${listingGaps} AS gap WHERE gap.listing_id = home.id AND gap.rule <> 'notUnderstood') AS rules,
      project.id AS project, project.listed = 1 AND project.withdrawn_at IS NULL AS isListed,
      coalesce(json_remove(home.card, '$.earlierPrices') || json_remove(home.record, '$.changedAt'), '') || coalesce(project.record, '') AS content,
      (SELECT group_concat(DISTINCT value ->> 'field') FROM json_each(coalesce(home.remarks, project.remarks))) AS remarks
    FROM (SELECT 1) LEFT JOIN ${listings} AS home ON home.source = ${source} AND home.external_id = ${externalId}
    LEFT JOIN ${projects} AS project ON project.source = ${source} AND project.external_id = ${externalId}`)
  const rules: readonly GapName[] = JSON.parse(row.rules)
  return {
    home: row.state === null ? null : { state: row.state, isHeld: row.isHeld === 1, isWithdrawn: row.isWithdrawn === 1, rules },
    project: row.project === null ? null : { isListed: row.isListed === 1 },
    page: pageOf(row),
    content: row.content ?? '',
    remarks: row.remarks?.slice(0, maxRemarks) ?? null,
  }
}

function pageOf({ home, goal, project, isListed }: Row): ReceiptRecord['page'] {
  if (project !== null && (home === null || isListed === 1)) return { id: project, name: 'project' }
  return home === null ? null : { id: home, name: goal === 'rent' ? 'propertyForRent' : 'propertyForSale' }
}
