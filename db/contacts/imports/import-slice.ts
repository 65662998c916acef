import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#messages/locales.ts'
import type { Db } from '../../client.ts'
import type { ContactKey, ContactKind } from '../../model/contacts/contact.ts'
import type { ImportCounts, MailingOutcome, ProvenConsent, RowChange, RowOutcome } from '../../model/contacts/contact-import.ts'
import { contactImportRows, contactImports, contactKeys, contactNotes, contacts, subscriptions } from '../../schema.ts'
import { mayBeContacted } from '../contacts.ts'
import type { ContactImport } from './contact-imports.ts'

/** What some rows of a spreadsheet change, written in one transaction. Times are UTC in ISO 8601. */

export interface ImportedSlice {
  readonly made: readonly {
    readonly id: string
    readonly name: string
    readonly locale: Locale
    readonly address: string | null
    readonly kind: ContactKind | null
  }[]
  readonly keys: readonly (ContactKey & { readonly contact: string })[]
  /** What is added to contacts, one entry each. */
  readonly filled: readonly { readonly id: string; readonly name: string; readonly address: string | null; readonly kind: ContactKind | null }[]
  readonly notes: readonly { readonly id: string; readonly contact: string; readonly text: string }[]
  readonly subscribed: readonly {
    readonly id: string
    readonly email: string
    readonly recipient: string
    readonly name: string | null
    readonly locale: Locale
    readonly consent: ProvenConsent
  }[]
  readonly rows: readonly {
    readonly position: number
    readonly contact: string
    readonly outcome: RowOutcome
    readonly mailing: MailingOutcome
    readonly change: Omit<RowChange, 'version'> | null
  }[]
}

/**
 * Writes the next rows of an import, up to a position; nothing if another request has done so, or stored one of the people meanwhile. What a person has stays: only gaps are filled. A consent makes
 * a subscriber unless the person has ended the newsletter or wants no mails, asked again here since the preview may be old.
 */
export async function importSlice(db: Db, run: ContactImport, slice: ImportedSlice, upTo: number, counts: ImportCounts, now: Date): Promise<void> {
  const at = now.toISOString()
  const { id, terms, member } = run
  // Another import, or a lead, may have stored one of these people since they were looked up: then nothing is written, and the next step finds them.
  const isTaken = sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(slice.keys)}) AS own JOIN contact_keys AS held ON held.key = own.value ->> '$.key' WHERE held.contact <> own.value ->> '$.contact')`
  const isCurrent = sql`EXISTS (SELECT 1 FROM contact_imports WHERE id = ${id} AND state = 'importing' AND position = ${run.position}) AND NOT ${isTaken}`
  const each = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)}) AS sent`
  const value = (name: string) => sql.raw(`(sent.value ->> '$.${name}')`)
  const given = (names: readonly string[], rows: readonly unknown[]) =>
    sql`(SELECT ${sql.join(
      names.map((name) => sql`${value(name)} AS ${sql.raw(name)}`),
      sql`, `,
    )} FROM ${each(rows)}) AS given`
  const isMadeHere = sql`EXISTS (SELECT 1 FROM contact_import_rows WHERE contact = contacts.id AND import = ${id} AND change ->> '$.made' = 1)`
  const consent = sql`json_object('version', 'import', 'text', sent.value ->> '$.consent.text', 'at', sent.value ->> '$.consent.at', 'newsletter', json('true'))`
  await db.batch([
    db
      .insert(contacts)
      .select(
        sql`SELECT NULL, ${value('id')}, ${value('name')}, ${value('locale')}, 'import', ${terms.origin}, 1, NULL, ${at}, ${at}, 1, ${value('address')}, ${value('kind')}, ${terms.originName}, NULL, NULL, NULL
          FROM ${each(slice.made)} WHERE ${isCurrent}`,
      )
      .onConflictDoNothing(),
    db
      .insert(contactKeys)
      .select(
        sql`SELECT ${value('key')}, ${value('contact')}, ${value('kind')}, ${value('value')}, ${at} FROM ${each(slice.keys)}
          WHERE ${isCurrent} AND EXISTS (SELECT 1 FROM contacts WHERE id = ${value('contact')})`,
      )
      .onConflictDoNothing(),
    db
      .update(contacts)
      .set({
        name: sql`iif(contacts.name = '', given.name, contacts.name)`,
        address: sql`coalesce(contacts.address, given.address)`,
        kind: sql`coalesce(contacts.kind, given.kind)`,
        isKept: true,
        version: sql`contacts.version + (NOT ${isMadeHere})`,
      })
      .from(given(['id', 'name', 'address', 'kind'], slice.filled))
      .where(sql`contacts.id = given.id AND contacts.id IN (SELECT ${value('id')} FROM ${each(slice.filled)}) AND ${isCurrent}`),
    db
      .insert(contactNotes)
      .select(
        sql`SELECT ${value('id')}, ${value('contact')}, ${at}, ${member}, ${value('text')}, NULL, NULL, NULL, NULL FROM ${each(slice.notes)} WHERE ${isCurrent}`,
      )
      .onConflictDoNothing(),
    db
      .insert(subscriptions)
      .select(
        sql`SELECT ${value('id')}, 'newsletter', ${value('email')}, ${value('recipient')}, ${value('name')}, ${value('locale')}, NULL, NULL, NULL, 'active', ${consent},
            ${at}, sent.value ->> '$.consent.at', NULL, NULL, 0, NULL, NULL
          FROM ${each(slice.subscribed)} WHERE ${isCurrent} AND ${mayBeContacted(value('email'))}
            AND NOT EXISTS (SELECT 1 FROM newsletter_ends WHERE email = ${value('email')}) AND NOT EXISTS (SELECT 1 FROM mail_blocks WHERE email = ${value('email')})`,
      )
      .onConflictDoNothing(),
    // An upsert finds each row by its key; an update from a list would compare every row with every entry.
    db
      .insert(contactImportRows)
      .select(
        sql`SELECT ${id}, ${value('position')}, ${value('contact')}, NULL, NULL, NULL, ${value('outcome')}, ${value('mailing')}, NULL,
            iif(${value('change')} IS NULL, NULL, json_set(${value('change')}, '$.version', (SELECT version FROM contacts WHERE contacts.id = ${value('contact')})))
          FROM ${each(slice.rows)} WHERE ${isCurrent}`,
      )
      .onConflictDoUpdate({
        target: [contactImportRows.importId, contactImportRows.position],
        set: {
          contact: sql`excluded.contact`,
          emailKey: null,
          phoneKey: null,
          draft: null,
          outcome: sql`excluded.outcome`,
          mailing: sql`excluded.mailing`,
          change: sql`excluded.change`,
        },
      }),
    db
      .update(contactImports)
      .set({ position: upTo, counts, state: upTo >= run.rowCount ? 'done' : 'importing' })
      .where(and(eq(contactImports.id, id), isCurrent)),
  ])
}

