import { isJsonObject } from '#db/model/site/json-object.ts'
import type { FeedReader } from '../reader.ts'
import { seenPerson } from '../values/seen-person.ts'
import { photoRemarks } from './files.ts'
import { idOf, projectIdOf } from './identity.ts'
import { readProject } from './project.ts'
import { readProperty } from './property.ts'

/** Reads Omnicasa's properties and projects. */
export const omnicasaReader: FeedReader = {
  hasFlatUnits: false,
  idOf,
  projectIdOf,
  // In the usual spelling alone: opening every field of every record costs too much.
  peopleOf(raw) {
    if (!isJsonObject(raw)) return []
    return [...seenPerson('office', { name: raw.OfficeName }), ...seenPerson('person', { name: raw.ManagerName, email: raw.ManagerEmail })]
  },
  read(kind, raw, options) {
    const reading = kind === 'project' ? readProject(raw, options) : readProperty(raw, options)
    return reading.ok ? { ...reading, remarks: [...reading.remarks, ...photoRemarks(raw)] } : reading
  },
}
