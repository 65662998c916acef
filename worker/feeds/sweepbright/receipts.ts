import type { CrmReceipts } from '../sync/crm-receipts.ts'
import { askSweepBright } from './ask.ts'

/** How SweepBright is told: the address of a page, which completes the publication there. It has no call for anything else. */
export const sweepbrightReceipts: CrmReceipts = {
  tell({ crm, now }, { externalId, address }) {
    return address === null ? null : askSweepBright(crm, `estates/${externalId}/url`, now, { url: address })
  },
}
