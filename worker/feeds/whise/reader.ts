import { isJsonObject } from '#db/model/site/json-object.ts'
import { readExternalId } from '../perron/values.ts'
import type { FeedReader } from '../reader.ts'
import { seenPerson } from '../values/seen-person.ts'
import { firstContact, translateEstate } from './estate.ts'

/** Reads the estates of Whise. */
export const whiseReader: FeedReader = {
  hasFlatUnits: true,
  idOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.id) : null),
  projectIdOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.parentId) : null),
  peopleOf: (raw) =>
    isJsonObject(raw) ? [...seenPerson('office', { id: raw.officeId }), ...seenPerson('person', firstContact(raw.representatives) ?? {})] : [],
  read: (kind, raw, options) => (isJsonObject(raw) ? translateEstate(kind, raw).read(kind, options) : { ok: false, reason: 'not a record' }),
}
