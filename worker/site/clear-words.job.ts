import { openStore } from '#db/client.ts'
import { compactWords } from '#db/site/compact-words.ts'
import type { Env } from '#worker/env.ts'

/** Nightly: clears removed words from the full-text indexes. */
export async function clearWords(env: Env): Promise<void> {
  await compactWords(openStore(env.DB, env.LISTINGS).db)
}
