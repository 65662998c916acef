import { eq, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db, Statement } from '../client.ts'
import type { Lead } from '../model/leads/lead.ts'
import { contactKeys, subscriptions } from '../schema.ts'
import type { ContactRow } from './contacts.ts'

/** Whether a contact wants the newsletter, as members ask them. Times are UTC in ISO 8601. */

/** Whether a person can be asked: not yet asked, no subscriber and none who was, and not one who wants no mails. */
export async function mayBeAsked(db: Db, { id, askedAt, doNotContactSince }: Pick<ContactRow, 'id' | 'askedAt' | 'doNotContactSince'>): Promise<boolean> {
  if (askedAt !== null || doNotContactSince !== null) return false
  const known = sql`SELECT substr(key, 7) AS email FROM contact_keys WHERE contact = ${id} AND kind = 'email'`
  const [row] = await db
    .select({
      isKnown: sql<
        0 | 1
      >`EXISTS (SELECT 1 FROM subscriptions WHERE kind = 'newsletter' AND email IN (${known})) OR EXISTS (SELECT 1 FROM newsletter_ends WHERE email IN (${known}))`,
    })
    .from(contactKeys)
    .where(eq(contactKeys.contact, id))
    .limit(1)
  return row !== undefined && row.isKnown === 0
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
