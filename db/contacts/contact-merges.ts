import { and, desc, eq, exists, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from '../client.ts'
import type { MergedContact } from '../schema/contacts.ts'
import { contactImportRows, contactKeys, contactMerges, contactNotes, contacts, leads } from '../schema.ts'

/** Two contacts that are one person are merged, and one that is two persons is separated, by hand. */

/**
 * The statements that merge a contact into another: its keys, leads and notes move there, and its row is kept in the merge, so that it can be undone.
 * They do nothing unless both exist.
 * @param id the merge's id; the same id merges once
 */
export function mergeContact(db: Db, id: string, from: string, into: string, now: Date): readonly Statement[] {
  const at = now.toISOString()
  const idsOf = (column: string, table: string) => sql.raw(`(SELECT json_group_array(${column}) FROM ${table} WHERE contact = contacts.id)`)
  const row = sql`json_object('id', id, 'name', name, 'locale', locale, 'source', source, 'origin', origin, 'isKept', json(iif(is_kept, 'true', 'false')), 'doNotContactSince', do_not_contact_since, 'createdAt', created_at, 'lastAt', last_at, 'version', version, 'address', address, 'kind', kind, 'originName', origin_name, 'originToldAt', origin_told_at, 'askedAt', asked_at, 'askedHow', asked_how)`
  const before = sql`(SELECT json_object('name', name, 'address', address, 'kind', kind, 'askedAt', asked_at, 'askedHow', asked_how, 'doNotContactSince', do_not_contact_since) FROM contacts AS other WHERE other.id = ${into})`
  const fileRows = sql`(SELECT json_group_array(json_array(import, position)) FROM contact_import_rows WHERE contact = contacts.id)`
  const merged = sql`json_object('contact', ${row}, 'before', json(${before}), 'merges', json(${idsOf('id', 'contact_merges')}), 'rows', json(${fileRows}), 'keys', json(${idsOf('key', 'contact_keys')}), 'leads', json(${idsOf('id', 'leads')}), 'notes', json(${idsOf('id', 'contact_notes')}))`
  const isMerged = exists(
    db
      .select({ id: contactMerges.id })
      .from(contactMerges)
      .where(and(eq(contactMerges.id, id), eq(contactMerges.contact, into))),
  )
  const move = { contact: into }
  const target = sql`(SELECT name FROM contacts WHERE id = ${into})`
  return [
    db
      .insert(contactMerges)
      .select(sql`SELECT ${id}, ${into}, ${merged}, ${at} FROM contacts WHERE id = ${from} AND id <> ${into} AND ${target} IS NOT NULL`)
      .onConflictDoNothing(),
    db
      .update(contactKeys)
      .set(move)
      .where(and(eq(contactKeys.contact, from), isMerged)),
    db
      .update(leads)
      .set(move)
      .where(and(eq(leads.contact, from), isMerged)),
    db
      .update(contactNotes)
      .set(move)
      .where(and(eq(contactNotes.contact, from), isMerged)),
    db
      .update(contactImportRows)
      .set(move)
      .where(and(eq(contactImportRows.contact, from), isMerged)),
    db
      .update(contactMerges)
      .set(move)
      .where(and(eq(contactMerges.contact, from), isMerged)),
    db
      .update(contacts)
      .set({
        isKept: true,
        lastAt: sql`max(last_at, coalesce((SELECT last_at FROM contacts AS other WHERE other.id = ${from}), ''))`,
        name: sql`iif(name = '', coalesce((SELECT name FROM contacts AS other WHERE other.id = ${from}), ''), name)`,
        address: sql`coalesce(address, (SELECT address FROM contacts AS other WHERE other.id = ${from}))`,
        kind: sql`coalesce(kind, (SELECT kind FROM contacts AS other WHERE other.id = ${from}))`,
        askedAt: sql`coalesce(asked_at, (SELECT asked_at FROM contacts AS other WHERE other.id = ${from}))`,
        askedHow: sql`coalesce(asked_how, (SELECT asked_how FROM contacts AS other WHERE other.id = ${from}))`,
        doNotContactSince: sql`coalesce(do_not_contact_since, (SELECT do_not_contact_since FROM contacts AS other WHERE other.id = ${from}))`,
        version: sql`version + 1`,
      })
      .where(and(eq(contacts.id, into), isMerged)),
    db.delete(contacts).where(and(eq(contacts.id, from), isMerged)),
  ]
}

/** The query for the merges of a contact, the newest first. */
export function selectMerges(db: Db, contact: string, limit: number) {
  return db
    .select({ id: contactMerges.id, merged: contactMerges.merged, mergedAt: sql<string>`${contactMerges.at}`.as('merged_at') })
    .from(contactMerges)
    .where(eq(contactMerges.contact, contact))
    .orderBy(desc(contactMerges.at))
    .limit(limit)
}

/**
 * The statements that undo a merge: what came with the merged contact, and is still there, moves back, and what it filled of the other is as it was before. A
 * merge from before this was kept leaves what it filled.
 */
export function unmergeContact(
  db: Db,
  id: string,
  contact: string,
  { contact: row, before, rows = [], merges = [], ...moved }: MergedContact,
): readonly Statement[] {
  const back = { contact: row.id }
  const isRestored = exists(db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, row.id)))
  const isFree = and(eq(contactMerges.id, id), notExists(db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, row.id))))
  const listed = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const values = sql`SELECT NULL, ${row.id}, ${row.name}, ${row.locale}, ${row.source}, ${row.origin}, ${row.isKept ? 1 : 0}, ${row.doNotContactSince}, ${row.createdAt}, ${row.lastAt}, ${row.version + 1}, ${row.address ?? null}, ${row.kind ?? null}, ${row.originName ?? null}, ${row.originToldAt ?? null}, ${row.askedAt ?? null}, ${row.askedHow ?? null}`
  return [
    db.insert(contacts).select(sql`${values} FROM ${contactMerges} WHERE ${isFree}`),
    db
      .update(contactKeys)
      .set(back)
      .where(and(eq(contactKeys.contact, contact), sql`${contactKeys.key} IN ${listed(moved.keys)}`, isRestored)),
    db
      .update(leads)
      .set(back)
      .where(and(eq(leads.contact, contact), sql`${leads.id} IN ${listed(moved.leads)}`, isRestored)),
    db
      .update(contactNotes)
      .set(back)
      .where(and(eq(contactNotes.contact, contact), sql`${contactNotes.id} IN ${listed(moved.notes)}`, isRestored)),
    db
      .update(contactImportRows)
      .set(back)
      .where(
        and(
          eq(contactImportRows.contact, contact),
          sql`(import, position) IN (SELECT value ->> '$[0]', value ->> '$[1]' FROM json_each(${JSON.stringify(rows)}))`,
          isRestored,
        ),
      ),
    db
      .update(contactMerges)
      .set(back)
      .where(and(eq(contactMerges.contact, contact), sql`${contactMerges.id} IN ${listed(merges)}`, isRestored)),
    db
      .update(contacts)
      .set({ ...(before === undefined ? {} : asBefore(row, before)), version: sql`version + 1` })
      .where(and(eq(contacts.id, contact), isRestored, exists(db.select({ id: contactMerges.id }).from(contactMerges).where(eq(contactMerges.id, id))))),
    db.delete(contactMerges).where(and(eq(contactMerges.id, id), isRestored)),
    forgetMoved(db, contact),
  ]
}

