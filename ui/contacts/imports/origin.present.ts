import type { Origin } from '#db/model/contacts/contact.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** Where imported details come from, as a mail tells the person ('you') or the desk its members, with the name of the firm or list. */
export function originText(to: 'person' | 'desk', origin: Origin | null, name: string | null, locale: Locale): string {
  const text = translator(locale)(`${to === 'person' ? 'mail' : 'form.choice'}.origin.${origin ?? 'ownRecords'}`)
  return name === null ? text : `${text} (${name})`
}
