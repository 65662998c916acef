import { createHash } from 'node:crypto'

/** A sum over rows that does not depend on their order: equal sums and counts mean equal rows. */
export interface RowSum {
  readonly count: number
  /** Hexadecimal; the sum of the first 64 bits of each row's SHA-256, modulo 2^64. */
  readonly sum: string
}

export const noRows: RowSum = { count: 0, sum: '0' }

/** Adds rows, as an archive holds them, to a sum. */
export function addRows({ count, sum }: RowSum, rows: readonly string[]): RowSum {
  let total = BigInt(`0x${sum}`)
  for (const row of rows) total += createHash('sha256').update(row).digest().readBigUInt64BE()
  return { count: count + rows.length, sum: BigInt.asUintN(64, total).toString(16) }
}
