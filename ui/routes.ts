import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { slug } from '#db/model/site/path-segment.ts'
import type { Locale } from '#messages/locales.ts'
import { paths } from '#messages/paths.ts'
import type { PlainKey } from '#messages/translate.ts'
import { type RouteDefinition, routes } from './route-catalogue.ts'

/** Names, paths and links of the screens in the route catalogue. */

export type RouteName = keyof typeof routes

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : Path
type OwnParameters<Path extends string> = Segments<Path> extends infer Part ? (Part extends `:${infer Name}` ? Name : never) : never
type RouteParameters<Name extends RouteName> = OwnParameters<(typeof routes)[Name]['path']>
/** The parameters a link to a screen needs: none, or a value for each `:name` of its path. */
type Needs<Name extends RouteName> = [RouteParameters<Name>] extends [never] ? [] : [parameters: Readonly<Record<RouteParameters<Name>, string | number>>]

/** A screen without path parameters. */
export type PlainRoute = { [Name in RouteName]: [RouteParameters<Name>] extends [never] ? Name : never }[RouteName]

/** The name of a screen's breadcrumb in the catalogues. */
export function breadcrumbKey(name: RouteName): PlainKey {
  return `route.${name}`
}

/** A definition with its optional parts visible. */
export function routeDefinition(name: RouteName): RouteDefinition {
  return routes[name]
}

export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName)

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}

/** Whether a name belongs to a screen without path parameters. */
export function isPlainRoute(name: string): name is PlainRoute {
  return isRouteName(name) && !patternOf(name, 'en').includes(':')
}

/** The screen one step up; null for home. */
export function parentOf(name: RouteName): RouteName | null {
  const { parent } = routeDefinition(name)
  return parent !== null && isRouteName(parent) ? parent : null
}

/** The thank-you page of a form. */
export function thankYouRoute(form: FormName): ThankYouRoute {
  const name = `thankYou${form.charAt(0).toUpperCase()}${form.slice(1)}`
  if (!isThankYouRoute(name)) throw new Error(`The route catalogue has no ${name}`)
  return name
}

type ThankYouRoute = Extract<PlainRoute, `thankYou${Capitalize<FormName>}`>

function isThankYouRoute(name: string): name is ThankYouRoute {
  return isPlainRoute(name) && parentOf(name) === 'thankYou'
}

/** The screens from home to this one. */
export function trailOf(name: RouteName): readonly RouteName[] {
  const parent = parentOf(name)
  return parent === null ? [name] : [...trailOf(parent), name]
}

/** The path below the language prefix, with `:name` for parameters, without slashes at its ends: `te-koop/:city/:type/:id`. */
export function patternOf(name: RouteName, locale: Locale): string {
  const key = `${locale} ${name}`
  const known = knownPatterns.get(key)
  if (known !== undefined) return known
  const pattern = trailOf(name)
    .map((step) => paths[locale][step] ?? routeDefinition(step).path)
    .filter((path) => path !== '')
    .join('/')
  knownPatterns.set(key, pattern)
  return pattern
}

/** Cached, as every link needs one. */
const knownPatterns = new Map<string, string>()

/**
 * The path of a screen in a language, with the language prefix and a trailing slash.
 * A wrong name, language or parameter does not compile. Parameters become path segments; an empty one becomes `-`.
 */
export function href<Name extends RouteName>(name: Name, locale: Locale, ...[parameters]: Needs<Name>): string {
  const values: Readonly<Record<string, string | number>> = parameters ?? {}
  const pattern = patternOf(name, locale)
  const path = parameters === undefined ? pattern : pattern.replace(/:(\w+)/g, (_, key: string) => segmentOf(values[key], locale))
  return path === '' ? `/${locale}/` : `/${locale}/${path}/`
}

function segmentOf(value: string | number | undefined, locale: Locale): string {
  const segment = typeof value === 'number' ? String(value) : slug(value ?? '', locale)
  return segment === '' ? '-' : encodeURI(segment)
}
