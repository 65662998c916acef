import type { RenderedMail } from './rendered-mail.ts'

/** The way out: throws RefusedMail when trying again is no use, any other error when it may be. */
export interface Transport {
  send(mail: RenderedMail): Promise<void>
}

/** The receiving side does not want this mail, now or later. */
export class RefusedMail extends Error {
  override name = 'RefusedMail'
}
