import type { CrmReceipts, Receipt } from '../sync/crm-receipts.ts'
import { askWhise, idOf } from './ask.ts'

/** How Whise is told: the state of an export, with our id and the address of the page or the reason. */
export const whiseReceipts: CrmReceipts = {
  tell({ crm, now }, receipt) {
    const { externalId, publicId, message } = receipt
    const IdInMedia = publicId === null ? {} : { IdInMedia: String(publicId) }
    const body = { EstateId: idOf(externalId), ExportStatus: statusOf(receipt), ...IdInMedia, ExportMessage: message }
    return askWhise(crm, 'v1/estates/exports/changestatus', body, now)
  },
  // A guess: that Whise puts its own id of an estate behind this address. `/property/whise-501` leads to its page.
  tellSite({ crm, now }, origin) {
    const body = { ClientId: idOf(crm.values.client ?? ''), DetailPageUrl: `${origin}/property/whise-` }
    return askWhise(crm, 'v1/admin/clients/settings/update', body, now, 'PATCH')
  },
}

/** Its numbers: exported, updated, deleted; failed to export, or to update what was exported before. */
function statusOf({ state, wasOnline }: Receipt): number {
  if (state === 'refused') return wasOnline ? 8 : 4
  return { published: 3, updated: 7, withdrawn: 11 }[state]
}
