import type { ShortList } from './import-run.ts'

/**
 * Whether a feed is whole. The CRM's answers name the number of rows there are (`RowsCount`); a list that holds fewer was cut, or is one page of
 * several, and homes must not be withdrawn because they are missing in it.
 */

/** The length of one list, and the number of rows named beside it; null if none is named. */
export interface ListLength {
  readonly kind: ShortList['kind']
  readonly held: number
  readonly announced: number | null
}

/** The kinds whose lists together hold fewer records than the largest number that one of them names. */
export function shortLists(lengths: readonly ListLength[]): readonly ShortList[] {
  return (['listing', 'project'] as const).flatMap((kind) => {
    const ofKind = lengths.filter((length) => length.kind === kind)
    const held = ofKind.reduce((sum, length) => sum + length.held, 0)
    const announced = largest(ofKind.map((length) => length.announced)) ?? 0
    return held < announced ? [{ kind, held, announced }] : []
  })
}

/** A number of rows, as a number or as text; null for anything else. */
export function rowsNumber(value: unknown): number | null {
  const count = typeof value === 'string' && /^\s*\d+(?:\.0+)?\s*$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null
}

/** The largest of some numbers; null if there is none. */
export function largest(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce<number | null>((most, number) => (number === null ? most : Math.max(most ?? 0, number)), null)
}
