import { openStore } from '#db/client.ts'
import { findImport } from '#db/feeds/imports.ts'
import type { ImportOrder } from '#db/model/feeds/import-run.ts'
import { reportFault } from '#db/site/report-fault.ts'
import type { Env } from '#worker/env.ts'
import { tellOfHeld } from '#worker/feeds/guard/tell-of-held.ts'
import { finishStep } from '#worker/feeds/import/finish-step.ts'
import { importRulesOn } from '#worker/feeds/publication.ts'
import { announceChanges } from '#worker/site/catalogue.ts'

/** Steps in one request or message; each but the first and the last copies 500 records. */
const maxSteps = 8

/** Begins to carry out an import that its sender has confirmed. If a step fails, the queue tries again. */
export async function beginImport(env: Env, order: ImportOrder, now: Date): Promise<void> {
  await continueImport(env, order, now).catch(async (error: unknown) => {
    reportFault('An import was left to the queue', error)
    await queueImport(env, order)
  })
}

/**
 * Carries out an import that its sender has confirmed, as far as one request or queue message takes it, and queues the rest. Idempotent: a redelivered
 * message goes on where the import stands. A refusal, or another import of the source, ends it.
 */
export async function continueImport(env: Env, order: ImportOrder, now: Date): Promise<void> {
  const { id, kinds, mode, force } = order
  const { db } = openStore(env.DB, env.LISTINGS)
  const rules = await importRulesOn(env, now)
  let resume = null
  for (let count = 0; count < maxSteps; count += 1) {
    const current = await findImport(db, id)
    if (current?.state !== 'receiving' && current?.state !== 'applying') return
    const step = await finishStep(db, current, { kinds, mode, force, resume }, rules, now.toISOString())
    if ('refused' in step) {
      await tellOfHeld(env, id, now)
      return
    }
    if (step.done) {
      await announceChanges(env)
      return
    }
    resume = step.resume
  }
  await queueImport(env, order)
}

async function queueImport(env: Env, order: ImportOrder): Promise<void> {
  await env.WORK.send({ ...order, kind: 'import' })
}
