import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** 'in Bruges', 'à Bruges'; French contracts the preposition with an article in the name: 'au Roeulx', 'aux Bons Villers'. */
export function inTown(town: string, locale: Locale): string {
  const t = translator(locale)
  const [, article, rest = ''] = /^(Les?) (.+)$/.exec(town) ?? []
  if (article === undefined) return t('place.in', { town })
  return t(article === 'Le' ? 'place.in.le' : 'place.in.les', { town: rest })
}
