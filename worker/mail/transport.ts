import type { RenderedMail } from './rendered-mail.ts'

/** How mails leave, for the mails of one batch, one at a time. */
export interface Transport {
  /** Throws RefusedMail if retrying is pointless; any other error is worth a retry. */
  send(mail: RenderedMail): Promise<void>
  /** Closes what `send` opened; never throws. */
  close(): Promise<void>
}

/** The receiving side rejects this mail for good. */
export class RefusedMail extends Error {
  override name = 'RefusedMail'
  /** Whether the address takes no mail at all, so that no newsletter should go there again. */
  readonly isDeadAddress: boolean
  constructor(message: string, { isDeadAddress = false, ...options }: ErrorOptions & { readonly isDeadAddress?: boolean } = {}) {
    super(message, options)
    this.isDeadAddress = isDeadAddress
  }
}
