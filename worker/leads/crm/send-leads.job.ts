import { openStore } from '#db/client.ts'
import { dueCrmLeads } from '#db/leads/crm/crm-leads.ts'
import { crmNames } from '#db/model/feeds/crm-catalogue.ts'
import { type Env, settingsOf } from '#worker/env.ts'
import { agencyOf } from '#worker/site/pages/agency.ts'
import { relayCrmLeads } from '#worker/site/queue.ts'
import { sendCrmLead } from './send-lead.ts'

/** At most, each minute. */
const max = 50

/** On the queue: sends a lead to each CRM that it is due for. */
export async function sendToCrms(env: Env, id: string): Promise<void> {
  const { db } = openStore(env.DB, env.LISTINGS)
  const deps = { db, settings: settingsOf(env), agency: await agencyOf(env), clock: () => new Date(), random: Math.random }
  for (const crm of crmNames) await sendCrmLead(deps, id, crm)
}

/** Every minute: queues the leads that are due: retries, lost queue messages, expired leases, and those that have been confirmed. */
export async function queueDueLeads(env: Env, now: Date): Promise<void> {
  await relayCrmLeads(env, await dueCrmLeads(openStore(env.DB, env.LISTINGS).db, now, max))
}
