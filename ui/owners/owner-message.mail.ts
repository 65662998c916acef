import type { RequestablePaper } from '#db/model/owners/owned-home.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'

export interface OwnerMessageView {
  readonly locale: Locale
  readonly origin: string
  readonly owner: string
  /** The owner's address. */
  readonly replyTo: string | null
  readonly home: string
  /** The path of the home's page in the portal. */
  readonly path: string
  readonly text: string
  readonly paper: RequestablePaper | null
  /** The path of the link to the paper; null without one. */
  readonly file: string | null
}

/** To the office: what an owner wrote, or the paper that an owner sent. */
export function ownerMessage(view: OwnerMessageView, agency: MailAgency): MailContent {
  const { locale, origin, owner, replyTo, home, text, paper, file } = view
  const t = translator(locale)
  const subject = t(paper === null ? 'mail.ownerMessage.subject' : 'mail.ownerMessage.paper', { home })
  const rows = [
    { name: 'owner', label: t('mail.ownerMessage.from'), value: [owner, replyTo ?? ''].filter((part) => part !== '').join(', ') },
    { name: 'home', label: t('mail.ownerMessage.home'), value: home },
    ...(paper === null ? [] : [{ name: 'paper', label: t('mail.ownerMessage.kind'), value: t(`owner.paper.${paper}`) }]),
  ]
  return headedMail(
    { locale, origin, subject, toName: agency.name, replyName: owner },
    {
      preview: text,
      sections: [
        { kind: 'rows', rows },
        { kind: 'quote', text },
        ...(file === null ? [] : [{ kind: 'button' as const, text: t('mail.ownerMessage.file'), href: origin + file }]),
      ],
      why: t('mail.ownerMessage.why', { site: new URL(origin).host }),
    },
  )
}
