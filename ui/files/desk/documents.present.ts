import type { Agency } from '#db/model/agency/agency.ts'
import type { Document, DocumentAccess, DocumentKind, DocumentTerms } from '#db/model/files/document.ts'
import type { FormValues } from '#db/model/forms/sent-form.ts'
import { type LocalizedText, textIn } from '#db/model/site/localized.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { fieldIn } from '../../forms/field-words.present.ts'
import { languageNames } from '../../site/intl.present.ts'
import { presentOnFile } from '../documents.present.ts'

/** A document of a home or a project at the desk. */
export interface DeskDocumentView {
  readonly key: string
  readonly name: string
  /** Language of its name where it differs from the page's. */
  readonly language: Locale | null
  /** Kind, file, languages and where it comes from. */
  readonly facts: readonly string[]
  readonly access: DocumentAccess
  readonly version: number
  readonly filePath: string
  readonly editPath: string
}

/** The edit form of a document, with its saved values. */
export interface EditedDocument {
  readonly key: string
  readonly version: number
  readonly name: string
  readonly values: DocumentValues
  /** What the form was opened with. */
  readonly opened: FormValues
}

export interface DocumentValues {
  /** Names by language. */
  readonly names: Readonly<Partial<Record<Locale, string>>>
  readonly kind: DocumentKind
  /** Null: all. */
  readonly languages: readonly Locale[] | null
  readonly access: DocumentAccess
}

export interface DeskDocumentsView {
  readonly documents: readonly DeskDocumentView[]
  /** Removed documents that can still be restored. */
  readonly removed: readonly DeskDocumentView[]
  /** The document being edited; null for the form that adds one. */
  readonly edited: EditedDocument | null
  /** The keys of the documents in their order, which the forms that move one submit; null if the feed orders them. */
  readonly order: string | null
  /** Documents that the feed names and that are not uploaded yet. */
  readonly missing: readonly MissingDocument[]
}

export interface MissingDocument {
  readonly value: string
  readonly text: string
}

interface DocumentRow extends Document, DocumentTerms {
  readonly origin: 'token' | 'desk'
  readonly removedAt: string | null
  readonly version: number
}

interface OwnedRows {
  readonly documents: readonly DocumentRow[]
  readonly named: readonly { readonly id: string; readonly name: LocalizedText }[]
  readonly path: string
}

/** The documents of a home or a project, and the one being edited. @param edited its key in the address */
export function presentDeskDocuments(
  { documents: rows, named, path }: OwnedRows,
  edited: string | null,
  { languages }: Pick<Agency, 'languages'>,
  locale: Locale,
): DeskDocumentsView {
  const present = (row: DocumentRow) => presentRow(row, path, locale)
  const there = rows.filter(({ removedAt }) => removedAt === null)
  const opened = there.find(({ key }) => key === edited)
  return {
    documents: there.map(present),
    removed: rows.filter(({ removedAt }) => removedAt !== null).map(present),
    edited: opened === undefined ? null : presentEdited(opened, languages.enabled, locale),
    order: named.length > 0 ? null : there.map(({ key }) => key).join(' '),
    missing: named.filter(({ id }) => !rows.some(({ key }) => key === id)).map(({ id, name }) => ({ value: id, text: textIn(name, locale) })),
  }
}

function presentRow(row: DocumentRow, path: string, locale: Locale): DeskDocumentView {
  const t = translator(locale)
  const { name, language, file } = presentOnFile(row, locale)
  const { key, kind, languages, origin, access, version } = row
  const names = languages === null ? undefined : languageNames(languages, locale)
  return {
    ...{ key, name, language, access, version },
    facts: [
      kind === 'other' ? '' : t(`documents.kind.${kind}`),
      file ?? '',
      names === undefined ? t('desk.documents.allLanguages') : names,
      t(`desk.documents.origin.${origin}`),
    ].filter((text) => text !== '' && text !== name),
    filePath: `${path}?${new URLSearchParams({ file: key })}`,
    editPath: `${path}?${new URLSearchParams({ edit: key })}#document`,
  }
}

function presentEdited(row: DocumentRow, enabled: readonly Locale[], locale: Locale): EditedDocument {
  const { key, version, name, kind, languages, access } = row
  const names = Object.fromEntries(enabled.map((each) => [each, name[each] ?? name.any ?? '']))
  return { key, version, name: presentOnFile(row, locale).name, values: { names, kind, languages, access }, opened: termValues(row) }
}

/** The terms of a document as the values of their form. */
export function termValues({ name, kind, languages, access }: DocumentTerms): FormValues {
  const names = locales.map((locale) => [fieldIn('documentName', locale), name[locale] ?? name.any ?? ''])
  return { ...Object.fromEntries(names), documentKind: kind, documentAccess: access, documentLanguages: languages?.join(' ') ?? '' }
}
