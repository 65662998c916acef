import type { Store } from '#db/client.ts'
import { connectedAtDesk } from '#db/leads/crm/crm-lead-rules.ts'
import type { TakingCrm } from '#db/leads/crm/crm-leads.ts'
import { type CrmName, crmNames, crms, noConnection } from '#db/model/feeds/crm-catalogue.ts'
import type { FormName } from '#db/model/forms/form-catalogue.ts'
import { crmPlace, formsOf } from '#db/model/leads/crm/crm-places.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Settings } from '#worker/env.ts'
import { connectionValues } from '#worker/feeds/crm-connection.ts'

/** The CRMs that may take leads; the statement that queues a lead looks at those that the desk has connected. */
export function takingCrms(settings: Settings): Promise<readonly TakingCrm[]> {
  const of = async (crm: CrmName) => ({ crm, forms: formsOf(crm), isFixed: (await connectionValues(settings, crm, noConnection)) !== null })
  return Promise.all(crmNames.map(of))
}

interface Site {
  readonly store: Store
  readonly settings: Settings
}

/** The names of the connected CRMs that receive each form, for the privacy statement; undefined if none does. */
export async function crmsByForm({ store, settings }: Site): Promise<(form: FormName) => string | undefined> {
  const [taking, { connected, off }] = await Promise.all([takingCrms(settings), connectedAtDesk(store)])
  const isConnected = (crm: CrmName) => connected.includes(crm) || taking.some((each) => each.crm === crm && each.isFixed)
  return (form) => {
    const receiving = crmNames.filter((crm) => crmPlace(crm, form) !== null && off[crm]?.includes(form) !== true && isConnected(crm))
    return receiving.length === 0 ? undefined : receiving.map((crm) => crms[crm].title).join(', ')
  }
}

/** Those of one form, for its notice. A form must be shown and sent even while the database fails. */
export async function crmsNamed(site: Site, form: FormName): Promise<string | undefined> {
  const named = await crmsByForm(site).catch((error: unknown) => reportFault('The connected CRMs are not known', error))
  return named?.(form)
}
