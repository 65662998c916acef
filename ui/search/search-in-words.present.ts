import type { Goal } from '#db/model/listings/listing.ts'
import { nearestZone } from '#db/model/places/nearest-zone.ts'
import type { Search } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { categoryLabel, smallInSentence } from '../listings/type-words.present.ts'
import { listFormat } from '../site/intl.present.ts'
import { bedroomsText, counted, countText, labelText, measured, measureText, otherFlags, outdoorsText, priceText } from './filter-words.present.ts'
import { circleText, isTown, placesOf } from './search.present.ts'

/** Maximum types or places named; the others are counted. */
const maxNamed = 3

/**
 * A search as one standalone line without a full stop: 'Houses and apartments for sale in Bruges, up to € 400.000,
 * at least 3 bedrooms'. Includes every filter, but not sorting, view and page. Plain text that may contain the visitor's input.
 */
export function searchInWords(goal: Goal, search: Search, locale: Locale): string {
  return [titleInWords(goal, search, locale), ...filtersInWords(search, locale)].join(', ')
}

/** The same for use within a sentence or after a colon: starts in lower case, except in languages that capitalise nouns. */
export function searchInSentence(goal: Goal, search: Search, locale: Locale): string {
  return smallInSentence(searchInWords(goal, search, locale), locale)
}

function titleInWords(goal: Goal, search: Search, locale: Locale): string {
  const t = translator(locale)
  const types = search.types.map((type, at) => (at === 0 ? categoryLabel(type, locale) : smallInSentence(categoryLabel(type, locale), locale)))
  const title = t(goal === 'sale' ? 'list.title.sale' : 'list.title.rent', { what: types.length === 0 ? t('list.what') : listed(types, locale) })
  const places = placesOf(search, locale)
  if (places.length === 0) return title
  const town = listed(
    places.map(({ label }) => label),
    locale,
  )
  return t(places.every(isTown) ? 'list.title.in' : 'list.title.inRegion', { title, town })
}

function filtersInWords(search: Search, locale: Locale): readonly string[] {
  const t = translator(locale)
  const { near, area, bedroomsMin, bedroomsMax, q } = search
  const from = bedroomsMin !== null && bedroomsMax === null ? t('search.words.bedroomsFrom', { count: bedroomsMin }) : null
  const upTo = bedroomsMin === null && bedroomsMax !== null ? t('search.words.bedroomsUpTo', { count: bedroomsMax }) : null
  const label = search.epc.length > 0 ? t('search.label.energy', { label: search.epc.map(labelText).join(', ') }) : null
  const parts = [
    near && (nearestZone(near) ? circleText(search, locale) : t('search.words.within', { distance: near.radius })),
    area && t('search.words.area'),
    priceText(search, locale),
    from ?? upTo ?? bedroomsText(search, locale),
    ...[
      ...counted.map((each) => countText(each, search, locale)),
      ...measured.map((each) => measureText(each, search, locale)),
      outdoorsText(search, locale),
      ...otherFlags.map((name) => (search[name] ? t(`search.${name}`) : null)),
      label,
    ].map((part) => part && smallInSentence(part, locale)),
    q !== null ? t('search.quoted', { words: q }) : null,
  ]
  return parts.filter((part) => typeof part === 'string')
}

function listed(words: readonly string[], locale: Locale): string {
  const named = words.length > maxNamed + 1 ? words.slice(0, maxNamed) : words
  const others = words.length - named.length
  const all = others > 0 ? [...named, translator(locale)('search.words.others', { count: others })] : named
  return listFormat(locale).format(all)
}
