import { openStore } from '#db/client.ts'
import { listUnfinishedImports } from '#db/contacts/imports/contact-imports.ts'
import type { Env } from '#worker/env.ts'
import { continueImport, continueReturn } from './import-steps.ts'

const maxAtOnce = 3

/** Every minute: takes the next step of each import of contacts that is under way, whose page may have been closed. Idempotent, beside the page too. */
export async function finishContactImports(env: Env, now: Date): Promise<void> {
  const db = openStore(env.DB, env.LISTINGS).primary
  for (const { id, state } of await listUnfinishedImports(db, maxAtOnce)) await (state === 'importing' ? continueImport(db, id, now) : continueReturn(db, id))
}
