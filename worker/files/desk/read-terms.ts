import { type DocumentTerms, documentAccesses, documentKinds } from '#db/model/files/document.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import type { LocalizedText } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { fieldIn } from '#ui/forms/field-words.present.ts'
import type { ErrorCode, FieldErrors } from '#ui/forms/form-state.tsx'
import { isPrintable } from '#worker/agency/record-fields.ts'
import { type Cut, unlessCut } from '#worker/feeds/hidden/street/hide-street.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

const maxDocumentName = 120

interface DocumentBasis {
  /** The site's languages. */
  readonly enabled: readonly Locale[]
  /** Removes the unpublished parts of the address from texts. */
  readonly cut: Cut
  readonly isAddressHidden: boolean
}

/**
 * Parses the terms of a document from a form. A language without a name falls back to that of the document's kind; the kind 'other' requires a name.
 * Names must not reveal a hidden address, and while the address is hidden documents are available on request only.
 */
export function readTerms(sent: FormData, { enabled, cut, isAddressHidden }: DocumentBasis): { readonly terms: DocumentTerms; readonly errors: FieldErrors } {
  const errors: Record<string, ErrorCode> = {}
  const kind = documentKinds.find((each) => each === textOf(sent, 'documentKind')) ?? 'other'
  const access = documentAccesses.find((each) => each === textOf(sent, 'documentAccess')) ?? 'request'
  if (access === 'open' && isAddressHidden) errors.documentAccess = 'invalid'
  const name: { -readonly [Key in keyof LocalizedText]: string } = {}
  for (const locale of locales) {
    const field = fieldIn('documentName', locale)
    const text = textOf(sent, field)
    if (text.length > maxDocumentName || !isPrintable(text) || !text.isWellFormed() || unlessCut(text, cut) !== text) errors[field] = 'invalid'
    else if (text !== '') name[locale] = text
    else if (kind !== 'other') name[locale] = translator(locale)(`documents.kind.${kind}`)
  }
  if (Object.keys(name).length === 0 && Object.keys(errors).length === 0) errors[fieldIn('documentName', enabled[0] ?? 'nl')] = 'missing'
  const chosen = enabled.filter((locale) => sent.getAll('documentLanguages').includes(locale))
  if (chosen.length === 0) errors.documentLanguages = 'missing'
  return { terms: { name, kind, access, languages: chosen.length === enabled.length ? null : chosen }, errors }
}

/** The terms that values of their form stand for: `termValues` of another document, or a merge. */
export function termsOf(values: FormValues): DocumentTerms {
  const listed = (values.documentLanguages ?? '').split(' ')
  const languages = locales.filter((locale) => listed.includes(locale))
  return {
    name: Object.fromEntries(
      locales.flatMap((locale) => {
        const text = values[fieldIn('documentName', locale)] ?? ''
        return text === '' ? [] : [[locale, text]]
      }),
    ),
    kind: documentKinds.find((each) => each === values.documentKind) ?? 'other',
    access: documentAccesses.find((each) => each === values.documentAccess) ?? 'request',
    languages: languages.length === 0 ? null : languages,
  }
}

const termNames = ['name', 'kind', 'languages', 'access'] as const

/** The names of the differing fields, for the audit log; no values. */
export function changedTerms(one: DocumentTerms, other: DocumentTerms): readonly string[] {
  return termNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}
