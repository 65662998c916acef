import { type SQL, sql } from 'drizzle-orm'
import type { Home } from '../model/listings/home.ts'
import { fingerprint } from '../model/site/fingerprint.ts'

/**
 * Communications and visits delivered by a CRM, keyed by source and external id. The agency's decision to release or withhold a row survives a
 * redelivery, unless the CRM has rewritten the released text: the agency has not approved the new wording.
 */

/** A record of a home as its source delivers it. */
export interface FromCrm {
  readonly home: Home
  /** Its id at its source. */
  readonly externalId: string
}

/** A stored row: its values in the order of the incoming ones, what is released, and whether the agency decided that. */
export interface KnownRow {
  readonly values: readonly unknown[]
  readonly flags: readonly boolean[]
  readonly isDecided: boolean
}

interface Incoming {
  readonly externalId: string
  readonly values: readonly unknown[]
}

/** Compares incoming rows with the stored ones: the outcome of each, and which must be written. */
export function compareRows<Row extends Incoming>(rows: readonly Row[], known: ReadonlyMap<string, KnownRow>, flagsOf: (row: Row) => readonly boolean[]) {
  const outcomes = rows.map((row) => {
    const before = known.get(row.externalId)
    if (before === undefined) return 'added' as const
    const isSame = isEqual(before.values, row.values) && (before.isDecided || isEqual(before.flags, flagsOf(row)))
    return isSame ? ('unchanged' as const) : ('changed' as const)
  })
  return { outcomes, written: rows.filter((_, index) => outcomes[index] !== 'unchanged') }
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index])
}

/** The last row of each id, with its source, since two sources may use the same id. */
export function lastOfEach<Row extends FromCrm>(source: string, rows: readonly Row[]): readonly Row[] {
  const named = rows.map((row) => ({ ...row, externalId: `${source}/${row.externalId}` }))
  return [...new Map(named.map((row) => [row.externalId, row])).values()]
}

/** The deterministic id of a row, which makes redelivery idempotent. */
export function deliveredId(what: string, externalId: string): string {
  return fingerprint(`${what} ${externalId}`)
}

/** The incoming value of a column in an upsert (`excluded`). */
export function sent(column: string): SQL {
  return sql.raw(`excluded.${column}`)
}
