import {
  type Document,
  type DocumentOwner,
  type DocumentType,
  documentsIn,
  isForAll,
  type NamedDocument,
  type OfferedDocument,
} from '#db/model/files/document.ts'
import type { Place } from '#db/model/listings/listing.ts'
import { type LocalizedText, languageOf, textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'
import { formatNumber } from '../site/number.present.ts'

/** A document as shown on pages and in mails. */
export interface DocumentView {
  readonly key: string
  readonly name: string
  /** Language of its name where it differs from the page's. */
  readonly language: Locale | null
  /** Type and size; null when the office sends it manually. */
  readonly file: string | null
  /** Its public download address; null if it is sent on request. */
  readonly href: string | null
}

const extensions: Readonly<Record<DocumentType, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Path of the form that requests the documents of a listing or project. */
export function documentRequestPath({ kind, id }: DocumentOwner, locale: Locale): string {
  return href(kind === 'property' ? 'documentRequest' : 'projectDocumentRequest', locale, { id })
}

/** A document as a page offers it. */
export function presentDocument({ key, name, file }: NamedDocument, locale: Locale): DocumentView {
  const language = languageOf(name, locale)
  return { key, name: textIn(name, locale), language: language === locale ? null : language, file: file && fileText(file, locale), href: null }
}

/** A document that can be requested. */
export function presentOnFile(document: Document, locale: Locale): DocumentView {
  return presentDocument({ ...document, file: document }, locale)
}

/** The documents of a home as its page in a language lists them. */
export function presentDocuments(
  documents: readonly OfferedDocument[],
  home: { readonly id: number; readonly place: Place },
  locale: Locale,
): readonly DocumentView[] {
  return documentsIn(documents, locale).map((document) => ({
    ...presentOnFile(document, locale),
    href: openDocumentPath(document, { kind: 'property', ...home }, locale),
  }))
}

/** The public download address of a document of a listing or a project; null if it is sent on request. */
export function openDocumentPath(document: OfferedDocument, owner: DocumentOwner & { readonly place: Place }, locale: Locale): string | null {
  return isForAll(document, owner) ? `/documents/${owner.kind}/${owner.id}/${document.key}?lng=${locale}` : null
}

/** 'PDF, 240 kB'. */
function fileText({ type, size }: Pick<Document, 'type' | 'size'>, locale: Locale): string {
  const t = translator(locale)
  const kilobytes = Math.max(1, Math.round(size / 1000))
  const text =
    kilobytes < 1000
      ? t('unit.kilobytes', { value: formatNumber(kilobytes, locale) })
      : t('unit.megabytes', { value: formatNumber(Math.round(size / 100_000) / 10, locale) })
  return t('documents.file', { type: documentExtension(type).toUpperCase(), size: text })
}

/** The extension of a file name. */
export function documentExtension(type: DocumentType): string {
  return extensions[type]
}

/** File name of a downloaded document. */
export function documentFileName({ name, type }: { readonly name: LocalizedText; readonly type: DocumentType }, locale: Locale): string {
  const plain = textIn(name, locale)
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  return `${plain === '' ? 'document' : plain}.${extensions[type]}`
}

/** The key under which a visitor's device remembers a request for documents: 'property-4001'. */
export function deviceKey({ kind, id }: DocumentOwner): string {
  return `${kind}-${id}`
}
