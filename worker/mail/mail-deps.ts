import type { Db } from '#db/client.ts'
import type { Locale } from '#messages/locales.ts'
import type { MailLook } from '#ui/mail/mail-look.ts'
import type { Settings } from '#worker/env.ts'
import type { MailAddress } from './rendered-mail.ts'
import type { Transport } from './transport.ts'

/** What rendering a mail depends on. */
export interface RenderDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin' | 'signing' | 'enabled' | 'fallback'>
  readonly from: MailAddress
  /** Name and colours of the agency, for mails in a language. */
  look(locale: Locale): MailLook
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
