import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { strictFlag } from '../hidden/hide-flags.ts'

/** An estate that may have units is a project. */
export function kindOfEstate(raw: unknown): RecordKind {
  return isJsonObject(raw) && strictFlag(raw.canHaveChildren) === true ? 'project' : 'listing'
}

/** Whether an estate is in no list of the site: archived, deleted or offline. */
export function isRemoved(raw: unknown): boolean {
  if (!isJsonObject(raw)) return false
  return numberIn(raw.displayStatusId) === 1 || [5, 6].includes(numberIn(raw.status) ?? 0)
}

/** An id as a number, or in an object with one. */
export function numberIn(value: unknown): number | null {
  const id = isJsonObject(value) ? value.id : value
  return typeof id === 'number' ? id : typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null
}
