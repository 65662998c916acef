import type { SiteLanguages } from '#db/model/agency-settings.ts'
import type { Goal } from '#db/model/listing.ts'
import { isLocale, type Locale } from '#messages/locales.ts'

/** The language and the goal in the query of a data request; by default the site's default language and listings for sale. */
export function readAsked(query: URLSearchParams, languages: SiteLanguages): { readonly locale: Locale; readonly goal: Goal } {
  const lang = query.get('lang')?.toLowerCase()
  return { locale: isLocale(lang) && languages.enabled.includes(lang) ? lang : languages.default, goal: query.get('goal') === 'rent' ? 'rent' : 'sale' }
}
