import { findImport } from '#db/feeds/imports.ts'
import type { RecordKind } from '#db/schema.ts'
import { rulesOn } from '#worker/feeds/publication.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { finishStep } from '../../import/finish-step.ts'
import { refusalText } from '../../import/refusal-text.ts'
import { giveUp, goOn, type StepContext, type StepOutcome } from './step.ts'

const kinds: readonly RecordKind[] = ['listing', 'project']
/** Slices of an import applied per queue message. */
const maxSlices = 8

/** Applies the staged records. Withdraws records missing from a full list, unless the list changed while it was being read. */
export async function finish(context: StepContext): Promise<StepOutcome> {
  const { db, env, run, now } = context
  const { importId, changeSince, isWhole } = run.cursor
  const mode = changeSince === null && isWhole ? 'full' : 'partial'
  let { resume } = run.cursor
  const rules = await rulesOn(db, now)
  for (let slice = 0; slice < maxSlices; slice += 1) {
    const current = await findImport(db, importId)
    // A redelivered message: the import is already done.
    if (current?.state === 'done') return ended(context, { added: 0, changed: 0, unchanged: 0, withdrawn: 0 })
    if (current?.state !== 'receiving' && current?.state !== 'applying') return giveUp('superseded', 'another import of the source has taken its place')
    const step = await finishStep(db, current, { kinds, mode, force: false, resume }, rules, now.toISOString())
    if ('refused' in step) return giveUp('guarded', refusalText(step.refused))
    if (step.done) {
      await announceChanges(env)
      return ended(context, step.counts)
    }
    resume = step.resume
  }
  return goOn(context, { resume })
}

/** Reads categories and figures only at night: the former seldom change, and portals count by day. */
function ended(context: StepContext, counts: Parameters<typeof goOn>[2]): StepOutcome {
  const { run } = context
  return run.mode === 'full' ? goOn(context, { phase: 'categories', resume: null }, counts) : { kind: 'done', counts: { ...run.counts, ...counts } }
}
