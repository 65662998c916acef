import { createId } from '@paralleldrive/cuid2'
import type { Db, Statement } from '#db/client.ts'
import type { Appointment } from '#db/model/visits/appointment.ts'
import { askOwner, questionMailId } from '#db/visits/owner-questions.ts'
import { selectAskedFirst } from '#db/visits/visit-terms.ts'
import { questionMail } from './question-mail.ts'

/** The questions that the terms of a home ask about a version of a visit: statements after the one that stores it, and the ids of their mails. */
export async function askFirst(
  db: Db,
  visit: Appointment,
  now: Date,
): Promise<{ readonly statements: readonly Statement[]; readonly mailIds: readonly string[] }> {
  const asked = (await selectAskedFirst(db, visit.listingId)).map((owner) => ({ owner, id: createId() }))
  return {
    statements: asked.flatMap(({ owner, id }) => [...askOwner(db, { id, ownerId: owner.id, isAutomatic: true }, visit, questionMail(id, owner, visit), now)]),
    mailIds: asked.map(({ id }) => questionMailId(id)),
  }
}
