import type { Db } from '#db/client.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { Settings } from '#worker/env.ts'
import type { MailAddress } from './rendered-mail.ts'
import type { Transport } from './transport.ts'

/** Dependencies of rendering a mail. */
export interface RenderDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin' | 'signing'>
  readonly from: MailAddress
  /** The sending agency. */
  readonly agency: Agency
}

/** Dependencies of sending a batch of mails. */
export interface MailDeps extends RenderDeps {
  readonly transport: Transport
  /** Requeues a mail for a given time. */
  retry(id: string, at: Date): Promise<void>
  clock(): Date
  /** From 0 to 1, for the jitter of retries. */
  random(): number
}
