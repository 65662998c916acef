import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { didChange, recordAct } from '../desk/audit-log.ts'
import type { Actor } from '../model/desk/audit.ts'
import { hour } from '../model/site/durations.ts'
import { outbox, ownerHomes, ownerLinks, ownerMessages, ownerPasskeys, ownerSessions, owners, removedOwners } from '../schema.ts'
import { mailVisitorsOf } from '../visits/awaited-answers.ts'
import { selectAnswersOf } from '../visits/owner-questions.ts'
import { selectMessagesOf } from './owner-messages.ts'
import { findOwnerByEmail } from './owners.ts'

/**
 * Accounts of owners removed at the desk, which can be restored for an hour: with homes, password, passkeys, invitation and messages, without
 * sessions and known devices. Times are UTC in ISO 8601.
 */

const undoTime = hour

const since = (now: Date) => new Date(now.getTime() - undoTime).toISOString()

/** The rows of a table of owners as JSON, for the account of the query around it. */
const rowsOf = (table: SQL, row: string, which = '') =>
  sql`(SELECT json_group_array(json_object(${sql.raw(row)})) FROM ${table} AS of_owner WHERE of_owner.owner_id = owners.id ${sql.raw(which)})`

/** Removes an account, so that it can be restored, with the act. */
export async function removeOwnerForNow(db: Db, actor: Actor, id: string, now: Date): Promise<void> {
  await db.batch([
    db.insert(removedOwners).select(
      sql`SELECT id, email, ${now.toISOString()},
        json_object('recipient', recipient, 'name', name, 'locale', locale, 'password', password, 'digest', wants_digest, 'since', created_at, 'week', digest_week),
        ${rowsOf(sql`${ownerHomes}`, "'kind', kind, 'id', record_id, 'since', since")},
        ${rowsOf(sql`${ownerPasskeys}`, "'id', id, 'key', public_key, 'counter', counter, 'transports', transports, 'name', name, 'since', created_at, 'used', used_at")},
        ${rowsOf(sql`${ownerLinks}`, "'id', id, 'tries', tries, 'since', created_at, 'until', expires_at, 'used', used_at", "AND of_owner.purpose = 'invitation'")},
        ${rowsOf(sql`${ownerMessages}`, "'id', communication_id")}
        FROM ${owners} WHERE owners.id = ${id}`,
    ),
    mailVisitorsOf(db, sql`${id}`, now),
    db.delete(owners).where(eq(owners.id, id)),
    recordAct(db, actor, { action: 'remove', object: 'owner', objectId: id }, now, didChange),
  ])
}

/** A removed account's address and homes; null if it can no longer be restored. */
export async function findRemovedOwner(db: Db, id: string, now: Date) {
  const found = await db
    .select({ email: removedOwners.email, homes: removedOwners.homes })
    .from(removedOwners)
    .where(and(eq(removedOwners.id, id), gt(removedOwners.removedAt, since(now))))
    .get()
  return found ?? null
}

/** Restores a removed account, with the act. @returns false if its address has a new account */
export async function restoreOwner(db: Db, actor: Actor, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const isBack = sql`EXISTS (SELECT 1 FROM ${owners} WHERE id = ${id})`
  const given = (name: string) => sql.raw(`given.value ->> '${name}'`)
  const each = (rows: string) => sql`FROM ${removedOwners}, json_each(removed_owners.${sql.raw(rows)}) AS given WHERE removed_owners.id = ${id} AND ${isBack}`
  const known = (name: string) => sql.raw(`account ->> '${name}'`)
  const [restored] = await db.batch([
    db
      .insert(owners)
      .select(
        sql`SELECT id, email, ${known('recipient')}, ${known('name')}, ${known('locale')}, ${known('password')}, ${known('digest')}, ${known('since')}, ${at}, ${known('week')}
          FROM ${removedOwners} WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM ${owners} AS other WHERE other.email = removed_owners.email)`,
      )
      .returning({ id: owners.id }),
    db.insert(ownerHomes).select(sql`SELECT ${id}, ${given('kind')}, ${given('id')}, ${given('since')} ${each('homes')}`),
    db
      .insert(ownerPasskeys)
      .select(
        sql`SELECT ${given('id')}, ${id}, ${given('key')}, ${given('counter')}, ${given('transports')}, ${given('name')}, ${given('since')}, ${given('used')} ${each('passkeys')}`,
      ),
    db
      .insert(ownerLinks)
      .select(
        sql`SELECT ${given('id')}, ${id}, 'invitation', NULL, ${given('tries')}, ${given('since')}, ${given('until')}, ${given('used')} ${each('links')}`,
      ),
    db.insert(ownerMessages).select(sql`SELECT ${given('id')}, ${id} ${each('messages')} AND ${given('id')} IN (SELECT id FROM communications)`),
    db.delete(removedOwners).where(and(eq(removedOwners.id, id), isBack)),
    recordAct(db, actor, { action: 'undo', object: 'owner', objectId: id }, now, didChange),
  ])
  return restored.length > 0
}

