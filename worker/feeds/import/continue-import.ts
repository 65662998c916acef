import { openStore } from '#db/client.ts'
import { findImport } from '#db/feeds/imports.ts'
import type { ImportOrder, ImportRefusal } from '#db/model/feeds/import-run.ts'
import type { Env } from '#worker/env.ts'
import { finishStep } from '#worker/feeds/import/finish-step.ts'
import { rulesOn } from '#worker/feeds/publication.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

/** Steps in one request or message; each but the first and the last copies 500 records. */
const maxSteps = 8

/**
 * Carries out an import that its sender has confirmed, as far as one request or queue message takes it, and queues the rest. Idempotent: a redelivered
 * message goes on where the import stands.
 * @returns the refusal; null if it is done, goes on in the queue, or was superseded
 */
export async function continueImport(env: Env, order: ImportOrder, now: Date): Promise<ImportRefusal | null> {
  const { id, kinds, mode, force } = order
  const { db } = openStore(env.DB, env.LISTINGS)
  const rules = await rulesOn(db, now)
  let resume = null
  for (let count = 0; count < maxSteps; count += 1) {
    const current = await findImport(db, id)
    if (current?.state !== 'receiving' && current?.state !== 'applying') return null
    const step = await finishStep(db, current, { kinds, mode, force, resume }, rules, now.toISOString())
    if ('refused' in step) return step.refused
    if (step.done) {
      await announceChanges(env)
      return null
    }
    resume = step.resume
  }
  await env.WORK.send({ kind: 'import', id, kinds, mode, force })
  return null
}
