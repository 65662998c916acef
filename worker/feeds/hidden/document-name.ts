import type { LocalizedText } from '#db/model/site/localized.ts'
import { languages } from '#messages/languages.ts'
import { byLocale } from '#messages/locales.ts'

/** The name of a document whose own name reveals a hidden address. */
export const documentName: LocalizedText = byLocale((locale) => languages[locale].document)
