import type { FormalName } from '#db/model/forms/person-name.ts'
import type { EventKind } from '#db/model/listings/listing-event.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { DigestListingView } from './digest.present.ts'

/** The contents of a digest, in the subscriber's language. */
export interface DigestView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  readonly formal: FormalName | null
  /** The listings shown, latest change first; at least one. */
  readonly listings: readonly [DigestListingView, ...DigestListingView[]]
  /** The number of listings not shown. */
  readonly others: number
  /** The kind of change all of them share; null if it differs or is unknown. */
  readonly kind: EventKind | null
  /** The search in words: as a line, and within a sentence. */
  readonly search: { readonly line: string; readonly inSentence: string }
  readonly list: string
  readonly manage: string
  readonly end: string
}

/** To the subscriber of an alert: the listings that are new to it or have changed, and the links to change or end it. */
export function digest({ locale, origin, name, formal, listings, others, kind, search, list, manage, end }: DigestView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const title = t(`mail.digest.title.${kind ?? 'mixed'}`, { count: listings.length + others })
  return personalMail({ locale, origin, subject: t('mail.digest.subject', { title, search: search.inSentence }), title, name, formal }, agency, {
    unsubscribe: end,
    preview: previewOf(listings),
    sections: [
      { kind: 'search', label: t('mail.digest.search'), words: search.line, href: list, opening: title },
      ...listings.map((listing) => ({ kind: 'listingChange', listing, isOnly: listings.length === 1 }) as const),
      { kind: 'button', text: others > 0 ? t('mail.digest.more', { count: others }) : t('mail.digest.list'), href: list },
    ],
    why: t('mail.digest.why', { site: new URL(origin).host }),
    footLinks: [
      { text: t('mail.digest.manage'), href: manage },
      { text: t('mail.digest.end'), href: end },
    ],
  })
}

function previewOf(listings: readonly DigestListingView[]): string {
  return listings
    .slice(0, 3)
    .map(({ title, price }) => [title, price].filter((part) => part !== null).join(', '))
    .join('; ')
}
