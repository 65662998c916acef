import type { Db } from './client.ts'
import type { Lead } from './model/lead.ts'
import type { OwedMail } from './model/mail.ts'
import { leads, outbox } from './schema.ts'
import { type Proof, spending, spentFor } from './spent-captchas.ts'

/**
 * Stores a lead and the mails it owes as one unit, and spends the proof it came with: D1 has no interactive transactions, a batch
 * commits or rolls back whole. Safe to repeat: a lead whose id is there already stays as it is and owes nothing more.
 * @param proof that a person sent it; null where none is asked for
 * @returns 'known' when it was there already, 'spent' when the proof had served another lead and nothing was stored
 */
export async function saveLead(db: Db, lead: Lead, mails: readonly OwedMail[], proof: Proof | null = null): Promise<'stored' | 'known' | 'spent'> {
  try {
    return await storeLead(db, lead, mails, proof)
  } catch (fault) {
    const holder = proof && (await spentFor(db, proof))
    if (holder === null) throw fault
    return holder === lead.id ? 'known' : 'spent'
  }
}

async function storeLead(db: Db, lead: Lead, mails: readonly OwedMail[], proof: Proof | null): Promise<'stored' | 'known'> {
  const ids = mailIds(lead.id, mails)
  const [stored] = await db.batch([
    db
      .insert(leads)
      .values({ ...lead, email: lead.email?.toLowerCase() ?? null })
      .onConflictDoNothing()
      .returning({ id: leads.id }),
    ...mails.map((mail, index) =>
      db
        .insert(outbox)
        .values({
          id: ids[index] ?? '',
          leadId: lead.id,
          template: mail.template,
          locale: mail.locale,
          recipient: mail.to,
          replyTo: mail.replyTo,
          data: mail.data,
          state: 'waiting',
          dueAt: lead.createdAt,
          createdAt: lead.createdAt,
        })
        .onConflictDoNothing(),
    ),
    ...(proof ? [spending(db, proof, lead.id)] : []),
  ])
  return stored.length > 0 ? 'stored' : 'known'
}

/** The ids a lead's mails have in the outbox, in the order of the mails. */
export function mailIds(leadId: string, mails: readonly OwedMail[]): readonly string[] {
  return mails.map((_, index) => `${leadId}.${index + 1}`)
}
