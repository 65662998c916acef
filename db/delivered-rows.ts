import { type SQL, sql } from 'drizzle-orm'
import { fingerprint } from './model/fingerprint.ts'
import type { Home } from './model/home.ts'

/**
 * Communications and visits that a CRM delivers. A row is known by its source and its id there. What the agency has released or withheld here
 * stays so when the CRM sends the row again, unless the CRM has rewritten what was released: the agency has not seen those words.
 */

/** A record of a home as its source delivers it. */
export interface FromCrm {
  readonly home: Home
  /** Its id at its source. */
  readonly externalId: string
}

/** A row as the database has it: its values in the order of the incoming ones, what is released, and whether the agency has decided that. */
export interface KnownRow {
  readonly values: readonly unknown[]
  readonly flags: readonly boolean[]
  readonly isDecided: boolean
}

interface Incoming {
  readonly externalId: string
  readonly values: readonly unknown[]
}

/** What saving rows comes to, and which of them must be written. */
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

/** The last row of each id, with its source: ids of two sources may be the same. */
export function lastOfEach<Row extends FromCrm>(source: string, rows: readonly Row[]): readonly Row[] {
  const named = rows.map((row) => ({ ...row, externalId: `${source}/${row.externalId}` }))
  return [...new Map(named.map((row) => [row.externalId, row])).values()]
}

/** The id of a row, the same whenever it is delivered. */
export function deliveredId(what: string, externalId: string): string {
  return fingerprint(`${what} ${externalId}`)
}

/** The value of a column in the row that is being inserted. */
export function sent(column: string): SQL {
  return sql.raw(`excluded.${column}`)
}
