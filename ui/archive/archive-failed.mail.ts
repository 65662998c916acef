import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { href } from '../routes.ts'
import { whenText } from '../visits/appointment.present.ts'

export interface ArchiveFailedView {
  readonly locale: Locale
  readonly origin: string
  /** When the first of the archives that failed was begun, and the last whole one ended (ISO 8601). */
  readonly since: string
  readonly last: string | null
}

/** To the agency: two archives in a row have failed, since when, and what is left to go back to. */
export function archiveFailed({ locale, origin, since, last }: ArchiveFailedView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const when = whenText(since, locale)
  const text = last === null ? t('mail.archiveFailed.never', { when }) : t('mail.archiveFailed.since', { when, last: whenText(last, locale) })
  return headedMail(
    { locale, origin, subject: t('mail.archiveFailed.subject'), toName: agency.name, replyName: agency.name },
    {
      preview: text,
      sections: [
        { kind: 'paragraph', text },
        { kind: 'paragraph', text: t('mail.archiveFailed.next') },
        { kind: 'button', text: t('mail.archiveFailed.button'), href: origin + href('deskSettingsSite', locale) },
      ],
      why: t('mail.archiveFailed.why', { site: new URL(origin).host }),
    },
  )
}
