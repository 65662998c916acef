import type { Db } from '#db/client.ts'
import { selectCrmConnections } from '#db/feeds/crm-connections.ts'
import { readCrmFacts, selectCrmFacts } from '#db/feeds/crm-facts.ts'
import { type CrmConnection, type CrmName, crms, noConnection } from '#db/model/feeds/crm-catalogue.ts'
import { type CrmDirection, type CrmFacts, crmExchanges, type Exchange } from '#db/model/feeds/crm-health.ts'
import type { Settings } from '#worker/env.ts'
import { connectionValues } from '#worker/feeds/crm-connection.ts'
import { crmServices } from './crm-services.ts'

/** A CRM, and how each direction of the exchange with it stands. */
export type CrmExchanges = Readonly<Record<CrmDirection, Exchange>> & { readonly crm: CrmName }

type Connections = readonly (CrmConnection & { readonly crm: CrmName })[]

/** How the exchange with a CRM stands. @param connections those that the desk has set */
export async function exchangesOf(settings: Settings, connections: Connections, facts: CrmFacts, now: Date): Promise<CrmExchanges> {
  const connection = connections.find(({ crm }) => crm === facts.crm) ?? noConnection
  const { hasLists, hasFigures = false } = crmServices[facts.crm]
  const isSet = (await connectionValues(settings, facts.crm, connection)) !== null
  const { takesReceipts } = crms[facts.crm]
  const use = { isSet, isRead: connection.isRead, hasLists, hasFigures, takesReceipts }
  return { crm: facts.crm, ...crmExchanges(facts, use, now) }
}

/** How the exchange with every CRM stands, in one call of the database. */
export async function loadExchanges(settings: Settings, db: Db, now: Date): Promise<readonly CrmExchanges[]> {
  const [connections, rows] = await db.batch([selectCrmConnections(db), selectCrmFacts(db)])
  return Promise.all(rows.map((row) => exchangesOf(settings, connections, readCrmFacts(row), now)))
}
