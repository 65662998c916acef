import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { Crumb } from '#ui/parts/breadcrumb.tsx'
import { breadcrumbKey, href, patternOf, type RouteName, type RouteParameters, trailOf } from '#ui/routes.ts'

/** A screen whose path takes no parameters. */
export type PlainRoute = { [Name in RouteName]: [RouteParameters<Name>] extends [never] ? Name : never }[RouteName]

/** From home to a screen; the screen itself has no address. */
export function crumbsTo(name: PlainRoute, locale: Locale): readonly Crumb[] {
  const t = translator(locale)
  return trailOf(name).map((step) => ({ text: t(breadcrumbKey(step)), href: step === name || !isPlain(step) ? null : href(step, locale) }))
}

/** From home through a screen to something below it. */
export function crumbsBelow(name: PlainRoute, locale: Locale, ...below: readonly Crumb[]): readonly Crumb[] {
  return [...crumbsTo(name, locale).map((crumb) => (crumb.href === null ? { ...crumb, href: href(name, locale) } : crumb)), ...below]
}

/** Whether the path of a screen takes no parameters. */
export function isPlain(name: RouteName): name is PlainRoute {
  return !patternOf(name, 'en').includes(':')
}
