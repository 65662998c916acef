import type { SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../../routes.ts'
import { agencyId } from './agency.present.ts'
import type { DescribedSite } from './json-ld.present.ts'

const typed = 'search_term_string'

/** The site in a language, with its search action: a place, a reference or free text. */
export function describeSite(agency: Agency, locale: Locale, { origin }: DescribedSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: agencyName(agency, locale),
    url: origin + href('home', locale),
    inLanguage: locale,
    publisher: { '@type': 'RealEstateAgent', '@id': agencyId(origin) },
    potentialAction: describeSearch(locale, { origin }),
  } as const satisfies WithContext<WebSite>
}

function describeSearch(locale: Locale, { origin }: DescribedSite) {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('forSale', locale)}?where={${typed}}` },
    'query-input': `required name=${typed}`,
  } as const satisfies WithActionConstraints<SearchAction>
}
