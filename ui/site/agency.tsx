import { createContext, type ReactNode, use } from 'react'
import { type Agency, agencyName } from '#db/model/agency/agency.ts'
import { externalPath } from '../route-lookup.ts'
import { href, type PlainRoute } from '../routes.ts'
import { useContent } from './content.tsx'
import { useTranslation } from './translation.tsx'

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

/**
 * Returns a function that resolves the address of a screen: the agency's own page on another site, else the page here; null if there is
 * neither, or no text in this language.
 */
export function useScreenAddress(): (name: PlainRoute) => string | null {
  const { agency } = useAgency()
  const { locale } = useTranslation()
  const { missing } = useContent()
  return (name) => externalPath(name, agency.externalPages, locale) ?? (missing.includes(name) ? null : href(name, locale))
}
