import type { RealEstateAgent, Person as SchemaPerson, WithContext } from 'schema-dts'
import { type Agency, agencyName, type Person } from '#db/model/agency/agency.ts'
import { pathOf } from '#db/model/agency/agency-look.ts'
import type { Office } from '#db/model/agency/office.ts'
import type { OpeningHours } from '#db/model/agency/opening-hours.ts'
import { parsePhone } from '#db/model/forms/phone.ts'
import type { PostalAddress } from '#db/model/places/address.ts'
import { textIn } from '#db/model/site/localized.ts'
import type { Locale } from '#messages/locales.ts'
import { officePath, personPath } from '../../agency/agency-address.present.ts'
import { describePoint } from '../../listings/json-ld/accommodation.present.ts'
import { href } from '../../routes.ts'
import type { DescribedSite } from './json-ld.present.ts'

/** The `@id` of the agency in all structured data. */
export function agencyId(origin: string): string {
  return `${origin}/#agency`
}

/** The agency followed by its offices, if any. */
export function describeAgency(agency: Agency, locale: Locale, { origin }: DescribedSite) {
  const { identity, look, social } = agency
  const logo = look.icons['512']
  const itself = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: agencyName(agency, locale),
    url: origin + href('home', locale),
    ...(agency.version > 0 ? { email: agency.email } : {}),
    ...described('telephone', agency.phone === null ? null : parsePhone(agency.phone)),
    ...(identity ? { legalName: identity.name, ...described('vatID', identity.vat), address: describePostalAddress(identity.seat, locale) } : {}),
    ...(logo ? { logo: origin + pathOf(logo), image: origin + pathOf(logo) } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
  } as const satisfies WithContext<RealEstateAgent>
  return [itself, ...agency.offices.map((office) => describeOffice(office, agency, locale, { origin }))]
}

/** An office of the agency. */
export function describeOffice(office: Office, agency: Agency, locale: Locale, { origin }: DescribedSite) {
  const { key, name, address, point, phone, email, hours, luxembourg } = office
  const own = textIn(name, locale)
  const site = agencyName(agency, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#office-${encodeURIComponent(key)}`,
    name: own.includes(site) ? own : `${site} ${own}`,
    url: origin + officePath(office, locale),
    email,
    ...described('telephone', phone === null ? null : parsePhone(phone)),
    ...(address ? { address: describePostalAddress(address, locale) } : {}),
    ...(point ? { geo: describePoint(point) } : {}),
    ...(hours ? { openingHoursSpecification: describeWeek(hours) } : {}),
    ...described('vatID', luxembourg?.vat ?? null),
    parentOrganization: { '@type': 'RealEstateAgent', '@id': agencyId(origin) },
  } as const satisfies WithContext<RealEstateAgent>
}

/** A member of the agency's staff, as published. */
export function describePerson(person: Person, agency: Agency, locale: Locale, { origin }: DescribedSite) {
  const { key, name, role, photo, phone, email, languages } = person
  const title = textIn(role, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}/#person-${encodeURIComponent(key)}`,
    name,
    url: origin + personPath(person, locale),
    ...(title === '' ? {} : { jobTitle: title }),
    ...(photo ? { image: origin + pathOf(photo) } : {}),
    ...(email === null ? {} : { email }),
    ...described('telephone', phone === null ? null : parsePhone(phone)),
    ...(languages.length > 0 ? { knowsLanguage: [...languages] } : {}),
    worksFor: { '@type': 'RealEstateAgent', '@id': agencyId(origin), name: agencyName(agency, locale) },
  } as const satisfies WithContext<SchemaPerson>
}

function described<Name extends string>(name: Name, value: string | null): { readonly [Key in Name]?: string } | Record<never, never> {
  return value === null ? {} : { [name]: value }
}

/** An address as schema.org has it. */
export function describePostalAddress({ street, zip, city, country }: PostalAddress, locale: Locale) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: textIn(street, locale),
    postalCode: zip,
    addressLocality: textIn(city, locale),
    addressCountry: country,
  }
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function describeWeek({ week }: OpeningHours) {
  return days.flatMap((day, at) =>
    (week[at] ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${day}` as const,
      opens: from,
      closes: to,
    })),
  )
}
