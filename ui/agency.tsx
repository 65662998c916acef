import { createContext, type ReactNode, use } from 'react'
import { type Agency, agencyName } from '#db/model/agency.ts'
import { useTranslation } from './translation.tsx'

/** Null outside a page: pieces carry it into renders of their own. */
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
