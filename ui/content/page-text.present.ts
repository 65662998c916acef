import type { Agency } from '#db/model/agency/agency.ts'
import type { ContentPageText } from '#db/model/content/content-page.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { fillPlaceholders } from './placeholders.present.ts'

/** The texts of a screen, ready for its view. */
export interface PageTextView {
  readonly title: string
  /** '' if absent. */
  readonly summary: string
  /** Markdown; '' if absent. */
  readonly body: string
  /** The language of the texts, if not the page's. */
  readonly lang: Locale | undefined
}

/** Presents the texts of a screen. @param name the screen's name, used as the title if the agency has written none */
export function presentPageText(
  text: Pick<ContentPageText, 'title' | 'summary' | 'body' | 'lang'> | null,
  name: string,
  agency: Agency,
  locale: Locale,
): PageTextView {
  if (text === null) return { title: name, summary: '', body: '', lang: undefined }
  const filled = (words: string) => fillPlaceholders(words, agency, text.lang)
  return { title: filled(text.title), summary: filled(text.summary), body: text.body, lang: text.lang === locale ? undefined : text.lang }
}

/** The headline of the home page: the agency's own, else a plain one. */
export function presentSlogan({ slogan }: Pick<Agency, 'slogan'>, locale: Locale): string {
  return textIn(slogan, locale) || translator(locale)('home.title')
}
