import { isJsonObject } from '#db/model/site/json-object.ts'
import { readExternalId } from '../perron/values.ts'
import type { FeedReader } from '../reader.ts'
import { translateEstate } from './estate.ts'

/** Reads the estates of SweepBright. */
export const sweepbrightReader: FeedReader = {
  hasFlatUnits: true,
  idOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.id) : null),
  projectIdOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.project_id) : null),
  read: (kind, raw, options) => (isJsonObject(raw) ? translateEstate(raw).read(kind, options) : { ok: false, reason: 'not a record' }),
}
