import type { SyncError } from '#db/model/feeds/sync-run.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { whenText } from '../visits/appointment.present.ts'

export type SyncFailedView = SyncError & {
  readonly locale: Locale
  readonly origin: string
  /** When it last succeeded, or was first tried if it never has (ISO 8601). */
  readonly since: string
  readonly wasDone: boolean
}

/** To the agency: the CRM has not been synchronised for a day, since when, and why. */
export function syncFailed({ locale, origin, since, wasDone, fault, detail }: SyncFailedView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = t('mail.syncFailed.subject')
  const story = t(wasDone ? 'mail.syncFailed.since' : 'mail.syncFailed.never', { when: whenText(since, locale) })
  return headedMail(
    { locale, origin, subject, toName: agency.name, replyName: agency.name },
    {
      preview: story,
      sections: [
        { kind: 'paragraph', text: story },
        { kind: 'paragraph', text: t(`mail.syncFailed.fault.${fault}`) },
        { kind: 'group', title: t('mail.syncFailed.detail'), sections: [{ kind: 'quote', text: detail }] },
        { kind: 'paragraph', text: t('mail.syncFailed.next') },
      ],
      why: t('mail.syncFailed.why', { site: new URL(origin).host }),
    },
  )
}
