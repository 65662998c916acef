import type { FormalName } from '#db/model/forms/person-name.ts'
import type { OfferStep } from '#db/model/leads/offers/offer.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../../mail/mail-content.mail.ts'
import { headedMail } from '../../mail/mail-head.mail.ts'
import type { MailListingView } from '../../mail/mail-listing.present.ts'
import type { SignatureView } from '../../mail/mail-signature.present.ts'
import { aboutSection, greeting } from '../../mail/shared-sections.mail.ts'

/** What a bidder is told of their offer. It names no other bidder, amount or number of offers. */
export interface OfferStepMailView {
  readonly locale: Locale
  readonly origin: string
  readonly step: OfferStep
  /** Whether the step is the bidder's or the owner's answer to a counter-offer. */
  readonly isOnCounter: boolean
  readonly name: string | null
  readonly formal: FormalName | null
  readonly home: string
  /** The bidder's offer, and the amount that the step is about. */
  readonly offered: string
  readonly amount: string
  /** The last day of that amount; empty without one. */
  readonly until: string
  /** Whether the bidder named conditions. */
  readonly hasConditions: boolean
  /** What is paid in advance once it is accepted. */
  readonly advance: string
  /** The agent's own words; empty for none. */
  readonly text: string
  readonly signature: SignatureView
  /** The sender's name, for the reply address. */
  readonly office: string
  readonly about: MailListingView | null
}

/** To a bidder: what became of their offer. */
export function offerStep(view: OfferStepMailView): MailContent {
  const { locale, origin, step, name, formal, home, office, text, signature, about } = view
  const t = translator(locale)
  const sentences = sentencesOf(view)
  return headedMail(
    { locale, origin, subject: t(`mail.offer.${step}.subject`, { home }), toName: name, replyName: office },
    {
      preview: sentences[0] ?? '',
      sections: [
        greeting(name, locale, formal),
        ...sentences.map((sentence) => ({ kind: 'paragraph' as const, text: sentence })),
        ...(text === '' ? [] : text.split(/\n\s*\n/).map((paragraph) => ({ kind: 'freeText' as const, text: paragraph.trim() }))),
        { kind: 'signature', signature },
        aboutSection(about, locale),
      ],
      why: t('mail.offer.why', { site: new URL(origin).host }),
    },
  )
}

function sentencesOf({ locale, step, isOnCounter, offered, amount, until, hasConditions, advance }: OfferStepMailView): readonly string[] {
  const t = translator(locale)
  switch (step) {
    case 'presented':
      return [
        t('mail.offer.presented', { amount: offered }),
        ...(until === '' ? [] : [t('mail.offer.presented.until', { day: until })]),
        t('mail.offer.presented.next'),
      ]
    case 'countered':
      return [t('mail.offer.countered', { offered, amount, day: until }), t('mail.offer.countered.binds')]
    case 'accepted':
      return [
        t(isOnCounter ? 'mail.offer.accepted.counter' : 'mail.offer.accepted', { amount }),
        t(hasConditions ? 'mail.offer.accepted.bindsUnder' : 'mail.offer.accepted.binds'),
        [t('mail.offer.accepted.next'), advance].filter((part) => part !== '').join(' '),
      ]
    case 'refused':
      return [t('mail.offer.refused', { amount: offered }), t('mail.offer.free'), t('mail.offer.refused.thanks')]
    case 'withdrawn':
      return [
        t(isOnCounter ? 'mail.offer.withdrawn.counter' : 'mail.offer.withdrawn', { amount: isOnCounter ? amount : offered }),
        t('mail.offer.withdrawn.thanks'),
      ]
    case 'lapsed':
      return [
        t(isOnCounter ? 'mail.offer.lapsed.counter' : 'mail.offer.lapsed', { amount, day: until }),
        ...(isOnCounter ? [] : [t('mail.offer.free')]),
        t('mail.offer.lapsed.next'),
      ]
  }
}
