import { isSettled, mergeEdits } from '../desk/merge-edits.ts'
import { fingerprint } from '../site/fingerprint.ts'
import { isJsonObject } from '../site/json-object.ts'

/**
 * A form of plain fields that two people may have open: it carries the values it was opened with, so that the changes of each can be told
 * apart. `mergeEdits` has the rules.
 */

/** The values of a form by field; an empty one may be left out. */
export type FormValues = Readonly<Record<string, string>>

/** A longer value is carried as its fingerprint, so that a form stays within its limits. */
const longest = 2_000

const printed = (text: string) => (text.length > longest ? `#${fingerprint(text)}` : text)

/** The values of a form as its hidden field `opened` carries them. */
export function openedText(values: FormValues): string {
  return JSON.stringify(Object.fromEntries(Object.entries(filled(values)).map(([name, text]) => [name, printed(text)])))
}

/** The values that a form was opened with, read back; a long one as its fingerprint. Null if there are none or they cannot be read. */
export function readOpened(text: string): FormValues | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!isJsonObject(read)) return null
    return Object.fromEntries(Object.entries(read).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  } catch {
    return null
  }
}

export interface MergedForm {
  /** The values to store, or to show again. */
  readonly values: FormValues
  /** The stored values of fields that both have changed, which must be asked about; null if there are none. */
  readonly conflicts: FormValues | null
}

/** Merges the values of a form with those stored since. @param opened as `readOpened` gives them; null if unknown */
export function mergeForm(opened: FormValues | null, stored: FormValues, form: FormValues): MergedForm {
  const whole = opened && filled(Object.fromEntries(Object.entries(opened).map(([name, text]) => [name, spelled(text, [stored[name], form[name]])])))
  const merged = mergeEdits(whole, filled(stored), filled(form))
  const [mine, theirs] = [texts(merged.mine), texts(merged.theirs)]
  if (isSettled(merged)) return { values: mine, conflicts: null }
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter((name) => (mine[name] ?? '') !== (theirs[name] ?? ''))
  return { values: mine, conflicts: Object.fromEntries(names.map((name) => [name, theirs[name] ?? ''])) }
}

/** A value for its fingerprint, if it is one of those known. */
function spelled(text: string, known: readonly (string | undefined)[]): string {
  return known.find((each) => each !== undefined && each.length > longest && printed(each) === text) ?? text
}

/** Without empty values, and with the line ends of the database: browsers send others. */
function filled(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).flatMap(([name, text]) => (text === '' ? [] : [[name, text.replace(/\r\n?/g, '\n')]])))
}

function texts(document: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(Object.entries(document).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
