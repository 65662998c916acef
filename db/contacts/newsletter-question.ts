import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Statement } from '../client.ts'
import type { Lead } from '../model/leads/lead.ts'
import { contacts, subscriptions } from '../schema.ts'

/** Whether a contact wants the newsletter, as members ask them. Times are UTC in ISO 8601. */

/** Addresses of a contact that a table has. */
const isIn = (table: SQL) =>
  sql`EXISTS (SELECT 1 FROM contact_keys AS own JOIN ${table} ON email = substr(own.key, 7) WHERE own.contact = contacts.id AND own.kind = 'email')`

/** Whether a person can be asked: not yet asked, no subscriber and none who was, and not one who wants no mails. */
const isAskable = and(
  isNull(contacts.askedAt),
  isNull(contacts.doNotContactSince),
  sql`EXISTS (SELECT 1 FROM contact_keys AS own WHERE own.contact = contacts.id AND own.kind = 'email')`,
  sql`NOT ${isIn(sql`(SELECT email FROM subscriptions WHERE kind = 'newsletter')`)}`,
  sql`NOT ${isIn(sql`newsletter_ends`)}`,
)

/** The query for those of some contacts who can be asked. */
export const selectAskable = (db: Db, which: SQL, limit: number) =>
  db.select({ id: contacts.id }).from(contacts).where(and(which, isAskable)).orderBy(desc(contacts.lastAt), desc(contacts.number)).limit(limit)

/** Whether a person can be asked. */
export async function mayBeAsked(db: Db, id: string): Promise<boolean> {
  return (await selectAskable(db, eq(contacts.id, id), 1)).length > 0
}

interface OralConsent {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly locale: Locale
  readonly consent: Lead['consent']
}

/** The statement that makes a subscriber of a contact who agreed in person, if the contact was marked as asked at that time. */
export function addOralConsent(
  db: Db,
  { id, email, name, locale, consent }: OralConsent,
  { contact, at }: { readonly contact: string; readonly at: string },
): Statement {
  const address = email.toLowerCase()
  return db
    .insert(subscriptions)
    .select(
      sql`SELECT ${id}, 'newsletter', ${address}, ${email}, ${name}, ${locale}, NULL, NULL, NULL, 'active', ${JSON.stringify(consent)}, ${at}, ${at}, NULL, NULL, 0, NULL, NULL
        WHERE EXISTS (SELECT 1 FROM contacts WHERE id = ${contact} AND asked_at = ${at} AND asked_how = 'agreed')
          AND NOT EXISTS (SELECT 1 FROM newsletter_ends WHERE email = ${address})`,
    )
    .onConflictDoNothing()
}
