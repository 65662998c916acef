import type { FormalName } from '#db/model/forms/person-name.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailListingView } from '../mail/mail-listing.present.ts'
import type { SignatureView } from '../mail/mail-signature.present.ts'
import { aboutSection, greeting } from '../mail/shared-sections.mail.ts'

export interface LeadReplyView {
  readonly locale: Locale
  readonly origin: string
  readonly subject: string
  /** The visitor, where their name is one. */
  readonly name: string | null
  readonly formal: FormalName | null
  /** As typed; blank lines separate paragraphs. */
  readonly text: string
  /** The member who answers. */
  readonly signature: SignatureView
  /** The sender's name, for the reply address. */
  readonly office: string
  readonly about: MailListingView | null
}

/** To a visitor: what the agency answers from its desk. */
export function leadReply({ locale, origin, subject, name, formal, text, signature, office, about }: LeadReplyView): MailContent {
  const t = translator(locale)
  return headedMail(
    { locale, origin, subject, toName: name, replyName: office },
    {
      preview: text.slice(0, 140),
      sections: [
        greeting(name, locale, formal),
        ...text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'freeText' as const, text: paragraph.trim() })),
        { kind: 'signature', signature },
        aboutSection(about, locale),
      ],
      why: t('mail.leadReply.why', { site: new URL(origin).host }),
    },
  )
}
