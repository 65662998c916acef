import { isJsonObject } from '#db/model/site/json-object.ts'
import { readExternalId } from '../perron/values.ts'
import type { FeedReader } from '../reader.ts'
import { translateEstate } from './estate.ts'

/** Reads the estates of Whise. */
export const whiseReader: FeedReader = {
  hasFlatUnits: true,
  idOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.id) : null),
  projectIdOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.parentId) : null),
  read: (kind, raw, options) => (isJsonObject(raw) ? translateEstate(kind, raw).read(kind, options) : { ok: false, reason: 'not a record' }),
}
