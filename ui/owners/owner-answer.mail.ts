import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { headedMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { SignatureView } from '../mail/mail-signature.present.ts'
import { greeting } from '../mail/shared-sections.mail.ts'
import { formatDay } from '../site/number.present.ts'

export interface OwnerAnswerView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  readonly home: string
  /** As typed; blank lines separate paragraphs. */
  readonly text: string
  /** The owner's message; null if it is not kept any more. */
  readonly question: { readonly text: string; readonly at: string } | null
  /** The member who answers. */
  readonly signature: SignatureView
  /** The home's page in the portal. */
  readonly href: string
}

/** To an owner: what the agency answers to their message. */
export function ownerAnswer({ locale, origin, name, home, text, question, signature, href }: OwnerAnswerView, agency: MailAgency): MailContent {
  const t = translator(locale)
  return headedMail(
    { locale, origin, subject: t('mail.ownerAnswer.subject', { home }), toName: name, replyName: agency.name },
    {
      preview: text.slice(0, 140),
      sections: [
        greeting(name, locale, null),
        ...text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'freeText' as const, text: paragraph.trim() })),
        { kind: 'signature', signature },
        { kind: 'button', text: t('mail.ownerAnswer.open'), href },
        ...(question === null
          ? []
          : [
              {
                kind: 'group' as const,
                title: t('mail.ownerAnswer.asked', { day: formatDay(question.at, locale) }),
                sections: [{ kind: 'quote' as const, text: question.text }],
              },
            ]),
      ],
      why: t('mail.ownerAnswer.why', { site: new URL(origin).host }),
    },
  )
}
