/** A cursor in a list ordered by time. */
interface ListPlace {
  readonly at: string
  readonly id: string
}

/** Parses the cursor; null for the first page or an invalid cursor. */
export function readListPlace(value: string | null): ListPlace | null {
  const [at = '', id = ''] = (value ?? '').split('~')
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && /^[\w-]{1,100}$/.test(id) ? { at, id } : null
}

/** Serialises a cursor for `readListPlace`. */
export const writeListPlace = ({ at, id }: ListPlace) => `${at}~${id}`

/** The paths of a list without each of its filters, and of its next page. @param after where that begins; null after the last */
export function listPaths(list: string, filters: URLSearchParams, after: string | null) {
  const path = (query: readonly (readonly [string, string])[]) => (query.length === 0 ? list : `${list}?${new URLSearchParams(query.map((each) => [...each]))}`)
  return {
    without: Object.fromEntries([...filters.keys()].map((key) => [key, path([...filters].filter(([name]) => name !== key))])),
    further: after === null ? null : path([...filters, ['after', after]]),
  }
}
