import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { contactKeys, contacts } from '../schema.ts'

/** Who has been told where their imported details come from (GDPR, article 14). Times are UTC in ISO 8601. */

/** The imported contact with an address who has not been told yet, with the origin; null if there is none. */
export async function findUntoldOrigin(db: Db, email: string) {
  const [found] = await db
    .select({ id: contacts.id, origin: contacts.origin, originName: contacts.originName })
    .from(contactKeys)
    .innerJoin(contacts, eq(contacts.id, contactKeys.contact))
    .where(and(eq(contactKeys.key, `email:${email.trim().toLowerCase()}`), eq(contacts.source, 'import'), isNull(contacts.originToldAt)))
    .limit(1)
  return found ?? null
}

/** Notes that a sent mail told a contact. */
export async function markOriginTold(db: Db, contact: string, now: Date): Promise<void> {
  await db
    .update(contacts)
    .set({ originToldAt: now.toISOString() })
    .where(and(eq(contacts.id, contact), isNull(contacts.originToldAt)))
}
