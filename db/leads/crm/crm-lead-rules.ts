import { eq, sql } from 'drizzle-orm'
import type { Db, Store } from '../../client.ts'
import type { CrmName } from '../../model/feeds/crm-catalogue.ts'
import { type CrmLeadRules, noRules } from '../../model/leads/crm/crm-lead.ts'
import { crmConnections, crmLeadRules } from '../../schema.ts'
import { throughCatalogueCache } from '../../site/catalogue.ts'

const { crm: name, off, repeats, office, withoutMail, version } = crmLeadRules

/** What the agency has chosen about its leads in a CRM. */
export async function readCrmLeadRules(db: Db, crm: CrmName): Promise<CrmLeadRules> {
  return (await db.select({ off, repeats, office, withoutMail, version }).from(crmLeadRules).where(eq(name, crm)).get()) ?? noRules
}

/** The rules of a CRM. */
export interface StoredCrmRules extends CrmLeadRules {
  readonly crm: CrmName
}

/** The query for the rules of all CRMs that have any. */
export function selectCrmLeadRules(db: Db) {
  return db.select({ crm: name, off, repeats, office, withoutMail, version }).from(crmLeadRules)
}

/** The statement that sets the rules; returns no row on a conflict (optimistic lock). @param rules with their new version, one above the version that was read */
export function setCrmLeadRules(db: Db, crm: CrmName, rules: CrmLeadRules) {
  return db
    .insert(crmLeadRules)
    .values({ crm, ...rules })
    .onConflictDoUpdate({ target: name, set: rules, setWhere: eq(version, rules.version - 1) })
    .returning({ version })
}

/** The connected CRMs, and the forms that are switched off for each. */
export interface ConnectedCrms {
  readonly connected: readonly CrmName[]
  readonly off: Readonly<Partial<Record<CrmName, readonly string[]>>>
}

/** The CRMs that the desk has connected, with the forms that are switched off for each; cached under the version of the content, which a change of either raises. */
export function connectedAtDesk(store: Store): Promise<ConnectedCrms> {
  return throughCatalogueCache(
    store,
    'crms',
    async () => {
      const [connections, rules] = await store.db.batch([
        store.db.select({ crm: crmConnections.crm }).from(crmConnections).where(sql`(secrets IS NOT NULL OR "values" <> '{}')`),
        store.db.select({ crm: name, off }).from(crmLeadRules),
      ])
      return { connected: connections.map(({ crm }) => crm), off: Object.fromEntries(rules.map((rule) => [rule.crm, rule.off])) }
    },
    { on: ['content'] },
  )
}
