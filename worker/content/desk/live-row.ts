import type { RowChange } from '#db/content/content-changes.ts'
import type { Article } from '#db/model/content/article.ts'
import {
  emptyWriting,
  everyWriting,
  pageOfWritings,
  sameWriting,
  type Writing,
  type WritingByLocale,
  withWritings,
  writingOfArticle,
} from '#db/model/content/written.ts'
import { withShared } from '#db/model/content/written-version.ts'
import { wallTimeOf } from '#db/model/site/brussels-time.ts'
import type { Locale } from '#messages/locales.ts'
import { applyContent } from '#worker/content/apply-content.ts'
import type { DeskText } from './desk-text.ts'
import type { SharedChange } from './read-shared.ts'

/** Changes of publication by language: a text to publish, or null to unpublish. */
export type LiveChanges = ReadonlyMap<Locale, Writing | null>

/** What is published, with the language-independent fields that a form changes. */
interface NextShared {
  readonly article: Article
  /** Its texts: another picture brings its own alternative text. */
  readonly row: WritingByLocale
  /** Whether the form sets the day of publication. */
  readonly setsDay: boolean
}

/** An article after a change of its language-independent fields. */
export function withSharedChange(article: Article, { fields, picture, changed }: SharedChange): NextShared {
  const next = withShared(article, fields, picture)
  return { article: next, row: everyWriting((locale) => writingOfArticle(next, locale)), setsDay: changed.includes('published') }
}

/** The published row after publishing or unpublishing languages, or after a change of the language-independent fields; null if it does not change. */
export function rowAfter(text: DeskText, changes: LiveChanges, now: Date, shared: NextShared | null = null): RowChange | null {
  const row = shared?.row ?? text.row
  const article = shared?.article ?? text.article
  const real = [...changes].filter(([locale, writing]) =>
    writing === null ? isLive(text, locale) : !isLive(text, locale) || !sameWriting(writing, row[locale]),
  )
  if (real.length === 0) return shared && articleRow(text, shared.article)
  // The texts of an unpublished row are drafts, which the versions also have.
  const live = everyWriting((locale) => (text.shown.state === 'published' ? row[locale] : emptyWriting))
  const writings = everyWriting((locale) => {
    const change = real.find(([changed]) => changed === locale)
    return change === undefined ? live[locale] : (change[1] ?? emptyWriting)
  })
  if (text.key.kind === 'page') {
    const page = pageOfWritings(text.key.key, writings)
    return page === null ? { kind: 'noPage' } : { kind: 'page', page }
  }
  if (article === null) return null
  const next = withWritings(article, writings)
  if (next.languages.length === 0) return { kind: 'article', article: { ...article, state: 'withdrawn' } }
  const isRewritten = real.some(([locale, writing]) => writing !== null && isLive(text, locale))
  return articleRow(text, { ...next, state: 'published', ...daysOf(article, isRewritten, wallTimeOf(now).day, shared?.setsDay ?? false) })
}

/** The first publication sets the date; later changes of a published text set the date of the update. */
function daysOf({ state, published, updated }: Article, isRewritten: boolean, today: string, setsDay: boolean): Pick<Article, 'published' | 'updated'> {
  if (state === 'draft') return { published: setsDay ? published : today, updated: null }
  return { published, updated: isRewritten && today > published ? today : updated }
}

/** An article's row, with its previous paths added for redirects. */
function articleRow({ article, categories }: DeskText, next: Article): RowChange {
  const stored = { pages: [], categories, articles: article === null ? [] : [article] }
  const [merged = next] = applyContent(stored, { pages: [], categories: [], articles: [next] }).whole.articles
  return { kind: 'article', article: merged }
}

function isLive({ states }: DeskText, locale: Locale): boolean {
  return states[locale].isLive
}
