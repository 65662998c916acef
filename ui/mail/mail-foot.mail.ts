import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { href } from '../routes.ts'

/** The last link below every mail. */
export function privacyLink(origin: string, locale: Locale): { readonly text: string; readonly href: string } {
  return { text: translator(locale)('route.privacy'), href: origin + href('privacy', locale) }
}
