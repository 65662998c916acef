import { isJsonObject } from '#db/model/site/json-object.ts'
import type { RecordKind } from '#db/schema.ts'
import { remarksOnPictures } from '../photos.ts'
import type { FeedReader, Reading, ReadOptions, Refusal } from '../reader.ts'
import { readNeutralListing } from './listing.ts'
import { type OpenRecord, openRecord } from './open-record.ts'
import { readNeutralProject } from './project.ts'
import { readExternalId } from './values.ts'

const pictureFields = ['images', 'plans'] as const

/** Reads records of the neutral format. */
export const neutralReader: FeedReader = {
  hasFlatUnits: true,
  idOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.id) : null),
  projectIdOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.project_id) : null),
  read: (kind, raw, options) => readNeutral(kind, raw, options),
}

/** Reads a record of the neutral format. @param kept what is stored beside its fields, and not shown */
export function readNeutral(kind: RecordKind, raw: unknown, options: ReadOptions, kept?: OpenRecord['kept']): Reading | Refusal {
  if (!isJsonObject(raw)) return { ok: false, reason: 'not a record' }
  const external = readExternalId(raw.id)
  if (external === null)
    return { ok: false, reason: raw.id === undefined || raw.id === null || raw.id === '' ? 'no id' : 'id is not text of 1 to 200 characters' }
  const id = options.publicId(kind, external)
  if (id === null) return { ok: false, reason: 'id cannot be used' }
  const record = openRecord(raw, kept)
  const reading = kind === 'project' ? readNeutralProject(record, id, options) : readNeutralListing(record, id, options)
  return reading.ok ? { ...reading, remarks: [...reading.remarks, ...pictureFields.flatMap((field) => remarksOnPictures(field, record.get(field)))] } : reading
}
