import { listActsOn } from '#db/desk/audit-log.ts'
import { findDeskLeads } from '#db/leads/desk-lead.ts'
import { type MeanwhileAct, presentMeanwhile } from '#ui/desk/meanwhile.present.ts'
import { leadSender } from '#ui/forms/lead-rows.present.ts'
import type { DeskContext } from '#worker/desk/desk-context.ts'
import { mayRead } from './change-lead.ts'

const [most, mostRead] = [5, 60]

/** The newest act on each lead that a bulk change has left alone, if the member may read it. */
export async function leadsMeanwhile({ store, locale, session }: DeskContext, ids: readonly string[]): Promise<readonly MeanwhileAct[]> {
  if (ids.length === 0) return []
  const db = store.primary
  const [leads, acts] = await Promise.all([findDeskLeads(db, ids), listActsOn(db, [{ object: 'lead', ids }], mostRead)])
  return leads
    .filter((lead) => mayRead(session.member, lead))
    .flatMap(({ id, fields, email }) => {
      const act = acts.find(({ objectId }) => objectId === id)
      return act === undefined ? [] : [{ ...presentMeanwhile(act, new Map(), locale), about: leadSender(fields, email, locale) }]
    })
    .toSorted((one, other) => other.id - one.id)
    .slice(0, most)
}
