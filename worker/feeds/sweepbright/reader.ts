import { isJsonObject } from '#db/model/site/json-object.ts'
import { readExternalId } from '../perron/values.ts'
import type { FeedReader } from '../reader.ts'
import { seenPerson } from '../values/seen-person.ts'
import { negotiatorName, translateEstate } from './estate.ts'

/** Reads the estates of SweepBright. */
export const sweepbrightReader: FeedReader = {
  hasFlatUnits: true,
  idOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.id) : null),
  projectIdOf: (raw) => (isJsonObject(raw) ? readExternalId(raw.project_id) : null),
  peopleOf(raw) {
    if (!isJsonObject(raw)) return []
    const [office, negotiator] = [isJsonObject(raw.office) ? raw.office : {}, isJsonObject(raw.negotiator) ? raw.negotiator : {}]
    return [...seenPerson('office', { id: office.id, name: office.name }), ...seenPerson('person', { name: negotiatorName(raw), email: negotiator.email })]
  },
  read: (kind, raw, options) => (isJsonObject(raw) ? translateEstate(raw).read(kind, options) : { ok: false, reason: 'not a record' }),
}
