/** Numbers from here on are given to records of sources whose own ids are not numbers of this site. */
export const firstAssignedId = 1_000_000_000

/** A positive whole number the database can keep, or null. */
export function readPublicId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d{1,16}\s*$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}
