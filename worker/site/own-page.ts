import type { ContentDirectory } from '#db/model/content/article.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { contentLookup, writtenName, writtenPath } from '#ui/content/article-address.present.ts'
import { type FoundRoute, routeOf } from '#ui/route-lookup.ts'
import { href, isPlainRoute, type RouteName, routeDefinition } from '#ui/routes.ts'

/** A public page of this site. */
interface OwnPage {
  readonly name: RouteName
  /** The name of an article or category; null for a screen, whose name is a message. */
  readonly written: string | null
  /** In the language asked for; a list keeps its search, without typed words. */
  readonly path: string
}

/** The screen that a path of ours names, with its language prefix; null for anything else. */
export function screenAt(address: string, content: ContentDirectory): FoundRoute | null {
  const [path = ''] = address.split(/[?#]/)
  const [, code, ...rest] = path.split('/')
  const named = rest.join('/')
  return isLocale(code) ? (routeOf(named, code) ?? contentLookup(content).find(named, code)) : null
}

/** The public page at an address of ours; the home page for anything else. */
export function ownPage(address: string, locale: Locale, content: ContentDirectory): OwnPage {
  const found = screenAt(address, content)
  const path = found && writtenPath(found, content, locale)
  if (path !== null) return { name: found?.name ?? 'home', written: found && writtenName(found, content, locale), path }
  const name = found && isPlainRoute(found.name) && isShared(found.name) ? found.name : 'home'
  const isList = name === 'forSale' || name === 'forRent'
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '')
  return { name, written: null, path: href(name, locale) + (isList ? writeSearch({ ...readSearch(query), q: null }) : '') }
}

function isShared(name: RouteName): boolean {
  const { public: isPublic, type } = routeDefinition(name)
  return isPublic && type !== 'login'
}
