import { type ArkErrors, type } from 'arktype'
import { isBlank, visibleText } from '#db/model/site/visible-text.ts'
import type { FieldErrors, TypedValues } from '#ui/forms/form-state.tsx'
import { echoOf, typedValues } from '#worker/site/requests/typed-values.ts'

/** A parsed form: the values its schema declares, or errors by field; and the typed values in either case. */
export type ParsedForm<Values> =
  | { readonly ok: true; readonly values: Values; readonly typed: TypedValues }
  | { readonly ok: false; readonly errors: FieldErrors; readonly typed: TypedValues }

/** An arktype schema, which is a function. */
export type Schema<Values> = (filled: Readonly<Record<string, unknown>>) => Values | ArkErrors

/**
 * Parses a form: blank fields are left out, a field sent several times is a list, files are ignored here, and the schema drops what it does not
 * declare (`'+': 'delete'`).
 * @param order the fields in page order: the order of the errors
 * @param others further errors to merge
 */
export function parseForm<Values>(schema: Schema<Values>, order: readonly string[], sent: FormData, others: FieldErrors = {}): ParsedForm<Values> {
  const typed = typedValues(sent)
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => (typeof value === 'string' ? isFilled(value) : value.length > 0)))
  const read = schema(filled)
  if (read instanceof type.errors) {
    return { ok: false, errors: sortErrors({ ...fieldErrorsOf(read), ...others }, order), typed: echoOf(typed, maxLengthsIn(read)) }
  }
  return Object.keys(others).length > 0 ? { ok: false, errors: sortErrors(others, order), typed: echoOf(typed) } : { ok: true, values: read, typed }
}

const maxUnseen = 1000

/** Whether a text has visible characters; a short one without any counts as empty. */
function isFilled(text: string): boolean {
  return !isBlank(text.length > maxUnseen ? text : visibleText(text))
}

/** The first error of each field. */
function fieldErrorsOf(problems: type.errors): FieldErrors {
  const errors: Record<string, 'missing' | 'invalid'> = {}
  for (const problem of problems) errors[String(problem.path[0] ?? 'form')] ??= problem.code === 'required' ? 'missing' : 'invalid'
  return errors
}

/** The maximum lengths of fields that are over them. */
function maxLengthsIn(problems: type.errors): Readonly<Record<string, number>> {
  return Object.fromEntries(problems.flatMap((problem) => (problem.hasCode('maxLength') ? [[String(problem.path[0] ?? ''), problem.rule]] : [])))
}

/** Sorts errors in page order; unknown fields come last. */
function sortErrors(errors: FieldErrors, order: readonly string[]): FieldErrors {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => place(one) - place(other)))
}
