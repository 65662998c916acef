import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { CrmName } from '../model/feeds/crm-catalogue.ts'
import type { SeenPerson } from '../model/feeds/crm-people.ts'
import { crmPeople } from '../schema.ts'

/** The offices and people that records of a CRM name, and which of the agency's own each is. */

const { crm: of, kind, id, name } = crmPeople

/** Shown at the desk; a CRM has fewer. */
const most = 150

/** The query for those of all CRMs. */
export function selectCrmPeople(db: Db) {
  return db.select().from(crmPeople).orderBy(asc(of), asc(kind), asc(name), asc(id)).limit(most)
}

/** Those of a CRM. */
export function listCrmPeople(db: Db, crm: CrmName) {
  return db.select().from(crmPeople).where(eq(of, crm))
}

/** Notes those that a CRM names; a name that it does not give again stays. */
export async function noteCrmPeople(db: Db, crm: CrmName, seen: readonly SeenPerson[]): Promise<void> {
  await db.run(sql`
    INSERT INTO ${crmPeople} (crm, kind, id, name, email)
    SELECT ${crm}, value ->> 'kind', value ->> 'id', value ->> 'name', value ->> 'email' FROM json_each(${JSON.stringify(seen)}) WHERE true
    ON CONFLICT (crm, kind, id) DO UPDATE SET name = coalesce(excluded.name, name), email = coalesce(excluded.email, email)`)
}

/** The statement that says which of the agency's own one is. */
export function setOwn(db: Db, crm: CrmName, seen: Pick<SeenPerson, 'kind' | 'id'>, own: string) {
  return db
    .update(crmPeople)
    .set({ own })
    .where(and(eq(of, crm), eq(kind, seen.kind), eq(id, seen.id)))
}

/** The statement that forgets those of a CRM. */
export function forgetCrmPeople(db: Db, crm: CrmName) {
  return db.delete(crmPeople).where(eq(of, crm))
}
