import { maxCategories } from '#db/model/listings/crm-categories.ts'
import { announceChanges } from '#worker/site/catalogue.ts'
import { takeCategories } from '../../categories/take-categories.ts'
import { askPage } from './ask-page.ts'
import { failedBy, goOn, type StepContext, type StepOutcome } from './step.ts'

/** Failed attempts after which the list is left as it is until the next full run. */
const maxAttempts = 2

/**
 * Reads the CRM's list of categories, in one call a language. The stock is in by then, so that an error is counted and skipped, a transient one after
 * a third attempt; an answer without a usable category leaves the list as it was.
 */
export async function readCategoryList(context: StepContext): Promise<StepOutcome> {
  const { db, env, run, now } = context
  const list = await askPage(context, 'GetTypeOfPropertyList', {}, maxCategories)
  if (!list.ok && list.isTransient && run.attempts < maxAttempts) return failedBy(list)
  const taken = list.ok ? await takeCategories(db, run.source, list.items, false, now) : null
  if (taken !== null) await announceChanges(env)
  const rejected = taken?.rejected.length ?? (list.ok ? list.items.length : 1)
  return goOn(context, { phase: 'homes' }, { rejected: run.counts.rejected + rejected })
}
