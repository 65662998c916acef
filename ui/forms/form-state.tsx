import { createContext, type ReactNode, use } from 'react'

/** What was typed, by the name of its field. */
export type TypedValues = Readonly<Record<string, string | readonly string[]>>
/** What is wrong with a field. */
export type Fault = 'missing' | 'invalid'
export type Faults = Readonly<Record<string, Fault>>

/** A form as it is shown again: what was typed, what is wrong, and whether all was well but it could not be kept. */
export interface FormState {
  readonly typed: TypedValues
  readonly faults: Faults
  readonly failed: boolean
  /** All was well, but this sender has sent too many. */
  readonly limited?: true
}

/** A form nobody has touched. */
export const freshForm: FormState = { typed: {}, faults: {}, failed: false }

const FormContext = createContext<FormState>(freshForm)

/** Hands every field below what was typed into it and what is wrong with it. */
export function FormStateProvider({ state, children }: { state: FormState; children: ReactNode }) {
  return <FormContext value={state}>{children}</FormContext>
}

interface FieldState {
  readonly text: string
  readonly texts: readonly string[]
  readonly fault: Fault | null
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

function fieldOf({ typed, faults }: FormState, name: string): FieldState {
  const value = typed[name] ?? []
  const texts = typeof value === 'string' ? [value] : value
  return { text: texts[0] ?? '', texts, fault: faults[name] ?? null }
}
