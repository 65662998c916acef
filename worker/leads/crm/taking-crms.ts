import type { Store } from '#db/client.ts'
import { type ConnectedCrms, connectedAtDesk } from '#db/leads/crm/crm-lead-rules.ts'
import type { TakingCrm } from '#db/leads/crm/crm-leads.ts'
import { crmNames, crms, noConnection } from '#db/model/feeds/crm-catalogue.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { crmPlace, formsOf } from '#db/model/leads/crm/crm-places.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Settings } from '#worker/env.ts'
import { connectionValues } from '#worker/feeds/crm-connection.ts'

/** The CRMs that may take leads; the statement that queues a lead looks at those that the desk has connected. */
export function takingCrms(settings: Settings): Promise<readonly TakingCrm[]> {
  const of = async (crm: (typeof crmNames)[number]) => ({ crm, forms: formsOf(crm), isFixed: (await connectionValues(settings, crm, noConnection)) !== null })
  return Promise.all(crmNames.map(of))
}

/** The names of the connected CRMs that receive a form, for its notice and the privacy statement; undefined if none does. */
export async function crmsNamed({ store, settings }: { readonly store: Store; readonly settings: Settings }, form: FormName): Promise<string | undefined> {
  const receives = await receivingCrms(store, settings)
  const names = crmNames.filter((crm) => receives(crm, form)).map((crm) => crms[crm].title)
  return names.length === 0 ? undefined : names.join(', ')
}

const noneConnected: ConnectedCrms = { connected: [], off: {} }

async function receivingCrms(store: Store, settings: Settings) {
  // A form must be shown and sent even while the database fails.
  const nothing = (error: unknown) => {
    reportFault('The connected CRMs are not known', error)
    return noneConnected
  }
  const [taking, { connected, off }] = await Promise.all([takingCrms(settings), connectedAtDesk(store).catch(nothing)])
  return (crm: (typeof crmNames)[number], form: FormName) =>
    crmPlace(crm, form) !== null && off[crm]?.includes(form) !== true && (connected.includes(crm) || taking.some((each) => each.crm === crm && each.isFixed))
}
