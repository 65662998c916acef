import { articlesOf, builtInCategories, type ContentDirectory } from '#db/model/content/article.ts'
import { byLocale, type Locale, locales } from '#messages/locales.ts'
import type { RouteName } from '../routes.ts'
import { articlePath } from './article-address.present.ts'

/** The agency's content that links on a page in one language depend on. */
export interface ContentLinks {
  /** Screens without a text in this language. */
  readonly missing: readonly RouteName[]
  /** The paths of the articles in this language, by key. */
  readonly articles: Readonly<Record<string, string>>
}

const made = new WeakMap<ContentDirectory, Readonly<Record<Locale, ContentLinks>>>()

/** The links of a language, built once per directory. */
export function contentLinks(directory: ContentDirectory, locale: Locale): ContentLinks {
  const known = made.get(directory) ?? byLocale((each) => makeLinks(directory, each))
  made.set(directory, known)
  return known[locale]
}

function makeLinks(directory: ContentDirectory, locale: Locale): ContentLinks {
  const shown = directory.articles.filter(({ state, languages }) => state === 'published' && languages.includes(locale))
  return {
    missing: builtInCategories.filter((screen) => !languagesOfScreen(directory, screen).includes(locale)),
    articles: Object.fromEntries(shown.map((article) => [article.key, articlePath(article, directory, locale)])),
  }
}

/** The languages of the text that the agency has written for a screen; all of them if it has written none, since the product has one in each. */
export function languagesOfText({ pages }: Pick<ContentDirectory, 'pages'>, screen: RouteName): readonly Locale[] {
  return pages.find(({ page }) => page === screen)?.languages ?? locales
}

/** The languages in which a built-in category's screen has a text or an article. */
export function languagesOfScreen(directory: ContentDirectory, screen: (typeof builtInCategories)[number]): readonly Locale[] {
  const own = directory.pages.find(({ page }) => page === screen)?.languages ?? []
  return [...new Set([...own, ...articlesOf(directory, screen).flatMap(({ languages }) => languages)])]
}
