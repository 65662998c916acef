import type { Locale } from '#messages/locales.ts'
import { locales } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { breadcrumbKey } from '#ui/routes.ts'
import type { DeskText } from './desk-text.ts'

/** The display name of a text: an article's name, or a page's menu entry. */
export function nameOfText({ key, newest }: DeskText, locale: Locale): string {
  if (key.kind === 'page') return translator(locale)(breadcrumbKey(key.key))
  const named = [locale, ...locales].map((each) => newest[each].name || newest[each].title).find((name) => name !== '')
  return named ?? key.key
}
