import type { Db } from '#db/client.ts'
import type { Settings } from '#worker/env.ts'
import type { MailAddress } from './rendered-mail.ts'

/** What putting a mail into words takes. */
export interface MailDeps {
  readonly db: Db
  readonly settings: Pick<Settings, 'origin' | 'captchaSecret' | 'enabled' | 'fallback'>
  readonly from: MailAddress
}
