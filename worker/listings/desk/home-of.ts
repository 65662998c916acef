import { type DeskHome, findDeskHome } from '#db/listings/desk/desk-home.ts'
import { worksFor } from '#db/model/accounts/staff.ts'
import { servingOffice } from '#db/model/agency/office.ts'
import { readPublicId } from '#db/model/listings/public-id.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { NoPage } from '#worker/site/faults/no-page.ts'

/** The home in the URL, if the member's offices serve it; 404 otherwise. */
export async function homeOf({ store, parameters, agency, session }: DeskContext): Promise<DeskHome> {
  const id = readPublicId(parameters.id ?? '')
  const home = id === null ? null : await findDeskHome(store.primary, id)
  if (home === null || !worksFor(session.member, servingOffice(agency, home.listing.place)?.key ?? null)) throw new NoPage()
  return home
}
