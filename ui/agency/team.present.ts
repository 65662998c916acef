import type { Agency, Person } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { officeByKey } from '#db/model/agency/office.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { languageNames } from '../site/intl.present.ts'
import { personPath } from './agency-address.present.ts'
import { type PhoneView, presentPhone } from './phone.present.ts'

/** A member of staff as the team page shows them. */
export interface PersonView {
  readonly key: string
  readonly name: string
  /** The path of their page. */
  readonly href: string
  readonly role: string
  readonly photo: { readonly src: string; readonly width: number; readonly height: number } | null
  readonly phone: PhoneView | null
  readonly email: string | null
  /** Their number at the professional institute; empty if it is not known. */
  readonly licence: string
  /** The languages they speak, in the page's language: 'Dutch and French'. */
  readonly languages: string
  /** Names of their offices. */
  readonly offices: string
}

export interface TeamView {
  /** Shown as the contact person; null if the record has no manager. */
  readonly manager: PersonView | null
  readonly others: readonly PersonView[]
}

/** The agency's people, its manager first. @source specification, section 6 ("Agency manager: shown only as the contact person") */
export function presentTeam(agency: Pick<Agency, 'people' | 'offices'>, locale: Locale): TeamView {
  const manager = agency.people.find((person) => person.manager) ?? null
  return {
    manager: manager && presentPerson(manager, agency, locale),
    others: agency.people.filter((person) => person !== manager).map((person) => presentPerson(person, agency, locale)),
  }
}

/** The people of a block: those with these keys in their order, or everybody in the record's. */
export function presentPeople(agency: Pick<Agency, 'people' | 'offices'>, keys: readonly string[], locale: Locale): readonly PersonView[] {
  const people = keys.length === 0 ? agency.people : keys.flatMap((key) => agency.people.filter((person) => person.key === key))
  return people.map((person) => presentPerson(person, agency, locale))
}

/** A member of staff as pages show them. */
export function presentPerson(person: Person, agency: Pick<Agency, 'offices'>, locale: Locale): PersonView {
  const { key, name, role, photo, phone, email, licence = '', languages, offices } = person
  return {
    key,
    name,
    href: personPath(person, locale),
    role: textIn(role, locale),
    photo: photo && { ...photo, src: pathOf(photo) },
    phone: phone === null ? null : presentPhone(phone),
    email,
    licence,
    languages: languageNames(languages, locale),
    offices: offices.flatMap((office) => textIn(officeByKey(agency, office)?.name, locale) || []).join(', '),
  }
}
