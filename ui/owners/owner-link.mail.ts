import type { OwnerLinkPurpose } from '#db/model/owners/owner.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'

export interface OwnerLinkView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  readonly purpose: OwnerLinkPurpose
  /** The address of the link. */
  readonly href: string
  /** The code that may be typed instead, in two groups; null for a link without one. */
  readonly code: string | null
  /** Until when it works, in words. */
  readonly until: string
}

/** To an owner: one link, what it does, and what to do about a link they did not ask for. */
export function ownerLink({ locale, origin, name, purpose, href, code, until }: OwnerLinkView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const site = new URL(origin).host
  const subject = t(`mail.owner.${purpose}.subject`, { agency: agency.name })
  const story = t(`mail.owner.${purpose}.text`, { agency: agency.name })
  return personalMail({ locale, origin, subject, name }, agency, {
    preview: story,
    sections: [
      { kind: 'paragraph', text: story },
      { kind: 'button', text: t(`mail.owner.${purpose}.act`), href },
      { kind: 'group', title: t('mail.owner.code'), sections: [{ kind: 'quote', text: code ?? '', isCode: true }] },
      { kind: 'paragraph', text: t('mail.owner.until', { until }) },
      { kind: 'paragraph', text: t(`mail.owner.${purpose}.unasked`) },
    ],
    why: t('mail.owner.why', { site }),
  })
}
