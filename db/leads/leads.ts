import { sql } from 'drizzle-orm'
import type { Db, Statement } from '../client.ts'
import { insertSpentProof, type Proof, spentFor } from '../forms/spent-captchas.ts'
import { insertMail } from '../mail/outbox.ts'
import { formCatalogue } from '../model/forms/form-catalogue.ts'
import { type Lead, phoneTail } from '../model/leads/lead.ts'
import { type OutgoingMail, officeTemplates } from '../model/mail/mail.ts'
import { leads } from '../schema.ts'
import { recordingLead } from './lead-records.ts'
import { indexLeadText } from './lead-texts.ts'
import { recordingOffer } from './offers/offers.ts'

/**
 * Stores a lead, its outbox mails and the owner's record of it, and spends its captcha, in one batch: D1 has no interactive transactions, but a batch
 * commits or rolls back as a whole. Idempotent: a lead whose id exists stays unchanged and adds no mails.
 * @param proof the solved captcha; null if not needed
 * @param also further statements for the batch, which must be idempotent
 * @returns 'known' if it existed, 'spent' if the captcha was used for another lead and nothing was stored
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
        ...(formCatalogue[lead.form].needsAnswer ? {} : { state: 'done', isOpen: false }),
      })
      .onConflictDoNothing()
      .returning({ id: leads.id }),
    ...mails.map((mail, index) => insertMail(db, ids[index] ?? '', mail, lead.createdAt, lead.id)),
    indexLeadText(db, lead),
    ...also,
    ...recordingLead(db, lead),
    ...recordingOffer(db, lead),
    ...(proof ? [insertSpentProof(db, proof, lead.id)] : []),
  ])
  return stored.length > 0 ? 'stored' : 'known'
}

/** The outbox ids of a lead's mails, in the order of the mails. */
export function mailIds(leadId: string, mails: readonly OutgoingMail[]): readonly string[] {
  return mails.map((_, index) => `${leadId}.${index + 1}`)
}

/** Those of the mails that go to the agency's own people. */
export function officeMailIds(leadId: string, mails: readonly OutgoingMail[]): readonly string[] {
  return mailIds(leadId, mails).filter((_, index) => officeTemplates.some((template) => template === mails[index]?.template))
}
