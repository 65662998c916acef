import { didChange, recordAct } from '#db/desk/audit-log.ts'
import { leaveOutOfCrm, resendToCrm } from '#db/leads/crm/crm-leads.ts'
import { isCrmName } from '#db/model/feeds/crm-catalogue.ts'
import type { DeskContext } from '#worker/desk/desk-page.ts'
import { NoPage } from '#worker/site/pages/answers.ts'
import { textOf } from '#worker/site/requests/typed-values.ts'

/** A person's decision about a lead that has stopped on its way to a CRM: to send it again, or to leave it out. @returns whether it was still theirs to make */
export async function decideAboutCrm({ store, session, now }: DeskContext, id: string, sent: FormData, decision: 'send' | 'leave'): Promise<boolean> {
  const crm = textOf(sent, 'crm')
  if (!isCrmName(crm)) throw new NoPage()
  const db = store.primary
  const change = decision === 'send' ? resendToCrm(db, id, crm, now) : leaveOutOfCrm(db, id, crm)
  const act = { action: decision === 'send' ? 'resend' : 'stop', object: 'lead', objectId: id } as const
  const [changed] = await db.batch([change, recordAct(db, session.member, act, now, didChange)])
  return changed.length > 0
}
