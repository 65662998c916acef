import { sql } from 'drizzle-orm'
import type { Db, Statement } from './client.ts'
import { recordingLead } from './lead-records.ts'
import { indexLeadText } from './lead-texts.ts'
import { phoneTail } from './model/desk-lead.ts'
import type { Lead } from './model/lead.ts'
import type { OutgoingMail } from './model/mail.ts'
import { insertMail } from './outbox.ts'
import { leads } from './schema.ts'
import { insertSpentProof, type Proof, spentFor } from './spent-captchas.ts'

/**
 * Stores a lead, the mails it owes and what the home's owner sees of it as one unit, and spends its captcha: D1 has no interactive
 * transactions, a batch commits or rolls back whole. Idempotent: a lead whose id exists stays unchanged and adds no mails.
 * @param proof the solved captcha; null if not needed
 * @param also further statements for the batch, idempotent too
 * @returns 'known' if it existed, 'spent' if the captcha had served another lead and nothing was stored
 */
export async function saveLead(
  db: Db,
  lead: Lead,
  mails: readonly OutgoingMail[],
  proof: Proof | null = null,
  also: readonly Statement[] = [],
): Promise<'stored' | 'known' | 'spent'> {
  try {
    return await storeLead(db, lead, mails, proof, also)
  } catch (error) {
    const holder = proof && (await spentFor(db, proof))
    if (holder === null) throw error
    return holder === lead.id ? 'known' : 'spent'
  }
}

async function storeLead(db: Db, lead: Lead, mails: readonly OutgoingMail[], proof: Proof | null, also: readonly Statement[]): Promise<'stored' | 'known'> {
  const ids = mailIds(lead.id, mails)
  const [stored] = await db.batch([
    db
      .insert(leads)
      .values({
        ...lead,
        email: lead.email?.toLowerCase() ?? null,
        number: sql`(SELECT coalesce(max(number), 0) + 1 FROM ${leads})`,
        phoneTail: phoneTail(lead.fields.phone),
      })
      .onConflictDoNothing()
      .returning({ id: leads.id }),
    ...mails.map((mail, index) => insertMail(db, ids[index] ?? '', mail, lead.createdAt, lead.id)),
    indexLeadText(db, lead),
    ...also,
    ...recordingLead(db, lead),
    ...(proof ? [insertSpentProof(db, proof, lead.id)] : []),
  ])
  return stored.length > 0 ? 'stored' : 'known'
}

/** The ids a lead's mails have in the outbox, in the order of the mails. */
export function mailIds(leadId: string, mails: readonly OutgoingMail[]): readonly string[] {
  return mails.map((_, index) => `${leadId}.${index + 1}`)
}
