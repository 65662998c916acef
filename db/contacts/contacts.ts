import { and, desc, eq, inArray, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { type Contact, type ContactKey, contactKeysOf, contactMonths } from '../model/contacts/contact.ts'
import { erasureDate } from '../model/forms/form-catalogue.ts'
import { contactImportRows, contactImports, contactKeys, contactNotes, contacts, leads, newsletterEnds, sheetParts, sheets, subscriptions } from '../schema.ts'
import { compactContactTexts, hasContactWords } from './contact-texts.ts'

/** Contacts of the agency. Times are UTC in ISO 8601. */

const keysOf = sql<string>`(SELECT json_group_array(json_object('key', key, 'kind', kind, 'value', value)) FROM (SELECT * FROM contact_keys WHERE contact = contacts.id ORDER BY created_at, key))`

/** A contact with what it is recognised by. */
const contactColumns = {
  number: contacts.number,
  id: contacts.id,
  name: contacts.name,
  locale: contacts.locale,
  source: contacts.source,
  origin: contacts.origin,
  doNotContactSince: contacts.doNotContactSince,
  createdAt: contacts.createdAt,
  lastAt: contacts.lastAt,
  version: contacts.version,
  address: contacts.address,
  kind: contacts.kind,
  originName: contacts.originName,
  askedAt: contacts.askedAt,
  askedHow: contacts.askedHow,
  originToldAt: contacts.originToldAt,
  keys: keysOf.mapWith((rows: string): readonly ContactKey[] => JSON.parse(rows)).as('keys'),
}

export type ContactRow = Contact & { readonly number: number; readonly keys: readonly ContactKey[] }

/** A cursor of the list of contacts. */
export interface ContactPlace {
  readonly at: string
  readonly number: number
}

/**
 * The query for one page of contacts, the last in touch first.
 * @param text search words; empty: all. A search looks at the newest `maxHits` hits
 * @param after the last contact of the page before
 */
export function selectContacts(db: Db, text: string, after: ContactPlace | null, limit: number) {
  const isAfter = after === null ? undefined : sql`(${contacts.lastAt}, ${contacts.number}) < (${after.at}, ${after.number})`
  return db
    .select(contactColumns)
    .from(contacts)
    .where(and(text === '' ? undefined : hasContactWords(text), isAfter))
    .orderBy(desc(contacts.lastAt), desc(contacts.number))
    .limit(limit)
}

/** The query for a contact by its id. */
export const selectContact = (db: Db, id: string) => db.select(contactColumns).from(contacts).where(eq(contacts.id, id)).limit(1)

/** A contact by its id; null if not found. */
export async function findContact(db: Db, id: string): Promise<ContactRow | null> {
  return (await selectContact(db, id))[0] ?? null
}

/** The query for other contacts of the same name: they may be the same person. None without a name. */
export function selectNamesakes(db: Db, id: string, limit: number) {
  const name = sql`(SELECT nullif(name, '') FROM contacts WHERE id = ${id})`
  return db
    .select(contactColumns)
    .from(contacts)
    .where(and(eq(contacts.name, name), ne(contacts.id, id)))
    .limit(limit)
}

/** The contact that has one of the keys of an address and a number; null if none does. */
export async function findContactBy(db: Db, of: Parameters<typeof contactKeysOf>[0]): Promise<ContactRow | null> {
  const keys = contactKeysOf(of).map(({ key }) => key)
  const known = db.select({ contact: contactKeys.contact }).from(contactKeys).where(inArray(contactKeys.key, keys))
  const [found] = await db.select(contactColumns).from(contacts).where(inArray(contacts.id, known)).orderBy(desc(contacts.lastAt)).limit(1)
  return found ?? null
}

type NewContact = Pick<Contact, 'id' | 'name' | 'locale' | 'source' | 'origin'>

/** The statements that add a contact and its keys; a key that another contact has stays there. Idempotent. */
export function insertContact(db: Db, contact: NewContact, keys: readonly ContactKey[], now: Date): readonly Statement[] {
  const at = now.toISOString()
  return [
    db
      .insert(contacts)
      .values({ ...contact, isKept: true, createdAt: at, lastAt: at })
      .onConflictDoNothing(),
    insertKeys(db, contact.id, keys, now),
  ]
}

/** The statement that adds keys to a contact, except those that another has. */
export function insertKeys(db: Db, contact: string, keys: readonly ContactKey[], now: Date, where: SQL = sql`true`): Statement {
  const known = sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${contact})`
  return db
    .insert(contactKeys)
    .select(
      sql`SELECT value ->> '$.key', ${contact}, value ->> '$.kind', value ->> '$.value', ${now.toISOString()} FROM json_each(${JSON.stringify(keys)}) WHERE ${known} AND ${where}`,
    )
    .onConflictDoNothing()
}

/** The statement that removes keys from a contact. */
export function removeKeys(db: Db, contact: string, keys: readonly string[], where: SQL): Statement {
  return db.delete(contactKeys).where(and(inArray(contactKeys.key, [...keys]), eq(contactKeys.contact, contact), where))
}

/** The condition that a contact is at a version, for what precedes its change in a batch. */
export const isAtVersion = (id: string, version: number): SQL => sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id} AND version = ${version})`

/** What the desk changes about a contact. */
export type ContactChange = Partial<Pick<Contact, 'name' | 'locale' | 'doNotContactSince' | 'address' | 'kind' | 'askedAt' | 'askedHow'>>

/** The statement that changes a contact as it was at a version; returns no row on a conflict (optimistic lock). */
export function changeContact(db: Db, { id, version }: Pick<Contact, 'id' | 'version'>, change: ContactChange) {
  return db
    .update(contacts)
    .set({ ...change, isKept: true, version: version + 1 })
    .where(and(eq(contacts.id, id), eq(contacts.version, version)))
    .returning({ id: contacts.id })
}

/** The statement that notes a contact with a person, from which retention counts. */
export function touchContact(db: Db, id: string, now: Date, where: SQL = sql`true`): Statement {
  return db
    .update(contacts)
    .set({ isKept: true, lastAt: sql`max(${contacts.lastAt}, ${now.toISOString()})` })
    .where(and(eq(contacts.id, id), where))
}

/**
 * Erases contacts whose retention has ended: those entered or annotated by the agency `contactMonths` after the last contact, the others with their last
 * lead. A contact with a lead or a subscription stays.
 */
export async function eraseOldContacts(db: Db, now: Date): Promise<void> {
  const before = erasureDate(now, -contactMonths).toISOString()
  const hasLead = sql`EXISTS (SELECT 1 FROM ${leads} WHERE ${leads.contact} = ${contacts.id})`
  const hasSubscription = sql`EXISTS (SELECT 1 FROM ${contactKeys} JOIN ${subscriptions} ON ${subscriptions.email} = substr(${contactKeys.key}, 7) WHERE ${contactKeys.contact} = ${contacts.id} AND ${contactKeys.kind} = 'email')`
  const isOver = or(eq(contacts.isKept, false), lt(contacts.lastAt, before))
  const due = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(isOver, sql`NOT ${hasLead}`, sql`NOT ${hasSubscription}`))
  const erased = await db.delete(contacts).where(inArray(contacts.id, due)).returning({ id: contacts.id })
  if (erased.length > 0) await compactContactTexts(db)
}

