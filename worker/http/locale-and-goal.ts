import type { Goal } from '#db/model/listing.ts'
import { isLocale, type Locale } from '#messages/locales.ts'
import type { Settings } from '#worker/env.ts'

/** The language and the goal that an address of data asks for; the site's own language and homes for sale where it asks for none of ours. */
export function readAsked(query: URLSearchParams, { enabled, fallback }: Settings): { readonly locale: Locale; readonly goal: Goal } {
  const lang = query.get('lang')?.toLowerCase()
  return { locale: isLocale(lang) && enabled.includes(lang) ? lang : fallback, goal: query.get('goal') === 'rent' ? 'rent' : 'sale' }
}
