import { createContext, type ReactNode, use } from 'react'
import type { PasswordError } from '#db/model/accounts/password.ts'
import type { Messages } from '#messages/keys.ts'

/** The typed values by field name. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>
/**
 * The error of a field. `incomplete` and `past` apply to a day, `skipped` to an hour that the clock skips, `crossed` to a maximum below its
 * minimum, `taken` to a name that another record has, the rest to a new password.
 */
export type ErrorCode = 'missing' | 'invalid' | 'incomplete' | 'past' | 'skipped' | 'crossed' | 'taken' | 'full' | PasswordError
export type FieldErrors = Readonly<Record<string, ErrorCode>>

/** A question of a form: `form.{question}` asks it, and `.text` says how to answer. */
export type FormQuestion = 'deskOwners.whichHome' | 'deskRedirects.whichHome' | 'deskOffer.concludes'

type ProblemIn<Key> = Key extends `form.${string}.${infer Problem}.text` ? Problem : never

/** A form-level error: `form.{form}.{problem}` is its title, and `.text` says what to do. */
export type FormProblem = ProblemIn<keyof Messages>

/** A form after a submit: the typed values, the errors of its fields, and `failed` if it is valid but could not be stored. */
export interface FormState {
  readonly typed: TypedValues
  readonly errors: FieldErrors
  /** The stored values of the fields that another person has changed too since the form was opened, to other values. */
  readonly stored?: TypedValues
  readonly failed: boolean
  /** Valid, but over the sender's rate limit. */
  readonly limited?: true
  /** Not parsed: larger than any form of the site, or sent from a page of another site. */
  readonly refused?: 'tooLarge' | 'foreign'
  /** Sent after the sender's session had ended; with or without a file. */
  readonly signedOut?: 'file' | 'noFile'
  readonly problem?: FormProblem
  /** Pages that would not be in order, each with its fault, in words. */
  readonly faults?: readonly string[]
  /** Begins the ids of its fields, where a page has several forms. */
  readonly ids?: string
  /** Asked before the form is accepted; not an error. */
  readonly question?: FormQuestion
  /** The page and form of the sender's draft, as the form names it. */
  readonly draft?: string
  /** Seconds until it may be retried. */
  readonly retryAfter?: number
}

/** A form before its first submit. */
export const freshForm: FormState = { typed: {}, errors: {}, failed: false }

const FormContext = createContext<FormState>(freshForm)

/** Provides typed values and errors to the fields below. */
export function FormStateProvider({ state, children }: { state: FormState; children: ReactNode }) {
  return <FormContext value={state}>{children}</FormContext>
}

interface FieldState {
  readonly text: string
  readonly texts: readonly string[]
  readonly error: ErrorCode | null
}

/** The typed value and the error of a field. */
export function useField(name: string): FieldState {
  return fieldOf(use(FormContext), name)
}

/** The id of a field by its name. */
export function useFieldId(name: string): string {
  return (use(FormContext).ids ?? '') + name
}

/** As `useField`, for several fields, in the given order. */
export function useFields(names: readonly string[]): readonly (FieldState & { readonly name: string })[] {
  const form = use(FormContext)
  return names.map((name) => ({ name, ...fieldOf(form, name) }))
}

/** Whether any field whose name has this prefix has an error, or was changed by another person too. */
export function useNeedsLookIn(prefix: string): boolean {
  const { errors, stored = {} } = use(FormContext)
  return [errors, stored].some((each) => Object.keys(each).some((name) => name.startsWith(prefix)))
}

/** The stored values of a field that another person has changed too; null for any other field. */
export function useStored(name: string): readonly string[] | null {
  const value = use(FormContext).stored?.[name]
  return value === undefined ? null : [value].flat()
}

/** Whether a field has the only error of the form. */
export function useIsOnlyError(name: string): boolean {
  const { errors } = use(FormContext)
  return name in errors && Object.keys(errors).length === 1
}

function fieldOf({ typed, errors }: FormState, name: string): FieldState {
  const value = typed[name] ?? []
  const texts = typeof value === 'string' ? [value] : value
  return { text: texts[0] ?? '', texts, error: errors[name] ?? null }
}
