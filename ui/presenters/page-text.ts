import type { Agency } from '#db/model/agency.ts'
import type { ContentPageText } from '#db/model/content-page.ts'
import type { Locale } from '#messages/locales.ts'
import { fillPlaceholders } from './placeholders.ts'

/** The texts of a screen as its view shows them. */
export interface PageTextView {
  readonly title: string
  /** '' without one. */
  readonly summary: string
  /** Markdown; '' without one. */
  readonly body: string
  /** The language of the texts where it is not the page's. */
  readonly lang: Locale | undefined
}

/** Presents the texts of a screen. @param name the screen's, which is its title where the agency has written nothing */
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
