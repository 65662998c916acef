import type { FormalName } from '#db/model/forms/person-name.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import type { MailContent } from '../mail/mail-content.mail.ts'
import { personalMail } from '../mail/mail-head.mail.ts'
import type { MailListingView } from '../mail/mail-listing.present.ts'
import type { MailAgency } from '../mail/mail-look.mail.ts'
import type { SignatureView } from '../mail/mail-signature.present.ts'

/** A home for the subscriber of an alert, in their language. Addresses are absolute. */
export interface HomeMatchView {
  readonly locale: Locale
  readonly origin: string
  readonly name: string | null
  readonly formal: FormalName | null
  /** The search in words: as a line, and within a sentence. */
  readonly search: { readonly line: string; readonly inSentence: string }
  readonly list: string
  readonly home: MailListingView
  /** The member of the staff who sends it. */
  readonly signature: SignatureView
  readonly manage: string
  readonly end: string
}

/** To the subscriber of an alert: a home that matches it, which a member of the staff tells them of. */
export function homeMatch({ locale, origin, name, formal, search, list, home, signature, manage, end }: HomeMatchView, agency: MailAgency): MailContent {
  const t = translator(locale)
  const subject = t('mail.homeMatch.subject', { home: home.title })
  return personalMail({ locale, origin, subject, title: home.title, name, formal }, agency, {
    unsubscribe: end,
    preview: t('mail.homeMatch.fits', { search: search.inSentence }),
    sections: [
      { kind: 'paragraph', text: t('mail.homeMatch.fits', { search: search.inSentence }) },
      { kind: 'listing', listing: { ...home, contact: null } },
      { kind: 'paragraph', text: t('mail.homeMatch.reply') },
      { kind: 'signature', signature },
      { kind: 'link', text: t('mail.digest.list'), href: list },
    ],
    why: t('mail.digest.why', { site: new URL(origin).host }),
    footLinks: [
      { text: t('mail.digest.manage'), href: manage },
      { text: t('mail.digest.end'), href: end },
    ],
  })
}
