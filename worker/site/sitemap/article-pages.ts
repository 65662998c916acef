import type { Store } from '#db/client.ts'
import { readContentDirectory } from '#db/content/articles.ts'
import { type ArticleHead, articlesOf, type ContentDirectory, isOpenVacancy } from '#db/model/content/article.ts'
import { type Locale, locales } from '#messages/locales.ts'
import { articlePath, categoryPath, shownCategories } from '#ui/content/article-address.present.ts'
import { latest } from './fixed-pages.ts'
import type { SitemapPage } from './xml.ts'

/** The published articles and their categories, each in the languages that have it. A closed vacancy is left out. @param day YYYY-MM-DD */
export async function articlePages(store: Store, day: string): Promise<readonly SitemapPage[]> {
  const content = await readContentDirectory(store)
  const shown = content.articles.filter((each) => each.state === 'published' && (each.job === null || isOpenVacancy(each, day)))
  return [...shownCategories(content).map((key) => categoryPage(key, content)), ...shown.map((each) => articlePage(each, content))]
}

function categoryPage(key: string, content: ContentDirectory): SitemapPage {
  const articles = articlesOf(content, key)
  const languages = new Set(articles.flatMap((each) => each.languages))
  return { paths: pathsIn([...languages], (locale) => categoryPath(key, content, locale)), changedOn: latest(articles.map(changeOf)) }
}

function articlePage(article: ArticleHead, content: ContentDirectory): SitemapPage {
  return { paths: pathsIn(article.languages, (locale) => articlePath(article, content, locale)), changedOn: changeOf(article) }
}

function changeOf({ published, updated }: ArticleHead): string {
  return updated !== null && updated > published ? updated : published
}

function pathsIn(languages: readonly Locale[], path: (locale: Locale) => string): SitemapPage['paths'] {
  return Object.fromEntries(locales.filter((locale) => languages.includes(locale)).map((locale) => [locale, path(locale)]))
}
