import { type FormValues, mergeForm, openedText, readOpened } from '#db/model/forms/sent-form.ts'
import { type FormState, freshForm } from '#ui/forms/form-state.tsx'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** A submitted form merged with what others have stored since it was opened. */
interface MergedSent {
  readonly values: FormValues
  /** The hidden fields of the form as if it was opened now: it holds what others have stored. */
  readonly opened: ReturnType<typeof openedIn>
  /** The form's state if both have changed the same field; null if the values can be stored. */
  readonly refused: FormState | null
}

/**
 * Merges a submitted form, with its `OpenedFields`, with the record as it is stored.
 * @param stored the values that the form would be opened with now
 * @param version the stored version
 */
export function mergeSent(sent: FormData, stored: FormValues, form: FormValues, version: number): MergedSent {
  const opened = readOpened(textOf(sent, 'opened')) ?? (textOf(sent, 'version') === String(version) ? stored : null)
  const { values, conflicts } = mergeForm(opened, stored, form)
  const now = openedAt(version, stored)
  if (conflicts === null) return { values, opened: now, refused: null }
  const names = Object.keys({ ...stored, ...form })
  const typed = { ...Object.fromEntries(names.map((name) => [name, values[name] ?? ''])), ...now, since: textOf(sent, 'version') }
  return { values, opened: now, refused: { ...freshForm, typed, stored: conflicts, problem: 'changedMeanwhile' } }
}

/** What a refused form was opened with, to be sent again. */
export function openedIn(sent: FormData): { readonly version: string; readonly opened: string } {
  return { version: textOf(sent, 'version'), opened: textOf(sent, 'opened') }
}

/** The hidden fields of a form that is opened now. */
function openedAt(version: number, values: FormValues): ReturnType<typeof openedIn> {
  return { version: String(version), opened: openedText(values) }
}
