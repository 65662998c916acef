import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import type { MailStanding } from '../../model/contacts/contact-import.ts'
import type { PlacedPerson } from '../../model/contacts/place-rows.ts'
import { contactImportRows, contactKeys, contactNotes, contacts, mailBlocks, newsletterEnds, subscriptions } from '../../schema.ts'

/** What is known of the people in some rows of a spreadsheet, in one round trip. */

interface AskedRows {
  /** Whose earlier rows are people too; null: none. */
  readonly importId: string | null
  readonly keys: readonly string[]
  readonly notes: readonly string[]
  /** Addresses in lower case, and the ids that their newsletters have. */
  readonly emails: readonly string[]
  readonly newsletters: readonly string[]
}

interface KnownPeople {
  readonly people: Map<string, PlacedPerson>
  /** The contacts that want no mails. */
  readonly silent: ReadonlySet<string>
  standingOf(email: string, newsletter: string): Omit<MailStanding, 'doNotContact'>
}

/** The contacts with one of the keys, the people of earlier rows, and what those with the addresses have said about mail. */
export async function knownPeople(db: Db, { importId, keys, notes, emails, newsletters }: AskedRows): Promise<KnownPeople> {
  const among = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
  const holders = db
    .select({ contact: contactKeys.contact })
    .from(contactKeys)
    .where(sql`${contactKeys.key} IN ${among(keys)}`)
  const { contact, emailKey, phoneKey, draft, mailing, outcome } = contactImportRows
  const earlier = () => db.select({ contact, emailKey, phoneKey, draft, mailing, outcome }).from(contactImportRows)
  // The plus keeps the search to the index of the keys: by the import it would read all its rows.
  const ofKey = sql`+${contactImportRows.importId} = ${importId ?? ''}`
  const ofImport = eq(contactImportRows.importId, importId ?? '')
  const [known, byEmail, byPhone, met, written, subscribed, ended, blocked] = await db.batch([
    db
      .select({
        ...{ key: contactKeys.key, id: contacts.id, name: contacts.name, address: contacts.address, kind: contacts.kind },
        silent: contacts.doNotContactSince,
      })
      .from(contactKeys)
      .innerJoin(contacts, eq(contacts.id, contactKeys.contact))
      .where(inArray(contactKeys.contact, holders)),
    earlier().where(and(sql`${emailKey} IN ${among(keys)} AND ${emailKey} IS NOT NULL`, ofKey)),
    earlier().where(and(sql`${phoneKey} IN ${among(keys)} AND ${phoneKey} IS NOT NULL`, ofKey)),
    db
      .selectDistinct({ contact })
      .from(contactImportRows)
      .where(and(inArray(contact, holders), ofImport)),
    db
      .select({ contact: contactNotes.contact, text: contactNotes.text })
      .from(contactNotes)
      .where(and(inArray(contactNotes.contact, holders), sql`${contactNotes.text} IN ${among(notes)}`)),
    db
      .select({ id: subscriptions.id, state: subscriptions.state })
      .from(subscriptions)
      .where(sql`${subscriptions.id} IN ${among(newsletters)}`),
    db
      .select({ email: newsletterEnds.email })
      .from(newsletterEnds)
      .where(sql`${newsletterEnds.email} IN ${among(emails)}`),
    db
      .select({ email: mailBlocks.email })
      .from(mailBlocks)
      .where(sql`${mailBlocks.email} IN ${among(emails)}`),
  ])
  const byId = new Map<string, PlacedPerson>()
  const people = new Map<string, PlacedPerson>()
  const hold = (key: string | null, person: PlacedPerson) => {
    if (key === null) return
    person.keys.add(key)
    if (!people.has(key)) people.set(key, person)
  }
  for (const { key, id, name, address, kind } of known) {
    const person = byId.get(id) ?? { ...{ id, name, address, kind }, keys: new Set(), notes: new Set(), isInFile: false, isNew: false }
    byId.set(id, person)
    hold(key, person)
  }
  for (const { contact: of, text } of written) byId.get(of)?.notes.add(text)
  for (const { contact: id } of met) {
    const person = id === null ? undefined : byId.get(id)
    if (person !== undefined) person.isInFile = true
  }
  for (const row of [...byEmail, ...byPhone]) {
    if (row.contact === null || row.draft === null) continue
    const { name, address, kind, note } = row.draft
    const person = byId.get(row.contact) ?? { ...{ id: row.contact, name, address, kind }, keys: new Set(), notes: new Set(), isInFile: true, isNew: true }
    byId.set(row.contact, person)
    person.isInFile = true
    if (note !== null) person.notes.add(note)
    hold(row.emailKey, person)
    hold(row.phoneKey, person)
  }
  const states = new Map(subscribed.map(({ id, state }) => [id, state]))
  const subscribing = new Set(byEmail.flatMap((row) => (row.mailing === 'subscribes' ? [row.emailKey] : [])))
  const [endedOnes, blockedOnes] = [ended, blocked].map((rows) => new Set(rows.map(({ email }) => email)))
  return {
    people,
    silent: new Set(known.flatMap(({ id, silent }) => (silent === null ? [] : [id]))),
    standingOf: (email, newsletter) => ({
      subscription: subscribing.has(`email:${email}`) ? 'active' : (states.get(newsletter) ?? null),
      hasEnded: endedOnes?.has(email) === true,
      isBlocked: blockedOnes?.has(email) === true,
    }),
  }
}
