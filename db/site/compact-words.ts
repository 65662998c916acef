import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { compactLeadTexts } from '../leads/lead-texts.ts'

/** Steps of a night, and the pages that a step may write: about 20 MB, so that a large index takes several nights. */
const steps = 20
const pages = 256

/**
 * Rewrites the full-text indexes without what was removed from them; idempotent. The index of leads at once, which an erasure has done already unless it was
 * before this existed; that of listings, from which a hidden street was taken out, step by step.
 */
export async function compactWords(db: Db): Promise<void> {
  await compactLeadTexts(db)
  for (let step = 0; step < steps; step += 1) await db.run(sql`INSERT INTO listing_texts (listing_texts, rank) VALUES ('merge', ${-pages})`)
}
