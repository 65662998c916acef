import type { PublicationSettings } from '../../agency/agency-settings.ts'
import { isListed } from '../../listings/listing-state.ts'
import { gapsOf, type RuledListing } from './compliance.ts'

/** Whether a listing is held back from publication. */
export type HoldsBack = (listing: RuledListing) => boolean

/**
 * Returns the test for what an agency holds back on a day; null if it holds nothing back. Only a listing on offer is an advertisement, so a sold
 * or rented home keeps its page.
 * @param today YYYY-MM-DD
 */
export function holdsBackOn({ holdBack }: PublicationSettings, today: string): HoldsBack | null {
  if (holdBack === false || (holdBack !== true && holdBack.length === 0)) return null
  return (listing) =>
    isListed(listing.state) && gapsOf(listing, today).some(({ rule, row }) => (holdBack === true ? row.without === 'unlawful' : holdBack.includes(rule)))
}
