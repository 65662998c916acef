import { type LocalizedText, textIn } from '#db/model/localized.ts'
import type { OfficeKey } from '#db/model/office.ts'
import { byLocale, type Locale } from '#messages/locales.ts'

const inEvery = (names: LocalizedText) => byLocale((locale) => textIn(names, locale))

/** Who the agency is. An agency that takes Perron over changes this file and `messages/`. */
export const agency = {
  name: 'Perron',
  email: 'info@perron.example',
  offices: [
    { key: 'brugge', email: 'brugge@perron.example', name: inEvery({ nl: 'Brugge', fr: 'Bruges', en: 'Bruges', de: 'Brügge' }) },
    { key: 'brussel', email: 'brussel@perron.example', name: inEvery({ nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }) },
    { key: 'luxembourg', email: 'luxembourg@perron.example', name: inEvery({ nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }) },
  ],
} as const satisfies Agency

interface Agency {
  readonly name: string
  readonly email: string
  readonly offices: readonly { readonly key: OfficeKey; readonly email: string; readonly name: Readonly<Record<Locale, string>> }[]
}
