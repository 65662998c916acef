import type { Origin } from '#db/model/contacts/contact.ts'
import type { Locale } from '#messages/locales.ts'
import { translator } from '#messages/translate.ts'

/** Where imported details come from, in the reader's language, with the name of the firm or list. */
export function originText(origin: Origin | null, name: string | null, locale: Locale): string {
  const text = translator(locale)(`form.choice.origin.${origin ?? 'ownRecords'}`)
  return name === null ? text : `${text} (${name})`
}
