import type { listStaff } from '#db/accounts/staff.ts'
import { isGranted, type StaffMember, worksFor } from '#db/model/accounts/staff.ts'
import { type DeskVisit, findDeskVisit } from '#db/visits/desk-visits.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'

/** The visit in the URL, if it belongs to one of the member's offices; 404 otherwise. */
export async function visitOf(context: Pick<DeskContext, 'store' | 'parameters' | 'session'>): Promise<DeskVisit> {
  return servedVisit(context, context.parameters.id ?? '')
}

/** A visit by its id, if it belongs to one of the member's offices. */
export async function servedVisit({ store, session: { member } }: Pick<DeskContext, 'store' | 'session'>, id: string): Promise<DeskVisit> {
  const visit = await findDeskVisit(store.primary, id)
  if (visit === null || !worksFor(member, visit.appointment.office)) throw new NoPage()
  return visit
}

/** The colleagues to whom a visit of an office can be assigned. */
export function colleaguesFor(office: string, members: Awaited<ReturnType<typeof listStaff>>): readonly Pick<StaffMember, 'id' | 'name'>[] {
  return members
    .filter((member) => member.state === 'active' && worksFor(member, office) && isGranted(member.role, 'calendar'))
    .map(({ id, name }) => ({ id, name }))
}
