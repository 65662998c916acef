import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { breadcrumbKey } from '#ui/routes.ts'
import type { DeskText } from './desk-text.ts'

/** What a text is called at the desk: an article by its name, a page by its menu entry. */
export function nameOfText({ key, newest }: DeskText, locale: Locale): string {
  if (key.kind === 'page') return translator(locale)(breadcrumbKey(key.key))
  const named = [locale, ...locales].map((each) => newest[each].name || newest[each].title).find((name) => name !== '')
  return named ?? key.key
}
