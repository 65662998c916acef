import type { Goal } from '#db/model/listing.ts'
import { anySearch, type Search } from '#db/model/search.ts'
import { readSearch, writeSearch } from '#db/model/search-query.ts'
import type { Alert } from '#db/model/subscription.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../routes.ts'
import { searchInWords } from './search-in-words.ts'

/** A search alert in words. Its links are paths. */
export interface AlertView {
  readonly words: string
  /** Its homes. */
  readonly list: string
  /** The form filled in with it and how often it writes. */
  readonly form: string
}

export function presentAlert({ goal, search: query, rhythm }: Alert, locale: Locale): AlertView {
  const search = readSearch(new URLSearchParams(query))
  return {
    words: searchInWords(goal, search, locale).replaceAll('€ ', '€\u00a0'), // a price is not broken between lines
    list: href(goal === 'sale' ? 'forSale' : 'forRent', locale) + writeSearch(search),
    form: `${demandPath(goal, search, locale)}&rhythm=${rhythm}`,
  }
}

/** The form that keeps a search, filled in with it. */
export function demandPath(goal: Goal, search: Search, locale: Locale): string {
  const { sort, dir, view } = anySearch
  return `${href('demandRegister', locale)}?goal=${goal}${writeSearch(search, { sort, dir, view }).replace('?', '&')}`
}
