import { type ArkErrors, type } from 'arktype'
import type { FieldErrors, TypedValues } from '#ui/forms/form-state.tsx'

/** What came of reading a form: the values its schema declares, or what is wrong with which field. Either way what was typed is kept. */
export type ParsedForm<Values> =
  | { readonly ok: true; readonly values: Values; readonly typed: TypedValues }
  | { readonly ok: false; readonly errors: FieldErrors; readonly typed: TypedValues }

/** A schema of arktype, which is a function: the values it declares, or what is wrong. */
export type Schema<Values> = (filled: Readonly<Record<string, unknown>>) => Values | ArkErrors

const maxValues = 300 // a demand may name every kind of home

/**
 * Reads what a form sent: blank fields are left out, a field sent several times is a list, files are not looked at here, and what the schema
 * does not declare is dropped by it (`'+': 'delete'`).
 * @param order the fields as they stand on the page: the order of the errors
 * @param others errors found elsewhere
 */
export function parseForm<Values>(schema: Schema<Values>, order: readonly string[], sent: FormData, others: FieldErrors = {}): ParsedForm<Values> {
  const typed = typedValues(sent)
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => (typeof value === 'string' ? value.trim() !== '' : value.length > 0)))
  const read = schema(filled)
  if (read instanceof type.errors) return { ok: false, errors: sortErrors({ ...fieldErrorsOf(read), ...others }, order), typed }
  return Object.keys(others).length > 0 ? { ok: false, errors: sortErrors(others, order), typed } : { ok: true, values: read, typed }
}

/** Every text of a form by its name; one that was sent several times is a list. */
function typedValues(sent: FormData): TypedValues {
  const typed: Record<string, string | string[]> = {}
  for (const [name, value] of [...sent].slice(0, maxValues)) {
    if (typeof value !== 'string') continue
    const before = typed[name]
    typed[name] = before === undefined ? value : [before, value].flat()
  }
  return typed
}

/** The first error of each field. */
function fieldErrorsOf(problems: type.errors): FieldErrors {
  const errors: Record<string, 'missing' | 'invalid'> = {}
  for (const problem of problems) errors[String(problem.path[0] ?? 'form')] ??= problem.code === 'required' ? 'missing' : 'invalid'
  return errors
}

/** As the fields stand on the page; what has no place there comes last. */
function sortErrors(errors: FieldErrors, order: readonly string[]): FieldErrors {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => place(one) - place(other)))
}
