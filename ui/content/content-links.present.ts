import { articlesOf, builtInCategories, type ContentDirectory } from '#db/model/content/article.ts'
import { textIn } from '#db/model/site/localized.ts'
import { byLocale, type Locale, locales } from '#messages/locales.ts'
import type { RouteName } from '../routes.ts'
import { articlePath, categoryPath, shownCategories } from './article-address.present.ts'

/** The agency's content that links on a page in one language depend on. */
export interface ContentLinks {
  /** Screens without a text in this language. */
  readonly missing: readonly RouteName[]
  /** The paths of the articles in this language, by key. */
  readonly articles: Readonly<Record<string, string>>
  /** What menus can lead to in this language, by 'article:KEY' and 'category:KEY'. */
  readonly named: Readonly<Record<string, NamedLink>>
}

interface NamedLink {
  readonly href: string
  readonly text: string
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
    named: Object.fromEntries([
      ...shown.map((article) => [`article:${article.key}`, { href: articlePath(article, directory, locale), text: textIn(article.name, locale) }] as const),
      ...categoriesIn(directory, locale).map(
        ({ key, name }) => [`category:${key}`, { href: categoryPath(key, directory, locale), text: textIn(name, locale) }] as const,
      ),
    ]),
  }
}

/** The agency's own categories that have an article in a language. */
function categoriesIn(directory: ContentDirectory, locale: Locale): ContentDirectory['categories'] {
  const shown = shownCategories(directory)
  return directory.categories.filter(({ key }) => shown.includes(key) && articlesOf(directory, key).some(({ languages }) => languages.includes(locale)))
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
