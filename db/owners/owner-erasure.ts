import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { outbox, ownerLinks, ownerPasskeys, ownerSessions, owners, removedOwners } from '../schema.ts'
import { selectMessagesOf } from './owner-messages.ts'
import { findOwnerByEmail } from './owners.ts'

/** The account with an email address, for the export of personal data: without password, keys and hashes. Null if there is none. */
export async function ownerKeptUnder(db: Db, email: string) {
  const owner = await findOwnerByEmail(db, email)
  if (owner === null) return null
  const [sessions, passkeys, messages] = await db.batch([
    db
      .select({ device: ownerSessions.device, createdAt: ownerSessions.createdAt, usedAt: ownerSessions.usedAt })
      .from(ownerSessions)
      .where(eq(ownerSessions.ownerId, owner.id)),
    db
      .select({ name: ownerPasskeys.name, createdAt: ownerPasskeys.createdAt, usedAt: ownerPasskeys.usedAt })
      .from(ownerPasskeys)
      .where(eq(ownerPasskeys.ownerId, owner.id)),
    selectMessagesOf(db, owner.id),
  ])
  const { recipient, name, locale, wantsDigest, hasPassword, homes } = owner
  return { email: recipient, name, locale, wantsDigest, hasPassword, homes, sessions, passkeys, messages }
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
export function eraseMailsOfGoneOwners(db: Db): Statement {
  const isGone = sql`${outbox.data} ->> 'owner' NOT IN (SELECT id FROM ${owners} UNION SELECT id FROM ${removedOwners})`
  return db.delete(outbox).where(and(isOwnerMail, isGone))
}

const isOwnerMail = inArray(outbox.template, ['ownerLink', 'ownerNotice'])

/** Mails written before they named their account are known by their link. */
function isAbout(accounts: SQL): SQL | undefined {
  const links = sql`(SELECT id FROM ${ownerLinks} WHERE owner_id IN ${accounts})`
  return and(isOwnerMail, sql`(${outbox.data} ->> 'owner' IN ${accounts} OR ${outbox.data} ->> 'link' IN ${links})`)
}
