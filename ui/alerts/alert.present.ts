import type { Alert } from '#db/model/alerts/subscription.ts'
import type { Goal, ListingCard } from '#db/model/listings/listing.ts'
import { municipalityOf } from '#db/model/places/municipality.ts'
import { anySearch, type Search } from '#db/model/search/search.ts'
import { readSearch, writeSearch } from '#db/model/search/search-query.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../routes.ts'
import { searchInWords } from '../search/search-in-words.present.ts'
import { unbrokenPrices } from '../site/number.present.ts'

/** An alert in words. Its links are paths. */
export interface AlertView {
  readonly words: string
  /** The list of matching listings. */
  readonly list: string
  /** The form that changes it, filled in. */
  readonly form: string
}

/** A search alert in words, with the list of what matches it. */
export function presentAlert({ goal, search: query, rhythm }: Alert, locale: Locale): AlertView {
  const search = readSearch(new URLSearchParams(query))
  return {
    words: unbrokenPrices(searchInWords(goal, search, locale)),
    list: href(goal === 'sale' ? 'forSale' : 'forRent', locale) + writeSearch(search),
    form: `${demandPath(goal, search, locale)}&rhythm=${rhythm}`,
  }
}

/** The path of the demand register, filled in with a search. */
export function demandPath(goal: Goal, search: Search, locale: Locale): string {
  return href('demandRegister', locale) + queryOf(goal, search)
}

/** The path of the form that saves a search for an e-mail address. */
export function alertPath(goal: Goal, search: Search, locale: Locale): string {
  return href('alert', locale) + queryOf(goal, search)
}

/** The path of that form for homes similar to a listing: of its category, in its municipality. */
export function alertPathLike({ goal, mainType, place: { country, zip, city } }: Pick<ListingCard, 'goal' | 'mainType' | 'place'>, locale: Locale): string {
  const town = municipalityOf({ country, zip, names: Object.values(city) })
  return alertPath(goal, { ...anySearch, types: [mainType], zones: town ? [town.code] : [] }, locale)
}

function queryOf(goal: Goal, search: Search): string {
  const { sort, dir, view } = anySearch
  return `?goal=${goal}${writeSearch(search, { sort, dir, view }).replace('?', '&')}`
}
