/** A home as its agency names it. */
export interface Referenced {
  readonly reference: string | null
  readonly zip: string | null
}

/**
 * Homes that have the same reference on both sides, however it is written; only where it is unique on each, and the postcodes do not contradict each other.
 */
export function matchReferences<One extends Referenced, Other extends Referenced>(
  ones: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  const byKey = uniqueByReference(others)
  return [...uniqueByReference(ones)].flatMap(([key, one]) => {
    const other = byKey.get(key)
    const isElsewhere = other !== undefined && one.zip !== null && other.zip !== null && one.zip !== other.zip
    return other === undefined || isElsewhere ? [] : [[one, other] as const]
  })
}

function uniqueByReference<Home extends Referenced>(homes: readonly Home[]): ReadonlyMap<string, Home> {
  const groups = Map.groupBy(homes, ({ reference }) => referenceKey(reference ?? ''))
  return new Map([...groups].flatMap(([key, [home, ...more]]) => (key === '' || home === undefined || more.length > 0 ? [] : [[key, home] as const])))
}

/** A reference without case, accents, spaces and signs. */
function referenceKey(reference: string): string {
  return reference
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
