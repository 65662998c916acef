import type { Agency } from '#db/model/agency/agency.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** The headline of the home page: the agency's own, else a plain one. */
export function presentSlogan({ slogan }: Pick<Agency, 'slogan'>, locale: Locale): string {
  return textIn(slogan, locale) || translator(locale)('home.title')
}
