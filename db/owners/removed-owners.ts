import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { didChange, recordAct } from '../desk/audit-log.ts'
import type { Actor } from '../model/desk/audit.ts'
import { hour } from '../model/site/durations.ts'
import { ownerHomes, ownerLinks, ownerMessages, ownerPasskeys, owners, removedOwners } from '../schema.ts'
import { eraseMailsOfGoneOwners } from './owner-erasure.ts'

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
