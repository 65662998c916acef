import type { AgencyRecord } from '#db/agency/agency.ts'
import { changeName, changesOf } from '#db/model/agency/settings/changes.ts'
import { documentOf } from './record-document.ts'

/** The names of the fields in which two records differ, for the version history and the audit log. */
export function changedFields(before: AgencyRecord, after: AgencyRecord): readonly string[] {
  return changesOf(documentOf(before), documentOf(after)).map(changeName)
}
