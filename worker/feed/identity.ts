import { type Fields, isRecord, openFields } from './fields.ts'

/** A record that cannot be used, and why. Positions count from 1 within their list. */
export interface Unreadable {
  readonly ok: false
  readonly position: number
  readonly id: number | null
  readonly reason: string
}

/** Opens a record that says which it is, or says why it cannot be used. */
export function identify(raw: unknown, position: number): { readonly ok: true; readonly id: number; readonly fields: Fields } | Unreadable {
  if (!isRecord(raw)) return { ok: false, position, id: null, reason: 'not a record' }
  const fields = openFields(raw)
  const given = fields.take('ID')
  if (given === undefined) return { ok: false, position, id: null, reason: 'no ID' }
  const id = readId(given)
  return id === null ? { ok: false, position, id: null, reason: 'ID is not a positive whole number' } : { ok: true, id, fields }
}

/** The id of a record under its usual names, or null where only reading it would tell. */
export function idOf(raw: unknown): number | null {
  return isRecord(raw) ? readId(raw.ID ?? raw.Id ?? raw.id) : null
}

/** A positive whole number the database can keep, or null. */
export function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d{1,16}\s*$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}
