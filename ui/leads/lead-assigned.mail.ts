import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'

export interface LeadAssignedView {
  readonly locale: Locale
  readonly origin: string
  /** The member it was assigned to. */
  readonly name: string
  /** The colleague who did; null if the account is gone. */
  readonly by: string | null
  /** Who sent the lead, which form, and what it is about. */
  readonly who: string
  readonly form: string
  readonly about: string | null
  /** The beginning of what they wrote; empty if nothing. */
  readonly words: string
  readonly href: string
  /** The account page, which switches these mails off. */
  readonly account: string
}

/** To a member of the staff: a colleague gave them a lead. */
export function leadAssigned(view: LeadAssignedView, agency: MailAgency): MailContent {
  const { locale, origin, name, by, who, form, about, words, href, account } = view
  const t = translator(locale)
  const subject = t('mail.leadAssigned.subject', { who })
  const text = by === null ? t('mail.leadAssigned.text', { who }) : t('mail.leadAssigned.textBy', { by, who })
  return personalMail({ locale, origin, subject, name }, agency, {
    preview: text,
    sections: [
      { kind: 'paragraph', text },
      {
        kind: 'rows',
        rows: [
          { name: 'form', label: t('mail.confirmation.form'), value: form },
          ...(about === null ? [] : [{ name: 'about', label: t('mail.home'), value: about }]),
        ],
      },
      ...(words === '' ? [] : [{ kind: 'freeText' as const, text: words }]),
      { kind: 'button', text: t('mail.leadAssigned.open'), href },
    ],
    why: t('mail.leadAssigned.why', { site: new URL(origin).host }),
    footLinks: [{ text: t('mail.leadAssigned.off'), href: account }],
  })
}
