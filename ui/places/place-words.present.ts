import { hasTownsName, type Zone, zoneName } from '#db/model/places/zones.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** 'in Bruges', 'à Bruges'; French contracts the preposition with an article in the name: 'au Roeulx', 'aux Bons Villers'. */
export function inTown(town: string, locale: Locale): string {
  const t = translator(locale)
  const [, article, rest = ''] = /^(Les?) (.+)$/.exec(town) ?? []
  if (article === undefined) return t('place.in', { town })
  return t(article === 'Le' ? 'place.in.le' : 'place.in.les', { town: rest })
}

/** The name of a place to search in; a province, canton or country with the name of a town is marked: 'Liège (province)'. */
export function placeName(zone: Zone, locale: Locale): string {
  const name = zoneName(zone, locale)
  return hasTownsName(zone, locale) ? `${name} (${translator(locale)(`place.kind.${zone.kind}`)})` : name
}
