import { createContext, type ReactNode, use } from 'react'

/** What was typed, by the name of its field. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>
/** What is wrong with a field. */
export type ErrorCode = 'missing' | 'invalid'
export type FieldErrors = Readonly<Record<string, ErrorCode>>

/** A form as it is shown again: what was typed, what is wrong, and whether all was well but it could not be kept. */
export interface FormState {
  readonly typed: TypedValues
  readonly errors: FieldErrors
  readonly failed: boolean
  /** All was well, but this sender has sent too many. */
  readonly limited?: true
}

/** A form nobody has touched. */
export const freshForm: FormState = { typed: {}, errors: {}, failed: false }

const FormContext = createContext<FormState>(freshForm)

/** Hands every field below what was typed into it and what is wrong with it. */
export function FormStateProvider({ state, children }: { state: FormState; children: ReactNode }) {
  return <FormContext value={state}>{children}</FormContext>
}

interface FieldState {
  readonly text: string
  readonly texts: readonly string[]
  readonly error: ErrorCode | null
}

/** What was typed into a field, and what is wrong with it. */
export function useField(name: string): FieldState {
  return fieldOf(use(FormContext), name)
}

/** The same of several, in their order. */
export function useFields(names: readonly string[]): readonly (FieldState & { readonly name: string })[] {
  const form = use(FormContext)
  return names.map((name) => ({ name, ...fieldOf(form, name) }))
}

function fieldOf({ typed, errors }: FormState, name: string): FieldState {
  const value = typed[name] ?? []
  const texts = typeof value === 'string' ? [value] : value
  return { text: texts[0] ?? '', texts, error: errors[name] ?? null }
}
