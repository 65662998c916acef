import type { FailedCall } from '#worker/feeds/sync/call-service.ts'
import type { CrmService, Trial } from '#worker/feeds/sync/crm-service.ts'
import type { ReadContext, StepContext, StepOutcome } from '#worker/feeds/sync/step.ts'
import { askPage } from './ask-page.ts'
import { readHome } from './read-homes.ts'
import { readCategoryList, readDeletions, readPage } from './read-lists.ts'
import { pageFrom } from './values.ts'

/** How Omnicasa is read: lists, and in a full run the categories and the figures of the homes of owners. */
export const omnicasaService: CrmService = {
  hasLists: true,
  batch: 0,
  more: 'categories',
  read(context: StepContext): Promise<StepOutcome> {
    const { phase } = context.run.cursor
    switch (phase) {
      case 'deletedListings':
      case 'deletedProjects':
        return readDeletions(context, phase)
      case 'categories':
        return readCategoryList(context)
      case 'homes':
        return readHome(context)
      default:
        return readPage(context, phase === 'projects' ? phase : 'listings')
    }
  },
  async tryPage(context: ReadContext): Promise<Trial | FailedCall> {
    const list = await askPage(context, 'GetPropertyList', pageFrom(1))
    return list.ok ? { ok: true, total: list.rows, records: list.items.map((record) => ({ kind: 'listing', record })) } : list
  },
}
