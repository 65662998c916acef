import { and, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { type CrmConnection, type CrmName, noConnection } from '../model/feeds/crm-catalogue.ts'
import { crmConnections } from '../schema.ts'
import { isUnderWay } from './import-staging.ts'

const { crm: name, values, secrets, version, isRead } = crmConnections

/** The connection with a CRM that was set at the desk; `noConnection` if none was. */
export async function readCrmConnection(db: Db, crm: CrmName): Promise<CrmConnection> {
  return (await db.select({ values, secrets, version, isRead }).from(crmConnections).where(eq(name, crm)).limit(1))[0] ?? noConnection
}

/** The query for the connections that were set at the desk. */
export function selectCrmConnections(db: Db) {
  return db.select({ crm: name, values, secrets, version, isRead }).from(crmConnections)
}

/**
 * The statement that sets a connection; returns no row on a conflict (optimistic lock).
 * @param connection with its new version, one above the version that was read
 */
export function setCrmConnection(db: Db, crm: CrmName, connection: CrmConnection) {
  return db
    .insert(crmConnections)
    .values({ crm, ...connection })
    .onConflictDoUpdate({ target: name, set: connection, setWhere: eq(version, connection.version - 1) })
    .returning({ version })
}

/** The statement that begins to read the stock from a CRM. @param importId the import of its first stock, which was resumed */
export function switchOnCrm(db: Db, crm: CrmName, importId: string) {
  return db
    .update(crmConnections)
    .set({ isRead: true })
    .where(and(eq(name, crm), isUnderWay(importId, 'receiving')))
}