/** The contacts with an e-mail address, with their notes and tasks, for a subject access request. */
export async function findContactData(db: Db, email: string) {
  const known = contactWith(db, email)
  const { contact: of, change } = contactImportRows
  const [found, notes, files] = await db.batch([
    db.select(contactColumns).from(contacts).where(inArray(contacts.id, known)),
    db.select().from(contactNotes).where(inArray(contactNotes.contact, known)).orderBy(contactNotes.at),
    db
      .select({ contact: of, file: contactImports.file, importedAt: contactImports.importedAt, change })
      .from(contactImportRows)
      .innerJoin(contactImports, eq(contactImports.id, contactImportRows.importId))
      .where(inArray(of, known)),
  ])
  const ofContact = <Row extends { readonly contact: string | null }>(rows: readonly Row[], id: string) => rows.filter((row) => row.contact === id)
  return found.map((contact) => ({ ...contact, notes: ofContact(notes, contact.id), files: ofContact(files, contact.id) }))
}

/** What a file that waits to be imported says of an e-mail address, and when the newsletter was ended for it, for a subject access request. */
export async function findImportData(db: Db, email: string) {
  const address = email.trim().toLowerCase()
  const [uploaded, ended] = await db.batch([
    db
      .select({ draft: contactImportRows.draft })
      .from(contactImportRows)
      .where(eq(contactImportRows.emailKey, `email:${address}`)),
    db.select().from(newsletterEnds).where(eq(newsletterEnds.email, address)),
  ])
  return { uploaded: uploaded.map(({ draft }) => draft), newsletterEnds: ended }
}

/** The statements that erase the contacts with an e-mail address, with their notes, tasks and rows of imports (triggers), and what a file says of it. */
export function eraseContactsOf(db: Db, email: string) {
  const address = email.trim().toLowerCase()
  const naming = db.select({ id: sheetParts.sheetId }).from(sheetParts).where(sql`instr(lower(${sheetParts.rows}), ${address}) > 0`)
  const isNaming = and(eq(sheets.kind, 'contacts'), inArray(sheets.id, naming))
  return [
    // An uploaded file that names the person goes as a whole: first its head, then its parts, which have none any more.
    db.delete(sheets).where(isNaming),
    db.delete(sheetParts).where(and(sql`instr(lower(${sheetParts.rows}), ${address}) > 0`, sql`${sheetParts.sheetId} NOT IN (SELECT id FROM sheets)`)),
    db.delete(contactImportRows).where(eq(contactImportRows.emailKey, `email:${address}`)),
    db.delete(newsletterEnds).where(eq(newsletterEnds.email, address)),
    db.delete(contacts).where(inArray(contacts.id, contactWith(db, email))),
    compactContactTexts(db),
  ] as const
}

function contactWith(db: Db, email: string) {
  return db
    .select({ contact: contactKeys.contact })
    .from(contactKeys)
    .where(eq(contactKeys.key, `email:${email.trim().toLowerCase()}`))
}

/** The condition that the person with an e-mail address may be sent newsletters and homes. @param email a column, in lower case */
export function mayBeContacted(email: SQLWrapper): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM contact_keys JOIN contacts ON contacts.id = contact_keys.contact WHERE contact_keys.key = 'email:' || ${email} AND contacts.do_not_contact_since IS NOT NULL)`
}