/**
 * The statement that strikes what a contact no longer has from its merges: it comes back with another merge or as a new contact, and undoing the older one
 * must not take it along.
 */
function forgetMoved(db: Db, contact: string): Statement {
  const held = (list: string, ids: SQL) =>
    sql`json((SELECT json_group_array(value) FROM json_each(${contactMerges.merged}, ${`$.${list}`}) WHERE value IN (${ids})))`
  const heldRows = sql`json((SELECT json_group_array(json(value)) FROM json_each(${contactMerges.merged}, '$.rows')
    WHERE (value ->> '$[0]', value ->> '$[1]') IN (SELECT import, position FROM contact_import_rows WHERE contact = ${contact})))`
  const lists = sql.join(
    [
      sql`'$.keys', ${held('keys', sql`SELECT key FROM contact_keys WHERE contact = ${contact}`)}`,
      sql`'$.leads', ${held('leads', sql`SELECT id FROM leads WHERE contact = ${contact}`)}`,
      sql`'$.notes', ${held('notes', sql`SELECT id FROM contact_notes WHERE contact = ${contact}`)}`,
      sql`'$.merges', ${held('merges', sql`SELECT id FROM contact_merges AS own WHERE own.contact = ${contact}`)}`,
      sql`'$.rows', ${heldRows}`,
    ],
    sql`, `,
  )
  return db
    .update(contactMerges)
    .set({ merged: sql`json_set(${contactMerges.merged}, ${lists})` })
    .where(eq(contactMerges.contact, contact))
}

