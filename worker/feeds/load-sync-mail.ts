import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import { syncFaults } from '#db/model/feeds/sync-run.ts'
import type { SyncFailedView } from '#ui/feeds/sync-failed.mail.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({ since: 'string', wasDone: 'boolean', fault: type.enumerated(...syncFaults), detail: 'string' })

/** The mail that alerts the agency to failing synchronisation with its CRM. */
export function loadSyncMail(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): SyncFailedView {
  return { locale: mail.locale, origin: settings.origin, ...checkMailData(Data, mail) }
}