/**
 * Takes back the next rows of an import: its consents and notes go, the gaps it filled are open again, and the contacts it made are deleted. A contact that
 * was changed, annotated or in touch since stays as it is.
 */
export async function returnSlice(db: Db, run: ContactImport, upTo: number): Promise<void> {
  const { id } = run
  const isCurrent = sql`EXISTS (SELECT 1 FROM contact_imports WHERE id = ${id} AND state = 'returning' AND position = ${run.position})`
  const inSlice = sql`import = ${id} AND position > ${run.position} AND position <= ${upTo} AND change IS NOT NULL AND ${isCurrent}`
  const ofSlice = (is = sql`true`) => sql`(SELECT contact FROM contact_import_rows WHERE ${inSlice} AND ${is})`
  // By the primary key each contact would read the whole import.
  const own = sql`contact_import_rows AS own INDEXED BY contact_import_rows_by_contact`
  const rowsOf = sql`SELECT 1 FROM ${own} WHERE own.contact = contacts.id AND own.import = ${id}`
  const isUnchanged = sql`version = (SELECT max(own.change ->> '$.version') FROM ${own} WHERE own.contact = contacts.id AND own.import = ${id})`
  const isMade = sql`change ->> '$.made' = 1`
  const hasFilled = (field: string) => sql`NOT ${isMade} AND EXISTS (SELECT 1 FROM json_each(change, '$.filled') WHERE value = ${field})`
  const reopened = (field: 'name' | 'address' | 'kind') =>
    db
      .update(contacts)
      .set({ [field]: field === 'name' ? '' : null })
      .where(sql`id IN ${ofSlice(hasFilled(field))} AND ${isUnchanged}`)
  await db.batch([
    db.delete(subscriptions).where(sql`state = 'active' AND consent ->> '$.version' = 'import' AND id IN (
      SELECT own.change ->> '$.subscription' FROM ${own} WHERE own.contact IN ${ofSlice()} AND own.import = ${id})`),
    db.delete(contactNotes).where(sql`id IN (SELECT ${id} || '.' || position FROM contact_import_rows WHERE ${inSlice})`),
    ...[reopened('name'), reopened('address'), reopened('kind')],
    db.delete(contactKeys).where(sql`contact IN ${ofSlice(sql`NOT ${isMade}`)}
      AND created_at IN (SELECT own.change ->> '$.at' FROM ${own} WHERE own.contact = contact_keys.contact AND own.import = ${id})
      AND EXISTS (SELECT 1 FROM contacts WHERE contacts.id = contact_keys.contact AND ${isUnchanged})`),
    db.delete(contacts).where(sql`id IN ${ofSlice(isMade)} AND ${isUnchanged} AND asked_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.contact = contacts.id)
      AND NOT EXISTS (SELECT 1 FROM contact_notes WHERE contact_notes.contact = contacts.id AND substr(contact_notes.id, 1, ${id.length + 1}) <> ${`${id}.`})
      AND NOT EXISTS (SELECT 1 FROM contact_keys WHERE contact_keys.contact = contacts.id AND NOT EXISTS (${rowsOf} AND own.change ->> '$.at' = contact_keys.created_at))`),
    db
      .update(contactImports)
      .set({
        position: upTo,
        state: upTo >= run.rowCount ? 'returned' : 'returning',
        counts: sql`json_set(counts, '$.removed', coalesce(counts ->> '$.removed', 0) + changes(),
          '$.kept', coalesce(counts ->> '$.kept', 0) + (SELECT count(DISTINCT contact) FROM contact_import_rows WHERE ${inSlice} AND ${isMade}))`,
      })
      .where(and(eq(contactImports.id, id), isCurrent)),
    db
      .delete(contactImportRows)
      .where(sql`import = ${id} AND position > ${run.position} AND position <= ${upTo} AND change IS NOT NULL AND change ->> '$.made' <> 1
      AND EXISTS (SELECT 1 FROM contact_imports WHERE id = ${id} AND state IN ('returning', 'returned') AND position = ${upTo})`),
  ])
}
