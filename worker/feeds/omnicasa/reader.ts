import type { FeedReader } from '../reader.ts'
import { photoRemarks } from './files.ts'
import { idOf, projectIdOf } from './identity.ts'
import { readProject } from './project.ts'
import { readProperty } from './property.ts'

/** Reads Omnicasa's properties and projects. */
export const omnicasaReader: FeedReader = {
  hasFlatUnits: false,
  idOf,
  projectIdOf,
  read(kind, raw, options) {
    const reading = kind === 'project' ? readProject(raw, options) : readProperty(raw, options)
    return reading.ok ? { ...reading, remarks: [...reading.remarks, ...photoRemarks(raw)] } : reading
  },
}
