import type { Content } from '#db/content/content-import.ts'
import { languagesOfPage } from '#db/content/content-pages.ts'
import type { Article } from '#db/model/content/article.ts'
import type { ContentPage } from '#db/model/content/content-page.ts'
import {
  emptyWriting,
  everyWriting,
  pageOfWritings,
  printOf,
  sameWriting,
  type WritingByLocale,
  type WrittenId,
  withWritings,
  writingOfArticle,
  writingOfPage,
  writtenId,
} from '#db/model/content/written.ts'
import { type NewVersion, sharedFields, sharedOf, sharedVersion, type VersionFields, withShared, writingOf } from '#db/model/content/written-version.ts'
import type { Locale } from '#messages/locales.ts'

/**
 * Three-way merge of an import with desk edits; the last import is the common base. A text unchanged in the file keeps the desk's edits; a text that
 * changed in the file replaces them as a new version, with a warning.
 */

/** For texts edited at the desk: what the last import wrote, and their newest versions. */
export interface DeskHistory {
  readonly imported: readonly { readonly object: WrittenId; readonly locale: Locale | 'all'; readonly fields: VersionFields }[]
  readonly newest: readonly { readonly object: WrittenId; readonly locale: Locale | 'all'; readonly version: number; readonly actor: string }[]
}

export interface MergedContent {
  readonly content: Content
  readonly versions: readonly (NewVersion & { readonly object: WrittenId })[]
  readonly notes: readonly string[]
}

interface Merged<Item> {
  readonly item: Item
  readonly versions: readonly NewVersion[]
  readonly notes: readonly string[]
}

/** Merges a file with the desk's edits. @returns the merged content, the versions to add, and warnings for the importer */
export function mergeDeskEdits(stored: Content, file: Content, history: DeskHistory): MergedContent {
  const articles = file.articles.map((article) => {
    const id = writtenId({ kind: 'article', key: article.key })
    const own = stored.articles.find(({ key }) => key === article.key)
    return { id, ...mergeArticle(id, article, own, ofText(history, id)) }
  })
  const pages = file.pages.map((page) => {
    const id = writtenId({ kind: 'page', key: page.page })
    const own = stored.pages.find((each) => each.page === page.page)
    return { id, ...mergePage(id, page, own, ofText(history, id)) }
  })
  const all = [...articles, ...pages]
  return {
    content: { ...file, articles: articles.map(({ item }) => item), pages: pages.flatMap(({ item }) => item ?? []) },
    versions: all.flatMap(({ id, versions }) => versions.map((each) => ({ ...each, object: id }))),
    notes: all.flatMap(({ notes }) => notes),
  }
}

/** The history of one text; null if it was not edited at the desk. */
interface TextHistory {
  baseOf(locale: Locale | 'all'): VersionFields | null
  newestOf(locale: Locale | 'all'): number
}

function ofText({ imported, newest }: DeskHistory, id: WrittenId): TextHistory | null {
  const own = newest.filter(({ object }) => object === id)
  if (own.length === 0) return null
  return {
    baseOf: (locale) => imported.findLast((each) => each.object === id && each.locale === locale)?.fields ?? null,
    newestOf: (locale) => own.find((each) => each.locale === locale)?.version ?? 0,
  }
}

function mergeArticle(id: WrittenId, file: Article, stored: Article | undefined, history: TextHistory | null): Merged<Article> {
  if (history === null || stored === undefined) return { item: file, versions: [], notes: [] }
  const sent = everyWriting((locale) => writingOfArticle(file, locale))
  const current = everyWriting((locale) => writingOfArticle(stored, locale))
  const texts = mergeTexts(id, sent, current, history, file.state)
  const shared = { ...sharedOf(file), state: file.state }
  const base = history.baseOf('all')
  const isUnchanged = base !== null && [...sharedFields, 'state' as const].every((field) => (base[field] ?? '') === shared[field])
  const head = isUnchanged ? { ...withShared(file, sharedOf(stored), stored.picture), state: stored.state, updated: stored.updated } : file
  const merged = withWritings(head, texts.writings)
  const isNew = !isUnchanged && JSON.stringify(shared) !== JSON.stringify({ ...sharedOf(stored), state: stored.state })
  return {
    item: { ...merged, formerPaths: file.formerPaths },
    versions: [...texts.versions, ...(isNew ? [sharedVersion(shared, history.newestOf('all') + 1)] : [])],
    notes: texts.notes,
  }
}

function mergePage(id: WrittenId, file: ContentPage, stored: ContentPage | undefined, history: TextHistory | null): Merged<ContentPage | null> {
  if (history === null) return { item: file, versions: [], notes: [] }
  const sent = everyWriting((locale) => writingOfPage(file, locale))
  const current = everyWriting((locale) => (stored ? writingOfPage(stored, locale) : emptyWriting))
  const { writings, ...rest } = mergeTexts(id, sent, current, history, 'published')
  const item = pageOfWritings(file.page, writings)
  return { item: item === null || languagesOfPage(item).length === 0 ? null : item, ...rest }
}

function mergeTexts(id: WrittenId, sent: WritingByLocale, current: WritingByLocale, history: TextHistory, state: NewVersion['state']) {
  const versions: NewVersion[] = []
  const notes: string[] = []
  const writings = everyWriting((locale) => {
    const writing = sent[locale]
    if (sameWriting(writing, current[locale])) return writing
    const base = writingOf(history.baseOf(locale) ?? {})
    if (sameWriting(writing, base)) {
      notes.push(`${id} ${locale}: was edited at the desk since the last import, and stays so`)
      return current[locale]
    }
    const before = history.newestOf(locale)
    notes.push(`${id} ${locale}: was edited at the desk, and the file has a new text: that one is shown now, version ${before} is kept`)
    versions.push({ locale, version: before + 1, state, fields: writing, print: printOf(writing), source: null, sourcePrint: null, publishAt: null })
    return writing
  })
  return { writings, versions, notes }
}
