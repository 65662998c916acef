import { type } from 'arktype'
import { readPdfOrDocx } from '#worker/files/read-file.ts'
import { leadFiles } from '#worker/files/sent-files.ts'
import { fieldOrder, informed, longText, person } from '../fields.ts'
import type { FormDefinition } from '../form.ts'

const answers = { ...person, 'motivation?': longText } as const

/** An application for a vacancy, with a CV. */
export const jobApplication: FormDefinition = {
  name: 'jobApplication',
  schema: type({ '+': 'delete', ...answers, ...informed }),
  order: fieldOrder({ ...answers, cv: null, ...informed }),
  file: { name: 'cv', isOptional: false, read: readPdfOrDocx, keep: leadFiles.keep, remove: leadFiles.remove },
}
