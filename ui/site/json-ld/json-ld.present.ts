import type { BreadcrumbList, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { Locale } from '#messages/locales.ts'
import { href } from '../../routes.ts'
import { agencyId } from './agency.present.ts'

/** Structured data of a page, in schema.org's vocabulary. Builders are checked against schema-dts; tests check pages against the vocabulary itself. */
export interface JsonLd {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly '@id'?: string
}

/** The site context that every builder needs. */
export interface DescribedSite {
  /** Without a trailing slash. */
  readonly origin: string
}

/** Serialises for a script element, without a `<` that could end it. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

interface Step {
  readonly text: string
  /** Null for the page itself. */
  readonly href: string | null
}

/** The trail from the home page to a page. */
export function describeTrail(steps: readonly Step[], { origin }: DescribedSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: text,
      ...(href === null ? {} : { item: origin + href }),
    })),
  } as const satisfies WithContext<BreadcrumbList>
}

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
