/** A selection of homes as an address carries it: which, in which order, and which of them side by side. */
export interface Shortlist {
  readonly ids: readonly number[]
  /** Chosen to be compared; more than fit may have been. */
  readonly compared: readonly number[]
  /** The comparison leaves out what is the same for all. */
  readonly differences: boolean
}

/** As many as a visitor's device keeps. */
const maxNamed = 200
/** Homes a page shows. */
export const maxShown = 60
/** Homes that fit side by side. */
export const maxCompared = 4

/**
 * Reads a shortlist from the query of an address: `ids=4001,4002`, `compare=4001&compare=4002`, `differences=1`; both lists in either spelling.
 * Never fails: what is no id is left out, what comes twice counts once. Homes to compare without a list are the list.
 */
export function readShortlist(query: URLSearchParams): Shortlist {
  const compared = idsIn(query.getAll('compare'))
  const ids = idsIn(query.getAll('ids'))
  return { ids: ids.length > 0 ? ids : compared, compared, differences: query.get('differences') === '1' }
}

/** The query of a shortlist: '' or '?…', always spelled the same way. */
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
