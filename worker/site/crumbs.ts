import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { breadcrumbKey, href, isPlainRoute, type PlainRoute, trailOf } from '#ui/routes.ts'
import type { Crumb } from '#ui/site/frame/breadcrumb.part.tsx'

export type { PlainRoute }

/** Breadcrumb from home to a route; the last step has no link. The folder of the thank-you pages is left out. */
export function crumbsTo(name: PlainRoute, locale: Locale): readonly Crumb[] {
  const t = translator(locale)
  const steps = trailOf(name).filter((step) => step !== 'thankYou' || step === name)
  return steps.map((step) => ({ text: t(breadcrumbKey(step)), href: step === name || !isPlainRoute(step) ? null : href(step, locale) }))
}

/** Breadcrumb from home through a route to pages below it. */
export function crumbsBelow(name: PlainRoute, locale: Locale, ...below: readonly Crumb[]): readonly Crumb[] {
  return [...crumbsTo(name, locale).map((crumb) => (crumb.href === null ? { ...crumb, href: href(name, locale) } : crumb)), ...below]
}
