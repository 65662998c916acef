import type { StaffMember } from '#db/model/accounts/staff.ts'
import type { Agency } from '#db/model/agency/agency.ts'
import type { OfficeKey } from '#db/model/agency/office.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'

/** The agency's offices as choices of a form. */
export function officeChoices({ offices }: Agency, locale: Locale): readonly { readonly key: OfficeKey; readonly name: string }[] {
  return offices.map(({ key, name }) => ({ key, name: textIn(name, locale) }))
}

/** The offices that a member works for, as choices. */
export function officesOfMember(agency: Agency, { offices }: Pick<StaffMember, 'offices'>, locale: Locale) {
  return officeChoices(agency, locale).filter(({ key }) => offices === null || offices.includes(key))
}
