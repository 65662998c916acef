import type { Agency } from '#db/model/agency.ts'
import { textIn } from '#db/model/localized.ts'
import type { OfficeKey } from '#db/model/office.ts'
import type { Locale } from '#messages/locales.ts'

/** The agency's offices as choices of a form. */
export function officeChoices({ offices }: Agency, locale: Locale): readonly { readonly key: OfficeKey; readonly name: string }[] {
  return offices.map(({ key, name }) => ({ key, name: textIn(name, locale) }))
}
