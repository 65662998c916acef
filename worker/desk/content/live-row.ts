import type { RowChange } from '#db/content-changes.ts'
import type { Article } from '#db/model/article.ts'
import { wallTimeOf } from '#db/model/brussels-time.ts'
import { emptyWriting, everyWriting, pageOfWritings, sameWriting, type Writing, withWritings } from '#db/model/written.ts'
import type { Locale } from '#messages/locales.ts'
import { applyContent } from '#worker/content/apply-content.ts'
import type { DeskText } from './desk-text.ts'

/** Changes of publication by language: a text to publish, or null to unpublish. */
export type LiveChanges = ReadonlyMap<Locale, Writing | null>

/** The published row after publishing or unpublishing languages; null if it does not change. */
export function rowAfter(text: DeskText, changes: LiveChanges, now: Date): RowChange | null {
  const real = [...changes].filter(([locale, writing]) =>
    writing === null ? isLive(text, locale) : !isLive(text, locale) || !sameWriting(writing, text.row[locale]),
  )
  if (real.length === 0) return null
  // The texts of an unpublished row are drafts, which the versions also have.
  const kept = everyWriting((locale) => (text.shown.state === 'published' ? text.row[locale] : emptyWriting))
  const writings = everyWriting((locale) => {
    const change = real.find(([changed]) => changed === locale)
    return change === undefined ? kept[locale] : (change[1] ?? emptyWriting)
  })
  if (text.key.kind === 'page') {
    const page = pageOfWritings(text.key.key, writings)
    return page === null ? { kind: 'noPage' } : { kind: 'page', page }
  }
  if (text.article === null) return null
  const next = withWritings(text.article, writings)
  if (next.languages.length === 0) return { kind: 'article', article: { ...text.article, state: 'withdrawn' } }
  const isRewritten = real.some(([locale, writing]) => writing !== null && isLive(text, locale))
  return articleRow(text, { ...next, state: 'published', ...daysOf(text.article, isRewritten, wallTimeOf(now).day) })
}

/** The first publication sets the date; later changes of a published text set the date of the update. */
function daysOf({ state, published, updated }: Article, isRewritten: boolean, today: string): Pick<Article, 'published' | 'updated'> {
  if (state === 'draft') return { published: today, updated: null }
  return { published, updated: isRewritten && today > published ? today : updated }
}

/** An article's row, with its previous paths added for redirects. */
export function articleRow({ article, categories }: DeskText, next: Article): RowChange {
  const stored = { pages: [], categories, articles: article === null ? [] : [article] }
  const [kept = next] = applyContent(stored, { pages: [], categories: [], articles: [next] }).whole.articles
  return { kind: 'article', article: kept }
}

function isLive({ states }: DeskText, locale: Locale): boolean {
  return states[locale].isLive
}
