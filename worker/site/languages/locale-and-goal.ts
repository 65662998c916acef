import type { SiteLanguages } from '#db/model/agency/agency-settings.ts'
import type { Goal } from '#db/model/listings/listing.ts'
import type { Locale } from '#messages/locales.ts'
import { enabledLocale } from './language.ts'

/** The language that `lang` of a data request names, in any casing and with a region ('fr', 'FR', 'fr-BE'); the site's default for any other. */
export function readLanguage(query: URLSearchParams, { enabled, default: standard }: SiteLanguages): Locale {
  return enabledLocale(query.get('lang')?.split(/[-_]/)[0], enabled) ?? standard
}

/** The language and the goal in the query of a data request; by default the site's default language and listings for sale. */
export function readAsked(query: URLSearchParams, languages: SiteLanguages): { readonly locale: Locale; readonly goal: Goal } {
  return { locale: readLanguage(query, languages), goal: query.get('goal') === 'rent' ? 'rent' : 'sale' }
}
