import type { FormName } from '#db/model/forms/form-catalogue.ts'
import type { FormalName } from '#db/model/forms/person-name.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'
import { capitalised } from '../site/intl.present.ts'
import { whenText } from '../visits/appointment.present.ts'
import type { MailListingView } from './mail-listing.present.ts'
import type { GroupSection, MailSection } from './mail-section.mail.ts'

/**
 * The line that greets the recipient.
 * @param name null if unknown, or not a name
 * @param formal title and last name, if they gave a title
 */
export function greeting(name: string | null, locale: Locale, formal: FormalName | null = null): MailSection {
  const t = translator(locale)
  if (formal !== null) return { kind: 'paragraph', text: t(`mail.greeting.${formal.title}`, { name: formal.lastName }) }
  return { kind: 'paragraph', text: name === null ? t('mail.greetingNobody') : t('mail.greeting', { name }) }
}

/** What the mail is about, under its heading. @param isQuiet whether the mail has a more important button */
export function aboutSection(listing: MailListingView | null, locale: Locale, isQuiet = false): GroupSection {
  return { kind: 'group', title: translator(locale)(`mail.${listing?.kind ?? 'home'}`), sections: [{ kind: 'listing', listing, isQuiet }] }
}

/** The same for the office, which knows the face and the languages of its people. */
export function officeAboutSection(listing: MailListingView | null, locale: Locale): GroupSection {
  const contact = listing?.contact ?? null
  return aboutSection(listing && { ...listing, contact: contact && { ...contact, portrait: null, languages: '' } }, locale, true)
}

/** The subject of a mail to the office, with the reference of the listing it is about. */
export function withReference(subject: string, about: MailListingView | null, locale: Locale): string {
  return about?.reference ? translator(locale)('mail.notice.reference', { subject, reference: about.reference }) : subject
}

/** Says to whom the office's reply goes; a name that ends with a full stop gets no second one. */
export function replyText(who: string, locale: Locale): string {
  return translator(locale)('mail.notice.reply', { who }).replace(/\.\.$/, '.')
}

/** Which form was sent and when, for an address that may not have sent it. @param form null if the mail names it already */
export function sentRows(form: FormName | null, sentAt: string, locale: Locale): MailSection {
  const t = translator(locale)
  const which = form === null ? [] : [{ name: 'form', label: t('mail.confirmation.form'), value: t(`form.${form}.title`) }]
  return { kind: 'rows', rows: [...which, { name: 'when', label: t('mail.confirmation.when'), value: capitalised(whenText(sentAt, locale)) }] }
}
