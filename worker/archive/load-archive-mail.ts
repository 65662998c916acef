import { type } from 'arktype'
import type { LeasedMail } from '#db/mail/outbox.ts'
import type { ArchiveFailedView } from '#ui/archive/archive-failed.mail.ts'
import { checkMailData, type RenderDeps } from '../mail/mail-loader.ts'

const Data = type({ since: 'string', last: 'string | null' })

/** The mail that tells the agency that its archives fail. */
export function loadArchiveMail(mail: LeasedMail, { settings }: Pick<RenderDeps, 'settings'>): ArchiveFailedView {
  return { locale: mail.locale, origin: settings.origin, ...checkMailData(Data, mail) }
}
