import type { Agency, Person } from '#db/model/agency/agency.ts'
import { entryAt, entrySegment } from '#db/model/agency/entry-segment.ts'
import type { Office } from '#db/model/agency/office.ts'
import { type Locale, locales } from '#messages/locales.ts'
import type { FoundRoute } from '../route-lookup.ts'
import { href } from '../routes.ts'

/** The path of an office's page. */
export function officePath(office: Pick<Office, 'key' | 'name'>, locale: Locale): string {
  return href('office', locale, { office: entrySegment(office, locale) })
}

/** The path of a person's page. */
export function personPath(person: Pick<Person, 'key' | 'name'>, locale: Locale): string {
  return href('person', locale, { person: entrySegment(person, locale) })
}

/** The office with a path segment, also of a former name; null without one. */
export function officeAt({ offices }: Pick<Agency, 'offices'>, segment = ''): Office | null {
  return entryAt(offices, segment, locales)
}

/** The person with a path segment, also of a former name; null without one. */
export function personAt({ people }: Pick<Agency, 'people'>, segment = ''): Person | null {
  return entryAt(people, segment, locales)
}

/** The path of a found office or person; null for another screen, or one that no longer exists. */
export function entryPath({ name, parameters }: FoundRoute, agency: Pick<Agency, 'offices' | 'people'>, locale: Locale): string | null {
  const office = name === 'office' ? officeAt(agency, parameters.office) : null
  const person = name === 'person' ? personAt(agency, parameters.person) : null
  return office ? officePath(office, locale) : person ? personPath(person, locale) : null
}
