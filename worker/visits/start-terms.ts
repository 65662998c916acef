import type { Db } from '#db/client.ts'
import type { Office } from '#db/model/agency/office.ts'
import { agentsTimeOf, candidatesFor, type VisitSought } from '#db/model/visits/agents-time.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { type StartTerms, startTerms } from '#db/model/visits/calendar.ts'
import { selectAbsences, selectMembersTime } from '#db/visits/agents-time.ts'

/** What the office's calendar and its agents' time say about a start, for the statement that books it. */
export async function readStartTerms(db: Db, office: Office | null, startsAt: string, now: Date, visit: VisitSought): Promise<StartTerms> {
  const terms = startTerms(office?.calendar ?? [], new Date(startsAt), now)
  if (office === null) return terms
  const period = { startsAt, endsAt: terms.endsAt }
  const [members, absences] = await db.batch([selectMembersTime(db), selectAbsences(db, period)])
  const time = agentsTimeOf(office.key, members, absences)
  return time === null ? terms : { ...terms, candidates: candidatesFor(time, period, visit) }
}

/** How a visit that is moved or restored finds its agent: the one who has it keeps it if possible. @param exceptJoint the joint visit, if it is moved as a whole */
export function visitAgain({ id, listingId, assignee }: Pick<Appointment, 'id' | 'listingId' | 'assignee'>, exceptJoint: string | null = null): VisitSought {
  return { listingId, preferred: [assignee], except: id, exceptJoint }
}
