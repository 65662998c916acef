/** A cursor in a list ordered by time. */
export interface ListPlace {
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
