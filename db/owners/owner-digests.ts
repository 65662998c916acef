import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import type { DigestWeek } from '../model/owners/owner-digest.ts'
import { dayAfter } from '../model/site/brussels-time.ts'
import { outbox, owners } from '../schema.ts'

/** Days: a digest of a week further ahead was sent by a clock that was ahead, and does not stand for those until then. */
const farAhead = 28

/**
 * Stores the weekly digests of the next owners who are due, in one batch. Idempotent, also across concurrent runs: one digest per owner and week. Due
 * are owners who want it, had an account in that week and have used it, since an address that was only invited may be someone else's. Hard-bounced
 * addresses are skipped.
 * @param replyTo the agency's address
 * @returns the ids of the new mails; fewer than `max` once no owner is left
 */
export async function saveOwnerDigests(db: Db, week: DigestWeek, replyTo: string, now: Date, max: number): Promise<readonly string[]> {
  const at = now.toISOString()
  const due = sql`SELECT id FROM owners WHERE wants_digest = 1 AND (digest_week < ${week.first} OR digest_week > ${dayAfter(week.first, farAhead)}) AND created_at < ${week.until}
    AND EXISTS (SELECT 1 FROM owner_homes WHERE owner_id = owners.id)
    AND (password IS NOT NULL OR EXISTS (SELECT 1 FROM owner_passkeys WHERE owner_id = owners.id) OR EXISTS (SELECT 1 FROM owner_devices WHERE owner_id = owners.id))
    ORDER BY id LIMIT ${max}`
  const [dueRows] = await db.batch([
    db
      .insert(outbox)
      .select(sql`
        SELECT 'owner-digest.' || id || '.' || ${week.first}, NULL, 'ownerDigest', locale, recipient, ${replyTo}, json_object('owner', id, 'week', ${week.first}),
          'waiting', 0, ${at}, NULL, NULL, NULL, ${at}, NULL
        FROM ${owners} WHERE id IN (${due}) AND NOT EXISTS (SELECT 1 FROM mail_blocks WHERE email = owners.email)`)
      .onConflictDoNothing()
      .returning({ id: outbox.id }),
    // Same batch, so `due` selects the same owners as above.
    db.update(owners).set({ digestWeek: week.first }).where(sql`id IN (${due})`),
  ])
  return dueRows.map(({ id }) => id)
}