/** The statement that deletes what could be restored of an address. */
export function forgetRemovedOwner(db: Db, email: string): Statement {
  return db.delete(removedOwners).where(eq(removedOwners.email, email.trim().toLowerCase()))
}

/** Deletes what can no longer be restored, with the mails about it. */
export async function forgetRemovedOwners(db: Db, now: Date): Promise<void> {
  await db.batch([db.delete(removedOwners).where(lte(removedOwners.removedAt, since(now))), eraseMailsOfGoneOwners(db)])
}

/** The account with an email address, for the export of personal data: without password, keys and hashes. Null if there is none. */
export async function findOwnerData(db: Db, email: string) {
  const owner = await findOwnerByEmail(db, email)
  if (owner === null) return null
  const [sessions, passkeys, messages, visitAnswers] = await db.batch([
    db
      .select({ device: ownerSessions.device, createdAt: ownerSessions.createdAt, usedAt: ownerSessions.usedAt })
      .from(ownerSessions)
      .where(eq(ownerSessions.ownerId, owner.id)),
    db
      .select({ name: ownerPasskeys.name, createdAt: ownerPasskeys.createdAt, usedAt: ownerPasskeys.usedAt })
      .from(ownerPasskeys)
      .where(eq(ownerPasskeys.ownerId, owner.id)),
    selectMessagesOf(db, owner.id),
    selectAnswersOf(db, owner.id),
  ])
  const { recipient, name, locale, wantsDigest, hasPassword, homes } = owner
  return { email: recipient, name, locale, wantsDigest, hasPassword, homes, sessions, passkeys, messages, visitAnswers }
}

/**
 * The statement that erases the mails about an account itself, to whatever address they went: its links, also the one to a new address, and its notices.
 * Must precede the one that deletes the account.
 */
export function eraseMailsOfOwner(db: Db, email: string): Statement {
  const address = email.trim().toLowerCase()
  return db
    .delete(outbox)
    .where(isAbout(sql`(SELECT id FROM ${owners} WHERE email = ${address} UNION SELECT id FROM ${removedOwners} WHERE email = ${address})`))
}

/** The statement that erases the mails about accounts that are gone and can no longer be restored. */
function eraseMailsOfGoneOwners(db: Db): Statement {
  const isGone = sql`${outbox.data} ->> 'owner' NOT IN (SELECT id FROM ${owners} UNION SELECT id FROM ${removedOwners})`
  return db.delete(outbox).where(and(isOwnerMail, isGone))
}

const isOwnerMail = inArray(outbox.template, ['ownerLink', 'ownerNotice'])

/** Mails written before they named their account are known by their link. */
function isAbout(accounts: SQL): SQL | undefined {
  const links = sql`(SELECT id FROM ${ownerLinks} WHERE owner_id IN ${accounts})`
  return and(isOwnerMail, sql`(${outbox.data} ->> 'owner' IN ${accounts} OR ${outbox.data} ->> 'link' IN ${links})`)
}
