import { createContext, type ReactNode, use } from 'react'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import type { Stock } from '#db/model/search/search.ts'
import type { Locale } from '#messages/locales.ts'
import type { ContentLinks } from '../content/content-links.present.ts'
import { externalPath } from '../route-lookup.ts'
import { href, type PlainRoute } from '../routes.ts'
import { useTranslation } from './translation.tsx'

/** Null outside a page, as in mails and tests of a part. Pieces pass it into their separate renders. */
export const OriginContext = createContext<string | null>(null)

/** Sets the site's origin, without a trailing slash, for everything below. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>
}

/** The site's origin, for addresses that must be absolute; null outside a page. */
export function useOrigin(): string | null {
  return use(OriginContext)
}

/** The agency's published content, so that no link leads to a missing page. */
export const ContentContext = createContext<ContentLinks>({ missing: [], articles: {}, named: {} })

/** Provides the content directory to everything below. */
export function ContentProvider({ content, children }: { content: ContentLinks; children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>
}

export function useContent(): ContentLinks {
  return use(ContentContext)
}

/** Null outside a page: pieces pass it into their separate renders. */
export const StockContext = createContext<Stock | null>(null)

/** Provides the stock to everything below. Cached pieces do not depend on it, since they are cached for longer. */
export function StockProvider({ stock, children }: { stock: Stock; children: ReactNode }) {
  return <StockContext value={stock}>{children}</StockContext>
}

/** What is on offer, so that no link leads to an empty list. */
export function useStock(): Stock {
  const stock = use(StockContext)
  if (stock === null) throw new Error('Nothing above provides the stock')
  return stock
}

/** Null outside a page: pieces pass it into their separate renders. */
export const AgencyContext = createContext<Agency | null>(null)

/** Sets the agency of everything below. */
export function AgencyProvider({ agency, children }: { agency: Agency; children: ReactNode }) {
  return <AgencyContext value={agency}>{children}</AgencyContext>
}

/** The agency whose page this is, and its name in the page's language. */
export function useAgency(): { readonly agency: Agency; readonly name: string } {
  const agency = use(AgencyContext)
  const { locale } = useTranslation()
  if (agency === null) throw new Error('Nothing above provides the agency')
  return { agency, name: agencyName(agency, locale) }
}

/** Returns a function that resolves the address of a screen for the page's reader. */
export function useScreenAddress(): (name: PlainRoute) => string | null {
  const { agency } = useAgency()
  const { locale } = useTranslation()
  const content = useContent()
  return (name) => screenAddress(name, agency, content, locale)
}

/** The address of a screen: the agency's own page on another site, else the page here; null if there is neither, or no text in this language. */
export function screenAddress(name: PlainRoute, { externalPages }: Pick<Agency, 'externalPages'>, { missing }: ContentLinks, locale: Locale): string | null {
  return externalPath(name, externalPages, locale) ?? (missing.includes(name) ? null : href(name, locale))
}
