import { beginning } from '#db/model/content/excerpt.ts'
import type { TypedValues } from '#ui/forms/form-state.tsx'

const maxValues = 300 // a demand may name every property type
/** Maximum length of a value shown again: that of the longest field. */
const maxEcho = 5000

/** The text fields of a form by name; one sent several times is a list. */
export function typedValues(sent: FormData): TypedValues {
  const typed = new Map<string, string | readonly string[]>()
  for (const [name, value] of [...sent].slice(0, maxValues)) {
    if (typeof value !== 'string') continue
    const before = typed.get(name)
    typed.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(typed)
}

/**
 * The rejected values to show again, truncated to the maximum length of their fields.
 * @param maxLengths by field, if known; otherwise the longest of all fields applies
 */
export function echoOf(typed: TypedValues, maxLengths: Readonly<Record<string, number>> = {}): TypedValues {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const max = (Object.hasOwn(maxLengths, name) && maxLengths[name]) || maxEcho
      return [name, typeof value === 'string' ? beginning(value, max) : value.map((text) => beginning(text, max))]
    }),
  )
}

/** A text field of a form, trimmed; empty if missing. */
export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
