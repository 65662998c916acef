import type { SiteLanguages } from '#db/model/agency-settings.ts'
import type { Goal } from '#db/model/listing.ts'
import { isLocale, type Locale } from '#messages/locales.ts'

/** The language and the goal that an address of data asks for; the site's own language and homes for sale where it asks for none of ours. */
export function readAsked(query: URLSearchParams, languages: SiteLanguages): { readonly locale: Locale; readonly goal: Goal } {
  const lang = query.get('lang')?.toLowerCase()
  return { locale: isLocale(lang) && languages.enabled.includes(lang) ? lang : languages.default, goal: query.get('goal') === 'rent' ? 'rent' : 'sale' }
}
