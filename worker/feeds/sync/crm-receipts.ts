import type { ReceiptState } from '#db/model/feeds/crm-receipt.ts'
import type { FailedCall } from './call-service.ts'
import type { ReadContext } from './step.ts'

/** What a CRM is told about one of its records. */
export interface Receipt {
  /** The record's id in the CRM. */
  readonly externalId: string
  readonly state: ReceiptState
  /** Whether the CRM was told of a page before, and not since that there is none. */
  readonly wasOnline: boolean
  /** The id of its page; null if it has never had one. */
  readonly publicId: number | null
  /** Where its page is; null unless it is online. */
  readonly address: string | null
  /** The address with what was not taken as it came, or the reason why there is no page, in the agency's language. */
  readonly message: string
}

type Told = { readonly ok: true } | FailedCall

/** How a CRM is told what became of its records. The calls may be repeated. */
export interface CrmReceipts {
  /** @returns null if the CRM has no place for it */
  tell(context: ReadContext, receipt: Receipt): Promise<Told> | null
  /** Tells where the pages of homes are, once for each connection and origin. */
  readonly tellSite?: (context: ReadContext, origin: string) => Promise<Told>
}