/** What the merged contact filled, as it was before; what has been changed since stays. */
function asBefore(row: MergedContact['contact'], before: NonNullable<MergedContact['before']>) {
  const unlessChanged = (column: SQLiteColumn, filled: string | null, was: string | null) => sql`iif(${column} IS ${filled}, ${was}, ${column})`
  return {
    name: unlessChanged(contacts.name, row.name, before.name),
    address: unlessChanged(contacts.address, row.address, before.address),
    kind: unlessChanged(contacts.kind, row.kind, before.kind),
    askedAt: unlessChanged(contacts.askedAt, row.askedAt, before.askedAt),
    askedHow: unlessChanged(contacts.askedHow, row.askedHow, before.askedHow),
    doNotContactSince: unlessChanged(contacts.doNotContactSince, row.doNotContactSince, before.doNotContactSince),
  }
}

/**
 * The statements that separate a person: the keys given, with the leads that they alone recognise, become a contact of their own. At least one key stays.
 * @param id the new contact's id
 */
export function separateContact(db: Db, id: string, from: string, keys: readonly string[], name: string, now: Date): readonly Statement[] {
  const at = now.toISOString()
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`
  const stays = sql`EXISTS (SELECT 1 FROM contact_keys WHERE contact = ${from} AND key NOT IN ${listed})`
  const goes = sql`EXISTS (SELECT 1 FROM contact_keys WHERE contact = ${from} AND key IN ${listed})`
  const isMade = exists(db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id)))
  const emailGoes = sql`'email:' || ${leads.email} IN ${listed}`
  const phoneGoes = sql`'phone:' || ${leads.phoneTail} IN ${listed}`
  return [
    db
      .insert(contacts)
      .select(
        sql`SELECT NULL, ${id}, ${name}, locale, source, origin, 1, do_not_contact_since, ${at}, last_at, 1, address, kind, origin_name, origin_told_at, asked_at, asked_how FROM contacts WHERE id = ${from} AND ${stays} AND ${goes}`,
      )
      .onConflictDoNothing(),
    db
      .update(contactKeys)
      .set({ contact: id })
      .where(and(eq(contactKeys.contact, from), sql`${contactKeys.key} IN ${listed}`, isMade)),
    db
      .update(leads)
      .set({ contact: id })
      .where(and(eq(leads.contact, from), sql`CASE WHEN ${leads.email} IS NULL THEN ${phoneGoes} ELSE ${emailGoes} END`, isMade)),
    db
      .update(contacts)
      .set({ version: sql`version + 1` })
      .where(and(inArray(contacts.id, [from]), isMade)),
    forgetMoved(db, from),
  ]
}
