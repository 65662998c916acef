import type { Agency, Person } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import { type Office, servingOffice } from '#db/model/agency/office.ts'
import { isEmail } from '#db/model/forms/email.ts'
import { parsePhone } from '#db/model/forms/phone.ts'
import type { Listing, Place } from '#db/model/listings/listing.ts'
import { textIn } from '#db/model/site/localized.ts'
import { collationKey } from '#db/model/site/sort-key.ts'
import type { Locale } from '#messages/locales.ts'
import { languageNames } from '../site/intl.present.ts'
import { personPath } from './agency-address.present.ts'
import { type PhoneView, presentPhone } from './phone.present.ts'

/** Whom to ask about a listing or project. */
export interface ContactView {
  /** The manager of the record, else the agency's; null if neither is known. */
  readonly person: {
    readonly name: string
    /** The path of their page; null for somebody whom the agency's record does not know. */
    readonly href: string | null
    readonly role: string
    readonly photo: { readonly src: string; readonly width: number; readonly height: number } | null
    /** The languages they speak, in the page's language: 'Dutch, French and English'; empty if the agency's record does not say. */
    readonly languages: string
  } | null
  readonly office: string | null
  readonly email: string
  readonly phone: PhoneView | null
  /** Whether the number is the person's or the office's; null for a number of a record without a person. */
  readonly phoneOf: 'person' | 'office' | null
}

/** The fields of a listing or project that decide its contact person. */
export interface Contactable {
  readonly place: Pick<Place, 'country' | 'zip' | 'office'>
  readonly contact: Listing['contact']
}

type Contacts = Pick<Agency, 'offices' | 'email' | 'phone' | 'people'>

/**
 * The contact person of a listing or project: the record's manager, with photo and role where the agency's record knows them; without one,
 * the agency's manager.
 * @source specification, sections 1 and 6 ("The agency manager appears as the contact person")
 */
export function presentContact(record: Contactable, agency: Contacts, locale: Locale): ContactView {
  const { contact } = record
  const office = servingOffice(agency, record.place)
  const known = personNamed(contact, agency.people)
  const isNamed = contact.name !== null || known !== null
  const person = isNamed ? known : managerOf(agency.people, office)
  const name = contact.name ?? person?.name ?? null
  const shared = [office?.phone ?? null, agency.phone]
  const [phone, phoneOf] = phoneToCall(contact, person, shared)
  return {
    person: name === null ? null : { name, ...presentKnown(person, locale) },
    office: contact.office ?? (office && textIn(office.name, locale)),
    email: officeAddressOf(record, agency),
    phone: phone === null ? null : presentPhone(phone),
    phoneOf,
  }
}

function presentKnown(person: Person | null, locale: Locale) {
  return {
    href: person && personPath(person, locale),
    role: textIn(person?.role, locale),
    photo: person?.photo ? { ...person.photo, src: pathOf(person.photo) } : null,
    languages: languageNames(person?.languages ?? [], locale),
  }
}

/** A direct number before a number that colleagues share: some CRMs fill in the switchboard for everyone. */
function phoneToCall(contact: Listing['contact'], person: Person | null, shared: readonly (string | null)[]): [string | null, ContactView['phoneOf']] {
  const isShared = contact.phone !== null && shared.some((phone) => phone !== null && isSamePhone(phone, contact.phone ?? ''))
  if (contact.phone !== null && !isShared) return [contact.phone, contact.name === null ? null : 'person']
  if (person?.phone) return [person.phone, 'person']
  const phone = contact.phone ?? shared.find((each) => each !== null) ?? null
  return [phone, phone === null ? null : 'office']
}

function isSamePhone(one: string, other: string): boolean {
  const dialled = parsePhone(one)
  return dialled !== null && dialled === parsePhone(other)
}

/** The responsible e-mail address of a listing: the record's if it is valid, or else the address of the office that serves its place. */
export function officeAddressOf({ contact, place }: Contactable, agency: Pick<Agency, 'offices' | 'email'>): string {
  if (contact.email !== null && isEmail(contact.email)) return contact.email
  return servingOffice(agency, place)?.email ?? agency.email
}

/** The person of the agency's record with this e-mail address, else with this name. */
export function personNamed({ name, email }: Pick<Listing['contact'], 'name' | 'email'>, people: readonly Person[]): Person | null {
  const byEmail = email === null ? undefined : people.find((person) => person.email?.toLowerCase() === email.toLowerCase())
  const key = name === null ? null : collationKey(name)
  return byEmail ?? people.find((person) => collationKey(person.name) === key) ?? null
}

/** The manager who works in the office that serves a place, else any. */
function managerOf(people: readonly Person[], office: Office | null): Person | null {
  const managers = people.filter(({ manager }) => manager)
  return managers.find(({ offices }) => office !== null && offices.includes(office.key)) ?? managers[0] ?? null
}
