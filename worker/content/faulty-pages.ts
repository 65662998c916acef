import type { Store } from '#db/client.ts'
import { readContentDirectory } from '#db/content/articles.ts'
import { nextContent, presentContent } from '#db/content/next-content.ts'
import type { Article } from '#db/model/content/article.ts'
import type { ContentPage } from '#db/model/content/content-page.ts'
import type { Locale } from '#messages/locales.ts'
import { articlePath } from '#ui/content/article-address.present.ts'
import { href, isPlainRoute } from '#ui/routes.ts'
import type { Env } from '#worker/env.ts'
import { faultLine } from '#worker/site/canary/fault-line.ts'
import { anyPage } from '#worker/site/canary/page-fault.ts'
import { type TriedPage, tryPages } from '#worker/site/canary/try-pages.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'

/** Pages of texts that are tried. */
const mostPages = 12

/**
 * Renders pages with changed texts before they are stored. @returns what is wrong with them, each with its page, in words; empty if they are in order
 */
export async function faultsWith(
  env: Env,
  store: Store,
  texts: { readonly articles: readonly Article[]; readonly pages: readonly ContentPage[] },
  locale: Locale,
  now: Date,
): Promise<readonly string[]> {
  const [directory, agency] = await Promise.all([readContentDirectory(store), agencyOf(env)])
  const { enabled } = agency.languages
  const ofArticles = texts.articles
    .filter(({ state }) => state === 'published')
    .flatMap((article) => enabled.filter((each) => article.languages.includes(each)).map((each) => articlePath(article, directory, each)))
  const ofPages = texts.pages.flatMap(({ page, title }) => (isPlainRoute(page) ? enabled.filter((each) => title[each]).map((each) => href(page, each)) : []))
  // Every page of the site links to articles.
  const paths = [...ofArticles, ...ofPages].slice(0, mostPages)
  const pages: readonly TriedPage[] = [...paths, href('home', locale)].map((path) => ({
    path,
    isNew: false,
    expected: { ...anyPage, hasOwnText: true },
  }))
  const found = paths.length === 0 ? [] : await tryPages(env, pages, nextContent(texts, now.toISOString()), presentContent)
  return found.map(({ page, fault }) => faultLine(page.path, fault, locale))
}
