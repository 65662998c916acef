import { type } from 'arktype'
import { readDocument } from '#worker/files/document.ts'
import { keepLeadFile, removeLeadFiles } from '#worker/files/lead-files.ts'
import { consent, fieldOrder, longText, person } from './fields.ts'
import type { FormDefinition } from './form.ts'

const asked = { ...person, motivation: longText } as const

/** An application for a vacancy, with a CV (decisions, "Retention": kept a year). */
export const jobApplication: FormDefinition<{ readonly email: string }> = {
  name: 'jobApplication',
  schema: type({ '+': 'delete', ...asked, ...consent }),
  order: fieldOrder({ ...asked, cv: null, ...consent }),
  file: { name: 'cv', isOptional: false, read: readDocument, keep: keepLeadFile, remove: removeLeadFiles },
  months: 12,
}
