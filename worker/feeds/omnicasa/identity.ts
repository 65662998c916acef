import { firstAssignedId, readPublicId } from '#db/model/listings/public-id.ts'
import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { type Fields, openFields } from '../fields.ts'
import type { ReadOptions, Refusal } from '../reader.ts'

/** Opens a record that has an id, or returns why it is invalid. */
export function identify(
  kind: RecordKind,
  raw: unknown,
  { publicId }: ReadOptions,
): { readonly ok: true; readonly id: number; readonly fields: Fields } | Refusal {
  if (!isJsonObject(raw)) return { ok: false, reason: 'not a record' }
  const fields = openFields(raw)
  const given = fields.take('ID')
  if (given === undefined) return { ok: false, reason: 'no ID' }
  const externalId = readId(given)
  if (externalId === null) return { ok: false, reason: 'ID is not a positive whole number' }
  const id = publicId(kind, externalId)
  return id === null ? { ok: false, reason: `ID is ${firstAssignedId} or more: those numbers are given to other sources` } : { ok: true, id, fields }
}

/** The ID of a record, or null: the usual spellings first, since opening every field costs more. */
export function idOf(raw: unknown): string | null {
  return isJsonObject(raw) ? readId(raw.ID ?? raw.Id ?? raw.id ?? openFields(raw).take('ID')) : null
}

/** The ID of the project a record is part of, or null. */
export function projectIdOf(raw: unknown): string | null {
  return isJsonObject(raw) ? readId(raw.ProjectID ?? openFields(raw).take('ProjectID')) : null
}

/** A positive whole number as plain digits, or null. */
export function readId(value: unknown): string | null {
  const id = readPublicId(value)
  return id === null ? null : String(id)
}
