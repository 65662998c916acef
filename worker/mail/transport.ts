import type { RenderedMail } from './rendered-mail.ts'

/** A mail transport, opened for one batch; sends one mail at a time. */
export interface Transport {
  /** @throws RefusedMail for a permanent failure; any other error is retryable */
  send(mail: RenderedMail): Promise<void>
  /** Closes the connection; never throws. */
  close(): Promise<void>
}

/** A permanent rejection of this mail. */
export class RefusedMail extends Error {
  override name = 'RefusedMail'
  /** Whether it is a hard bounce: the address goes on the suppression list. */
  readonly isDeadAddress: boolean
  constructor(message: string, { isDeadAddress = false, ...options }: ErrorOptions & { readonly isDeadAddress?: boolean } = {}) {
    super(message, options)
    this.isDeadAddress = isDeadAddress
  }
}
