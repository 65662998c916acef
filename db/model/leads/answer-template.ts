import type { Locale } from '#messages/locales.ts'

/** A prepared answer to leads. */
export interface AnswerTemplate {
  readonly id: string
  /** How the desk lists it. */
  readonly name: string
  /** By the language of the visitor; a language without a text has none to offer. */
  readonly texts: Readonly<Partial<Record<Locale, string>>>
  readonly version: number
}

/** What a placeholder such as `{name}` stands for. */
export const answerPlaceholders = ['name', 'home', 'link', 'agent', 'phone', 'office'] as const
export type AnswerPlaceholder = (typeof answerPlaceholders)[number]

export const maxAnswerTemplates = 30

const placeholder = /\{([^{}\n]*)\}/g

const isPlaceholder = (name: string): name is AnswerPlaceholder => answerPlaceholders.some((known) => known === name)

/** The unknown placeholders of a text, as written. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].flatMap(([whole, name = '']) => (isPlaceholder(name) ? [] : [whole]))
}

/** Fills in the placeholders of a text. A line that becomes empty is left out. */
export function fillTemplate(text: string, values: Readonly<Record<AnswerPlaceholder, string>>): string {
  const lines = text.split('\n').flatMap((line) => {
    const filled = line.replace(placeholder, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))
    return filled.trim() === '' && line.trim() !== '' ? [] : [filled]
  })
  return lines.join('\n')
}
