import { textIn } from '#db/model/site/localized.ts'
import { hasMessage, translator } from '#messages/translate.ts'
import type { TypeLabel } from '../database-row.ts'

/** The name of a type in a language: ours, else the feed's own. Apart from the categories, which the import command reads without the catalogues. */
export const typeLabel: TypeLabel = (slug, name, locale) => {
  const key = `type.${slug}`
  return hasMessage(key) ? translator(locale)(key) : textIn(name, locale)
}
