/** What a reader of a channel reports about a home. A successful read is no receipt. */
export const receiptStates = ['accepted', 'published', 'rejected', 'error', 'withdrawn'] as const
export type ReceiptState = (typeof receiptStates)[number]

export interface Receipt {
  /** The public id of the home. */
  readonly id: string
  /** The version of its record that this is about. */
  readonly version: string
  readonly state: ReceiptState
  /** The reader's own id of the home. */
  readonly externalId?: string
  /** The home's address at the reader. */
  readonly url?: string
  readonly message?: string
}

/** The most receipts of one request. */
export const maxReceipts = 500
