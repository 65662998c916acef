import { daysToConfirm, retentionDays, type SubscriptionKind } from '#db/model/alerts/subscription.ts'
import type { FormalName } from '#db/model/forms/person-name.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { sentRows } from '../mail/shared-sections.mail.ts'
import type { AlertView } from './alert.present.ts'

export interface OptInView {
  readonly locale: Locale
  readonly origin: string
  readonly kind: SubscriptionKind
  readonly name: string | null
  readonly formal: FormalName | null
  readonly alert: AlertView | null
  /** The link that confirms it; null when it is confirmed already. */
  readonly confirm: string | null
  readonly manage: string
  /** When it was requested, in ISO 8601. */
  readonly sentAt: string
}

/** To the address of a sign-up: what it would receive, and the one button that confirms it. */
export function optIn({ locale, origin, kind, name, formal, alert, confirm, manage, sentAt }: OptInView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const stage = confirm === null ? 'known' : 'ask'
  const subject = t(`mail.optIn.${kind}.${stage}.subject`)
  const story = t(`mail.optIn.${kind}.${stage}`)
  const terms = confirm === null ? t('mail.optIn.known.terms') : t('mail.optIn.ask.terms', { days: daysToConfirm, kept: retentionDays })
  return personalMail({ locale, origin, subject, name, formal }, agency, {
    preview: story,
    sections: [
      { kind: 'paragraph', text: story },
      { kind: 'group', title: t('mail.optIn.search'), sections: [{ kind: 'quote', text: alert?.words ?? '' }] },
      sentRows(null, sentAt, locale),
      { kind: 'button', text: t(`mail.optIn.${stage}.action`), href: confirm ?? manage },
      { kind: 'paragraph', text: terms },
    ],
    why: t('mail.optIn.why', { site: new URL(origin).host }),
  })
}
