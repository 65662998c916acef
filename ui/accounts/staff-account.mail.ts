import type { StaffLinkPurpose } from '#db/model/accounts/staff.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import { greeting } from '../mail/shared-sections.mail.ts'
import { href } from '../routes.ts'
import { whenText } from '../visits/appointment.present.ts'

export interface StaffLinkView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string
  readonly purpose: StaffLinkPurpose
  /** The address of the link. */
  readonly href: string
  /** The code that may be typed instead, in two groups; null for an invitation. */
  readonly code: string | null
  /** Until when it works, in words. */
  readonly until: string
}

/** To a member of the staff: one link to sign in, and what to do about a link they did not ask for. */
export function staffLink({ locale, origin, name, purpose, href, code, until }: StaffLinkView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = t(`mail.staff.${purpose}.subject`, { agency: agency.name })
  const story = t(`mail.staff.${purpose}.text`, { agency: agency.name })
  return {
    locale,
    origin,
    subject,
    toName: name,
    replyName: agency.name,
    preview: story,
    sections: [
      { kind: 'title', text: subject, inText: false },
      greeting(name, locale),
      { kind: 'paragraph', text: story },
      { kind: 'button', text: t('desk.signIn'), href },
      { kind: 'group', title: t('mail.owner.code'), sections: [{ kind: 'quote', text: code ?? '', isCode: true }] },
      { kind: 'paragraph', text: t('mail.owner.until', { until }) },
      { kind: 'paragraph', text: t(`mail.staff.${purpose}.unasked`) },
    ],
    why: t('mail.staff.why', { site: new URL(origin).host }),
  }
}

export interface StaffPasskeyView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string
  /** The browser and system it was added on, in words; empty where they are not known. */
  readonly device: string
  /** When it was added, UTC in ISO 8601. */
  readonly at: string
}

/** To a member of the staff: a passkey was added to the account, when and on which device, and what to do if the member did not do it. */
export function staffPasskey({ locale, origin, name, device, at }: StaffPasskeyView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const story = t('mail.staff.passkey.text', { site: new URL(origin).host })
  const rows = [
    ...(device === '' ? [] : [{ name: 'device', label: t('owner.device'), value: device }]),
    { name: 'when', label: t('thanks.when'), value: whenText(at, locale) },
  ]
  return personalMail({ locale, origin, subject: t('mail.staff.passkey.subject'), name }, agency, {
    preview: story,
    sections: [
      { kind: 'paragraph', text: story },
      { kind: 'rows', rows },
      { kind: 'paragraph', text: t('mail.staff.passkey.notYou', { email: agency.email }) },
      { kind: 'button', text: t('mail.owner.device.act'), href: origin + href('deskAccount', locale) },
    ],
    why: t('mail.staff.why', { site: new URL(origin).host }),
  })
}
