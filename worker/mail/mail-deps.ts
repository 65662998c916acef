import type { Db } from '#db/client.ts'
import type { Agency } from '#db/model/agency.ts'
import type { Settings } from '#worker/env.ts'
import type { MailAddress } from './rendered-mail.ts'
import type { Transport } from './transport.ts'

/** What rendering a mail depends on. */
export interface RenderDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin' | 'signing'>
  readonly from: MailAddress
  /** Whose mails they are, and in which languages. */
  readonly agency: Agency
}

/** What sending the mails of a batch depends on. */
export interface MailDeps extends RenderDeps {
  readonly transport: Transport
  /** Puts a mail in the queue again, for that moment. */
  retry(id: string, at: Date): Promise<void>
  clock(): Date
  /** From 0 to 1. */
  random(): number
}
