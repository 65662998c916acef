import { readSearch, writeSearch } from '#db/model/search-query.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import { type FoundRoute, routeOf } from '#ui/route-lookup.ts'
import { href, routeDefinition } from '#ui/routes.ts'
import { isPlain, type PlainRoute } from './crumbs.ts'

/** A public page of this site. */
interface OwnPage {
  readonly name: PlainRoute
  /** In the language asked for; a list keeps its search, without typed words. */
  readonly path: string
}

/** The screen that a path of ours names, with its language prefix; null for anything else. */
export function screenAt(address: string): FoundRoute | null {
  const [path = ''] = address.split(/[?#]/)
  const [, code, ...rest] = path.split('/')
  return isLocale(code) ? routeOf(rest.join('/'), code) : null
}

/** The public page at an address of ours; the home page for anything else. */
export function ownPage(address: string, locale: Locale): OwnPage {
  const found = screenAt(address)
  const name = found && isPlain(found.name) && routeDefinition(found.name).public ? found.name : 'home'
  const isList = name === 'forSale' || name === 'forRent'
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '')
  return { name, path: href(name, locale) + (isList ? writeSearch({ ...readSearch(query), q: null }) : '') }
}
