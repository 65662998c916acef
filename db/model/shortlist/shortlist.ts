/** A shortlist as a query carries it: listing ids in order, and which of them are compared. */
export interface Shortlist {
  readonly ids: readonly number[]
  /** Ids to compare; may hold more than fit. */
  readonly compared: readonly number[]
  /** The comparison hides rows that are equal for all. */
  readonly differences: boolean
}

/** Maximum ids kept on a visitor's device. */
const maxNamed = 200
/** Listings shown on a page. */
export const maxShown = 60
/** Listings that fit side by side. */
export const maxCompared = 4

/**
 * Parses a shortlist from a query: `ids=4001,4002`, `compare=4001&compare=4002`, `differences=1`; both lists accept either notation.
 * Never fails: invalid ids are skipped and duplicates dropped. Without `ids`, the ids to compare are the list.
 */
export function readShortlist(query: URLSearchParams): Shortlist {
  const compared = idsIn(query.getAll('compare'))
  const ids = idsIn(query.getAll('ids'))
  return { ids: ids.length > 0 ? ids : compared, compared, differences: query.get('differences') === '1' }
}

/** The query of a shortlist: '' or '?…', in one canonical notation. */
export function writeShortlist({ ids, compared, differences }: Shortlist): string {
  const query = [
    ...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...compared.map((id) => `compare=${id}`),
    ...(differences && compared.length > 0 ? ['differences=1'] : []),
  ]
  return query.length === 0 ? '' : `?${query.join('&')}`
}

function idsIn(values: readonly string[]): number[] {
  const found = new Set<number>()
  for (const part of values.join(',').split(',')) {
    if (found.size === maxNamed) break
    const id = part.trim()
    if (/^[1-9]\d{0,14}$/.test(id)) found.add(Number(id))
  }
  return [...found]
}
