import type { Agency } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { type Article, type ArticleHead, articlesOf, type ContentDirectory, isFreePage, readingLanguage } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { personPath } from '../agency/agency-address.present.ts'
import { type PhotoView, presentPhoto } from '../listings/photos/photo.present.ts'
import { formatDay } from '../site/number.present.ts'
import { articlePath } from './article-address.present.ts'
import { fillPlaceholders } from './placeholders.present.ts'

/** An article in a list. */
export interface ArticleCardView {
  readonly key: string
  readonly href: string
  /** The language of its texts, if not the page's. */
  readonly lang: Locale | undefined
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly picture: PhotoView | null
}

/** An article on its page. */
export interface ArticleView extends ArticleCardView {
  /** Whether it is a page of its own, which has no author and no day. */
  readonly isPage: boolean
  /** Markdown. */
  readonly body: string
  readonly author: AuthorView | null
  readonly published: DayView
  /** When it was last revised; null if never. */
  readonly updated: DayView | null
}

interface AuthorView {
  readonly name: string
  /** The path of their page. */
  readonly href: string
  readonly role: string
  readonly photo: { readonly src: string; readonly width: number; readonly height: number } | null
}

interface DayView {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly text: string
}

/** The context for presenting an article. */
export interface ArticleSetting {
  readonly content: ContentDirectory
  readonly agency: Agency
  readonly locale: Locale
}

/** Presents an article for a list. An article missing in the language is shown and linked in a language that has it. */
export function presentArticleCard(article: ArticleHead, { content, agency, locale }: ArticleSetting): ArticleCardView {
  const reading = readingLanguage(article.languages, locale)
  const filled = (text: ArticleHead['title']) => fillPlaceholders(textIn(text, reading), agency, reading)
  return {
    key: article.key,
    href: articlePath(article, content, reading),
    lang: reading === locale ? undefined : reading,
    name: filled(article.name),
    title: filled(article.title),
    summary: filled(article.summary),
    picture: article.picture && presentPhoto(article.picture, 'agency', '', locale),
  }
}

/** Presents an article for its page. */
export function presentArticle(article: Article, setting: ArticleSetting): ArticleView {
  const { agency, locale } = setting
  const { author, published, updated } = article
  return {
    ...presentArticleCard(article, setting),
    isPage: isFreePage(article),
    body: textIn(article.body, readingLanguage(article.languages, locale)),
    author: presentAuthor(author, agency, locale),
    published: { day: published, text: formatDay(published, locale) },
    updated: updated === null || updated <= published ? null : { day: updated, text: formatDay(updated, locale) },
  }
}

function presentAuthor(key: string | null, { people }: Agency, locale: Locale): AuthorView | null {
  const person = people.find((each) => each.key === key)
  if (!person) return null
  return {
    name: person.name,
    href: personPath(person, locale),
    role: textIn(person.role, locale),
    photo: person.photo && { ...person.photo, src: pathOf(person.photo) },
  }
}

/** The articles of a category in a language, or in another language if it has none. */
export function shownArticles(content: ContentDirectory, category: string, locale: Locale): readonly ArticleHead[] {
  const all = articlesOf(content, category)
  const own = all.filter(({ languages }) => languages.includes(locale))
  return own.length > 0 ? own : all
}

/** The previous and next article in the category, and related ones. */
export interface ArticleNeighbours {
  readonly previous: ArticleCardView | null
  readonly next: ArticleCardView | null
  readonly related: readonly ArticleCardView[]
}

const maxRelated = 3

/** An article's neighbours in the page's language; related articles start after the next one. */
export function presentNeighbours(article: ArticleHead, setting: ArticleSetting): ArticleNeighbours {
  const all = articlesOf(setting.content, article.category).filter(({ key, languages }) => key === article.key || languages.includes(setting.locale))
  const at = all.findIndex(({ key }) => key === article.key)
  const [previous, next] = [all[at - 1], all[at + 1]]
  const others = [...all.slice(at + 2), ...all.slice(0, Math.max(0, at - 1))]
  const card = (each: ArticleHead) => presentArticleCard(each, setting)
  return { previous: previous ? card(previous) : null, next: next ? card(next) : null, related: others.slice(0, maxRelated).map(card) }
}

/** The first articles of its category besides an article, for one that is withdrawn. */
export function presentOthers(article: ArticleHead, setting: ArticleSetting): readonly ArticleCardView[] {
  const others = articlesOf(setting.content, article.category).filter(({ key, languages }) => key !== article.key && languages.includes(setting.locale))
  return others.slice(0, maxRelated).map((each) => presentArticleCard(each, setting))
}
